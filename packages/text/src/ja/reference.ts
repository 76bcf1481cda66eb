import type { ReferenceWords } from '../reference-words.ts'
import type { Words } from './words.ts'

export const reference = (w: Words): ReferenceWords => ({
  theRule: 'この場面のルール',
  ruleFor: (about) => `ルール：${about}`,
  now: '今できること',
  pictures: {
    chart: `ゲーム中盤の${w.map}。${w.publicPlace}と${w.evolvingPlace}`,
    board: `プレイヤーの船。5つの${w.hold}、${w.bay}、${w.port}、造船所`,
    granary: `${w.granary}。${w.bread}と、まだ${w.notErected}${w.lighthouse}`,
    rows: `3つの列。${w.rowNames.atlas}、${w.rowNames.workshop}、${w.rowNames.council}。左端が最も高い`,
    goals: `${w.decree}と称号、各プレイヤーの達成状況`,
  },
  filters: (set) => (set > 0 ? `絞り込み（${set}）` : '絞り込み'),
  paidIn: '支払う資源',
  values: '数値の出典',
  differences: '違うところ',
  ifYouKnow: (game) => `『${game}』をご存じの方へ`,
})
