import type { StoryWords } from '../story-words.ts'

export const story: StoryWords = {
  sinceLastTurn: 'Depuis votre dernier tour',
}
