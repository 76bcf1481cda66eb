import type { PlayWords } from '../play-words.ts'

export const play: PlayWords = {
  endTurn: '手番を終える',
}
