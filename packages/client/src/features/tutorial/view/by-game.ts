import type { GameName } from '@amalfi/engine'
import type { Course } from '../course/course.ts'

const LOAD: Readonly<Record<GameName, () => Promise<Course>>> = {
  renaissance: () => import('../renaissance/course.ts').then(({ course }) => course),
  original: () => import('../original/course.ts').then(({ course }) => course),
}

/** Loads the course of a game. It is not part of the first download. */
export const loadCourse = (name: GameName): Promise<Course> => LOAD[name]()
