import type { SectionWords } from '../outline.ts'

export const printings: SectionWords<'printings'> = {
  title: 'Éditions anglaise et française',
  paragraphs: {
    numbers:
      'Les deux éditions diffèrent par trois nombres. Anglaise : une paire de Bénédiction donne 3 points, Collectionneur demande 7 œuvres. Française : une paire en donne 4, Collectionneur en demande 6. Les seuils des niveaux en solo diffèrent aussi.',
    setting:
      'Vous choisissez une édition pour toute la partie, l’anglaise sauf avis contraire. Elles ne se mélangent jamais.',
  },
}
