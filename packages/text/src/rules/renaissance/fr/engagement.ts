import type { SectionTextOf } from '../outline.ts'

export const engagement: SectionTextOf<'engagement'> = {
  title: 'Engagement',
  paragraphs: {
    engage:
      'Choisissez l’un de vos personnages engageables encore droits, appliquez son effet et tournez la carte d’un quart de tour. Il est alors engagé.',
    when: 'Vous pouvez engager un personnage dans la période même où vous l’avez invité, et même si son effet ne peut rien faire. Si l’effet commence par un coût, vous devez le payer ; vous pouvez renoncer à un coût placé plus loin, et à ce qu’il achète.',
    turned:
      'La carte est tournée après son effet : un personnage ne peut donc pas se redresser lui-même.',
    straighten:
      'Redresser, c’est remettre droit un de vos personnages engagés, qui pourra être engagé de nouveau. Au début de chaque période, tous sont redressés.',
  },
}
