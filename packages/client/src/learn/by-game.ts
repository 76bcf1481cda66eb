import type { GameName } from '@amalfi/engine'
import type { Course } from './course.ts'

const LOAD: Readonly<Record<GameName, () => Promise<Course>>> = {
  renaissance: () => import('../games/renaissance/learn/course.ts').then(({ course }) => course),
  original: () => import('../games/original/learn/course.ts').then(({ course }) => course),
}

/** The guided game of a game; loaded when it is wanted. */
export const courseOf = (name: GameName): Promise<Course> => LOAD[name]()
