import type { StartWords } from '../start-words.ts'

export const start: StartWords = {
  settings: '設定',
}
