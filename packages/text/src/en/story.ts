import type { StoryWords } from '../story-words.ts'

export const story: StoryWords = {
  sinceLastTurn: 'Since your last turn',
}
