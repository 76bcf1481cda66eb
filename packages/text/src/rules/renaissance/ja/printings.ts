import type { SectionTextOf } from '../outline.ts'

export const printings: SectionTextOf<'printings'> = {
  title: '英語版とフランス語版',
  paragraphs: {
    numbers:
      '2つの版は3か所が違います。「祝福」の2種1組は、英語版では3点、フランス語版では4点です。「収集家」の作品は、英語版では7枚、フランス語版では6枚です。ソロのランクの境目も異なります。',
    setting: '1つのゲームでは1つの版だけを使い、混ぜません。選ばなければ英語版です。',
  },
}
