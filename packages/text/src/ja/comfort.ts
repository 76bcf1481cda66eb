import type { ComfortWords } from '../comfort-words.ts'

export const comfort: ComfortWords = {
  letters: '文字の大きさ',
  letterSizes: { normal: '標準', large: '大', larger: '特大' },
  safeColours: '色覚に配慮した配色',
  safeColoursHint: '船と資源を明るさでも見分けられます。',
  sound: '控えめな音',
  soundHint: '船は木の音、カードは紙の音、手番が来ると鐘が鳴ります。',
}
