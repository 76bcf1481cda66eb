import type { EndingWords } from '../ending-words.ts'

export const ending: EndingWords = {
  pointsBySource: '得点の内訳',
}
