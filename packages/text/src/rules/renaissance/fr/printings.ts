import type { SectionTextOf } from '../outline.ts'

export const printings: SectionTextOf<'printings'> = {
  title: 'Éditions anglaise et française',
  paragraphs: {
    numbers:
      'Les deux éditions diffèrent en trois endroits. Une paire de Bénédiction donne 3 points dans l’anglaise, 4 dans la française. Collectionneur demande 7 œuvres dans l’anglaise, 6 dans la française. Enfin, les seuils des niveaux en solo ne sont pas les mêmes.',
    setting:
      'Vous choisissez une édition pour toute la partie, l’anglaise sauf avis contraire. Elles ne se mélangent jamais.',
  },
}
