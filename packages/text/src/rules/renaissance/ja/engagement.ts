import type { SectionTextOf } from '../outline.ts'

export const engagement: SectionTextOf<'engagement'> = {
  title: '発動',
  paragraphs: {
    engage: '自分の縦向きのアクション系1人を選び、効果を得てから、カードを横向きにします。',
    when: '招待したラウンドのうちにも、効果が何も起こらないときにも発動できます。効果がコストから始まるなら、必ず支払います。途中にあるコストは、それで得るものごと見送れます。',
    turned: '横向きにするのは効果の後です。そのため、自身を縦向きに戻すことはできません。',
    straighten:
      '縦向きに戻すとは、自分の横向きの人物1人を、再び発動できる向きにすることです。各ラウンドの初めには、すべて縦向きに戻ります。',
  },
}
