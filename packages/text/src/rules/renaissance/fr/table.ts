import type { SectionTextOf } from '../outline.ts'

export const table: SectionTextOf<'table'> = {
  title: 'La table de jeu',
  paragraphs: {
    bay: 'Votre baie contient les navires utilisables. Votre port contient ceux qui ne le seront plus avant la période suivante. Votre chantier naval contient ceux que vous n’avez pas encore construits.',
    holds:
      'Vous avez cinq cales : épice, bois, vin, joyau et tissu. Un navire dans une cale est cette ressource ; il y reste tant que vous ne payez pas avec lui ou ne le changez pas en pain.',
    granary:
      'Votre grenier est la piste où vous comptez votre pain. Les phares que vous n’avez pas encore érigés occupent ses dernières cases.',
    destinations:
      'Une destination est un lieu où l’on navigue ; elle porte le nom de son havre. Elle a un quai, où se place le navire, et parfois un emplacement de phare.',
    kinds:
      'Les destinations publiques sont sur le plateau principal, ouvertes à tous ; trois d’entre elles, les évolutives, changent en cours de partie. Les destinations privées sont des tuiles : seul le joueur qui en a découvert une peut y naviguer.',
    rows: 'Trois rangées sont visibles de tous : l’Atlas, avec 5 destinations privées, l’Atelier, avec 5 œuvres, et le Conseil, avec 4 personnages.',
    cards:
      'Il y a trois types d’œuvres : livres, tableaux et monuments. Il y a quatre types de personnages : immédiats, permanents, engageables et de fin de partie. Les personnages attendent dans votre main que vous les invitiez ; tout ce que vous avez acquis, découvert ou invité est posé devant vous.',
    windRose: 'La Rose des Vents désigne le joueur qui commence la période.',
  },
}
