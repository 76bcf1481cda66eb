import type { FaultAt } from './sharing-words.ts'

/** Whether what was found comes after what is known here; what is no number does not. */
export const isNewer = ({ has, needs }: FaultAt): boolean => Number(has) > Number(needs)
