import type { SectionWords } from '../outline.ts'

export const printings: SectionWords<'printings'> = {
  title: '英語版とフランス語版',
  paragraphs: {
    numbers:
      '2つの版は3つの数が違います。英語版では「祝福」の2種1組が3点、「収集家」は作品7枚です。フランス語版では4点と6枚です。ソロのランクの境目も異なります。',
    setting: '1つのゲームでは1つの版だけを使い、混ぜません。選ばなければ英語版です。',
  },
}
