import type { ReferenceMessages } from '../../messages/reference.ts'
import type { Words } from '../words.ts'

export const reference = (w: Words): ReferenceMessages => ({
  ruleLink: 'この場面のルール',
  ruleFor: (about) => `ルール：${about}`,
  now: '今できること',
  pictures: {
    chart: `ゲーム中盤の${w.map}。${w.publicDestination}と${w.evolvingDestination}`,
    board: `プレイヤーの船。5つの${w.hold}、${w.bay}、${w.port}、造船所`,
    granary: `${w.granary}。${w.bread}と、まだ${w.notErected}${w.lighthouse}`,
    rows: `3つの列。${w.rowNames.atlas}、${w.rowNames.workshop}、${w.rowNames.council}。左端が最も高い`,
    goals: `${w.decree}と称号、各プレイヤーの達成状況`,
  },
  filters: (set) => (set > 0 ? `絞り込み（${set}）` : '絞り込み'),
  paidInFilter: '支払う資源',
  provenanceFilter: '数値の出典',
  differences: '違うところ',
  ifYouKnow: (game) => `『${game}』をご存じの方へ`,
  provenance: { printed: 'ルールブックに印刷', reconstructed: '再構成' },
  aboutCardsText: [
    `ルールブックにはルールはありますが、カードの一覧はありません。${w.printedCards}はルールブックに印刷されたものです。それ以外は、ルールブックの記述に合うように私たちが再構成したものです。`,
    '値がすべて印刷されたカードか、再構成したカードかは、各カードに示しています。',
    '製品をお持ちの方は、手元のカードの値を書き写したパックを作り、端末（ターミナル）で遊べます。方法は README にあります。',
  ],
  contents: '目次',
  linkTo: (rule) => `${rule}へのリンク`,
  search: '名前と文章から探す',
  allKinds: 'すべて',
  cardsFound: (cards) => `${cards}枚`,
  noCardsFound: '当てはまるカードがありません。',
  printedCount: (printed, all) => `${all}枚中${printed}枚がルールブックに印刷`,
  madeWith: '使わせていただいたもの',
  credits: [
    'アイコン：game-icons.net（CC BY 3.0）。作者はLorc、Delapouite、Faithtoken、Quoting、Caro Asercion、Carl Olsenほか。色は変えてあります。',
    '海岸線：Natural Earth（パブリックドメイン）。',
    '書体：EB GaramondとShippori Mincho（SIL Open Font License）。',
  ],
})
