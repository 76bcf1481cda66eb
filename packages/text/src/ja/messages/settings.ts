import type { SettingsMessages } from '../../messages/settings.ts'

export const settings: SettingsMessages = {
  title: '設定',
  speed: 'コンピューターの進む速さ',
  speeds: { atOnce: '一瞬', quick: '速い', calm: '普通', slow: 'ゆっくり' },
  confirmTurn: '手番の終わりを確認する',
  confirmTurnHint: '確認した後に、ほかの人の手番になります。',
  motion: '船とカードの動き',
  motions: { device: '端末の設定に従う', full: 'いつも動かす', still: '動かさない' },
  textSize: '文字の大きさ',
  textSizes: { normal: '標準', large: '大', larger: '特大' },
  safeColours: '色覚に配慮した配色',
  safeColoursHint: '船と資源を明るさでも見分けられます。',
  sound: '控えめな音',
  soundHint: '船は木の音、カードは紙の音、手番が来ると鐘が鳴ります。',
}
