import type { SectionTextOf } from '../outline.ts'

export const end: SectionTextOf<'end'> = {
  title: 'ゲームの終了',
  paragraphs: {
    endgame:
      '第IVラウンドの食事と布告まで終えたら、招待した終了時系の人物が、それぞれの最大値まで勝利点になります。手札に残った人物は0点です。',
    winner:
      '勝利点が最も多いプレイヤーの勝ちです。同点なら称号で得た点が多いほうが勝ち、それも同じなら勝利を分け合います。',
    places:
      '2位以下も同じく、勝利点、称号で得た点の順で決めます。0を下回る得点もそのままです。称号で得た点とは、取ったマスの点の合計です。',
  },
}
