import type { CloserWords } from '../closer-words.ts'

export const closer: CloserWords = {
  close: 'Close',
}
