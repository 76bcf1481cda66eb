import type { EndingWords } from '../ending-words.ts'

export const ending: EndingWords = {
  pointsBySource: 'Points by source',
}
