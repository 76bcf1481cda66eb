import type { StartingPack } from '../schema/cards.ts'

/**
 * The four starting sets of the basic game, for the first to the fourth player, with their plans.
 */
export const sets: StartingPack[] = [
  {
    id: 'arsenal',
    name: { en: 'The Arsenal', fr: "L'Arsenal", ja: '造船所' },
    plan: {
      en: 'Build ships in the first rounds, feed them, and put up buildings later.',
      fr: 'Construisez des navires dès les premières manches, nourrissez-les, puis élevez des édifices.',
      ja: '序盤のラウンドで船を造って養い、のちに建物を手に入れる。',
    },
  },
  {
    id: 'portolan',
    name: { en: 'The Portolan', fr: 'Le Portulan', ja: 'ポルトラーノ' },
    plan: {
      en: 'Gather spice, buy charts with it, and let them bring you books.',
      fr: 'Amassez des épices, achetez des cartes marines, et laissez-les vous apporter des livres.',
      ja: '香辛料を集めて海図を買い、その力で書籍を手に入れる。',
    },
  },
  {
    id: 'workshop',
    name: { en: 'The Workshop', fr: "L'Atelier", ja: '工房' },
    plan: {
      en: 'Paintings and gems; colonies keep you fed meanwhile.',
      fr: 'Des tableaux et des gemmes ; les colonies vous nourrissent pendant ce temps.',
      ja: '絵画と宝石をねらい、そのあいだの食糧は植民地でまかなう。',
    },
  },
  {
    id: 'court',
    name: { en: 'The Court', fr: 'La Cour', ja: '宮廷' },
    plan: {
      en: 'Take and play many characters, and own one of every kind of art.',
      fr: 'Prenez et jouez beaucoup de personnages, et possédez un peu de chaque art.',
      ja: '多くの人物を獲得して使い、三種の契約をそろえる。',
    },
  },
]
