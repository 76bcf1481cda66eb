import type { PlayWords } from '../play-words.ts'

export const play: PlayWords = {
  endTurn: 'End turn',
}
