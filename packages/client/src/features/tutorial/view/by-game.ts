import type { GameName } from '@amalfi/engine'
import type { Course } from '../course/course.ts'

const LOAD: Readonly<Record<GameName, () => Promise<Course>>> = {
  renaissance: () => import('../renaissance/course.ts').then(({ course }) => course),
  original: () => import('../original/course.ts').then(({ course }) => course),
}

/** The guided game of a game; loaded when it is wanted. */
export const courseOf = (name: GameName): Promise<Course> => LOAD[name]()
