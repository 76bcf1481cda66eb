import type { SectionTextOf } from '../outline.ts'

export const end: SectionTextOf<'end'> = {
  title: 'La fin de la partie',
  paragraphs: {
    endgame:
      'Quand la période IV est finie, repas et décret compris, chacun de vos personnages de fin de partie invités rapporte ses points, jusqu’à son maximum. Ceux qui sont encore en main ne rapportent rien.',
    winner:
      'Qui a le plus de points l’emporte. En cas d’égalité, c’est celui qui a le plus de points de titres ; si l’égalité demeure, la victoire est partagée.',
    places:
      'Les places suivantes se règlent de même : selon les points, puis les points de titres. Un score négatif reste tel quel. Les points de titres sont la somme des cases que vous avez prises.',
  },
}
