import type { SectionTextOf } from '../outline.ts'

export const discovery: SectionTextOf<'discovery'> = {
  title: '発見',
  paragraphs: {
    cost: 'アトラスの個人目的地5枚から1枚を選び、コストを支払います。枠は工房と同じで、左の3つは1個か2個の追加、右端はパン1個を得ます。香辛料は、どの個人目的地の支払いにも使えます。',
    yours:
      'すぐに勝利点を得て、タイルを自分の前に置きます。航海できるのはあなただけです。桟橋は1つなので、1ラウンドに船1隻です。',
    lighthouse: 'そこには誰でも灯台を建てられます。',
    when: '航海できるのは次の自分の手番からです。順番は獲得と同じで、ボーナスはありません。',
    atlas: 'タイルが尽きたら、アトラスはもう補充しません。',
  },
}
