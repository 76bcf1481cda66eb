import type { SectionTextOf } from '../outline.ts'

export const periods: SectionTextOf<'periods'> = {
  title: 'ラウンドの流れ',
  paragraphs: {
    phases:
      '1ラウンドは3つのフェイズからなります。手番を回すアクションフェイズ、乗組員のパンを支払う食事フェイズ、勝利点を得る布告フェイズです。',
    game: '第I、第II、第IIIラウンドの後は次のラウンドの準備をします。第IVラウンドの後、ゲームは終わります。',
  },
}
