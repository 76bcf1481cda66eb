import type { SectionTextOf } from '../outline.ts'

export const titles: SectionTextOf<'titles'> = {
  title: 'Les titres',
  paragraphs: {
    take: 'Dès que vous remplissez toutes les exigences d’un titre, quel que soit le joueur dont c’est le tour, posez un cube sur sa case libre la plus à gauche et marquez les points de la case. Chaque titre ne se prend qu’une fois par joueur.',
    squares:
      'La première case d’un titre sombre donne 24 points, celle d’un titre clair 12. Chaque case suivante en donne moins.',
    moment:
      'Les exigences sont vérifiées après chaque élément gagné, avant l’effet suivant. Le cube est posé sans rien demander et reste pour de bon. Il y a quatre cases : il en reste toujours une pour vous.',
    together:
      'Si un même événement devait compléter un titre pour deux joueurs, celui dont c’est le tour passe en premier, puis les autres dans le sens horaire.',
    fleet:
      'Votre flotte, ce sont vos quatre premiers navires et tous ceux que vous avez construits, y compris ceux qui sont encore au port.',
    types:
      'Quatre titres nomment un type de personnage, indiqué sur la tuile. Les icônes des tuiles imprimées étaient illisibles : ici, chacun nomme un type différent, et Mécène, qui ne demande qu’un personnage, nomme le type de fin de partie.',
    ambassador: 'Ambassadeur (sombre) : 10 personnages.',
    admiral: 'Amiral (sombre) : une flotte de 10 navires et 6 phares.',
    scholar: 'Érudit (sombre) : 2 livres, 2 tableaux, 2 monuments et 4 personnages.',
    explorer: 'Explorateur (sombre) : 5 destinations privées, une flotte de 8 navires et 4 phares.',
    peregrin: 'Pérégrin (sombre) : 4 destinations privées, 4 personnages et 4 œuvres.',
    visionary: 'Visionnaire (sombre) : 2 personnages du type qu’il nomme et 4 phares.',
    artist: 'Artiste (clair) : 2 œuvres d’un type et 2 d’un autre.',
    collector: 'Collectionneur (clair) : 7 œuvres (édition française : 6).',
    condottiere: 'Condottiere (clair) : 2 personnages du type qu’il nomme et 3 phares.',
    courtier: 'Courtisan (clair) : 6 personnages.',
    discoverer: 'Découvreur (clair) : 2 destinations privées, 2 phares et 2 personnages.',
    humanist: 'Humaniste (clair) : 1 personnage de chacun des quatre types.',
    merchant: 'Marchand (clair) : 2 personnages du type qu’il nomme et 4 destinations privées.',
    patron: 'Mécène (clair) : 1 personnage du type qu’il nomme et 3 œuvres.',
    navigator: 'Navigateur (clair) : 3 destinations privées et une flotte de 7 navires.',
    zealot: 'Zélateur (clair) : 4 œuvres du même type.',
  },
}
