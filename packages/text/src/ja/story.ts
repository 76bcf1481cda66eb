import type { StoryWords } from '../story-words.ts'

export const story: StoryWords = {
  sinceLastTurn: '前回の手番から',
}
