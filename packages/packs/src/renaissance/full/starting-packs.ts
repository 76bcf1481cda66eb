import type { StartingPack } from '../../schema/cards.ts'

/** The six starting packs with their plans. */
export const startingPacks: StartingPack[] = [
  {
    id: 'anchor',
    name: { en: 'The Fleet', fr: 'La Flotte', ja: '船団' },
    plan: {
      en: 'Gather wood, build ships early and often, and keep bread ready for their crews.',
      fr: 'Amassez du bois, construisez des navires tôt et souvent, et gardez du pain pour leurs équipages.',
      ja: '木材を集め、早いうちから次々と船を造り、乗組員に食べさせるパンも蓄えておく。',
    },
  },
  {
    id: 'lantern',
    name: { en: 'The Lighthouses', fr: 'Les Phares', ja: '灯台' },
    plan: {
      en: 'Erect lighthouses where everybody sails, and let the voyages of others fill your holds.',
      fr: 'Érigez des phares là où tout le monde navigue, et laissez les voyages des autres remplir vos cales.',
      ja: '皆が航海する目的地に灯台を建て、ほかのプレイヤーの航海で自分の船倉を満たす。',
    },
  },
  {
    id: 'compass',
    name: { en: 'The Routes', fr: 'Les Routes', ja: '航路' },
    plan: {
      en: 'Gather spice, discover destinations early, and sail to your own rather than to crowded docks.',
      fr: 'Amassez des épices, découvrez tôt des destinations, et naviguez vers les vôtres plutôt que vers les quais encombrés.',
      ja: '香辛料を集めて早めに目的地を発見し、混み合う桟橋よりも自分の目的地へ航海する。',
    },
  },
  {
    id: 'palette',
    name: { en: 'The Arts', fr: 'Les Arts', ja: '芸術' },
    plan: {
      en: 'Acquire artworks in every period, a set of all three types first, then as many paintings as you can.',
      fr: 'Acquérez des œuvres à chaque période : d’abord un trio (une de chaque type), puis le plus de tableaux possible.',
      ja: 'どのラウンドでも作品を獲得する。まずは3種1組、その後は絵画をできるだけ多く。',
    },
  },
  {
    id: 'crown',
    name: { en: 'The Court', fr: 'La Cour', ja: '宮廷' },
    plan: {
      en: 'Take and invite characters all the time: each brings the next, and together they earn titles.',
      fr: 'Prenez et invitez sans cesse des personnages : chacun amène le suivant, et ensemble ils vous valent les titres.',
      ja: '絶えず人物を手札に加えて招待する。一人が次の一人を呼び、そろった顔ぶれで称号を得る。',
    },
  },
  {
    id: 'sheaf',
    name: { en: 'Bread and Bank', fr: 'Le Pain et la Banque', ja: 'パンと銀行' },
    plan: {
      en: 'Never run short of bread, buy what others cannot afford, and end the game with a full granary.',
      fr: 'Ne manquez jamais de pain : achetez ce que les autres ne peuvent s’offrir, et finissez le grenier plein.',
      ja: 'パンを切らさず、ほかのプレイヤーには手の出ないものを買い、食糧庫を満たしてゲームを終える。',
    },
  },
]
