import type { SectionTextOf } from '../outline.ts'

export const periods: SectionTextOf<'periods'> = {
  title: 'Une période',
  paragraphs: {
    phases:
      'Chaque période a trois phases : les actions, où l’on joue à tour de rôle ; le repas, où l’on paie le pain des équipages ; le décret, qui rapporte des points.',
    game: 'Après les périodes I, II et III, on prépare une nouvelle période. Après la période IV, la partie s’achève.',
  },
}
