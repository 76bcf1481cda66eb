import type { SectionTextOf } from '../outline.ts'

export const setup: SectionTextOf<'setup'> = {
  title: 'La mise en place',
  paragraphs: {
    decrees:
      'Quatre des dix décrets sont tirés au hasard, un pour chacune des périodes I à IV, et posés face visible. Les six autres quittent la partie.',
    titles:
      'Un des six titres sombres et deux des dix titres clairs sont tirés au hasard et posés face visible. Les autres quittent la partie sans être vus.',
    rows: 'Les 36 destinations privées sont mélangées et 5 sont révélées dans l’Atlas ; les 54 œuvres sont mélangées et 5 sont révélées dans l’Atelier. Que les destinations privées forment une pioche ou deux ne change rien.',
    pieces:
      'Vous commencez avec 4 navires dans la baie, 6 dans le chantier naval, 6 phares sur les cases 7 à 12 du grenier, 3 cubes pour les titres et 0 point.',
    firstPlayer:
      'Le premier joueur est tiré au sort, ou désigné par la personne qui ouvre la table ; il prend la Rose des Vents.',
    bread:
      'Le premier joueur commence avec 3 pains ; dans le sens horaire, les suivants en ont 4, 5 et 6.',
    order:
      'Les décrets, les titres, l’Atlas et l’Atelier sont visibles et l’ordre des joueurs est connu avant le choix des mains. Le Conseil est garni en dernier, quand chacun a sa main.',
    allOpen: 'Toutes les destinations du plateau servent, quel que soit le nombre de joueurs.',
    secrets:
      'Vous seul voyez votre main et, dans un draft, tous choisissent en même temps et en secret. Tout le reste est public, défausses comprises. Personne ne connaît l’ordre d’une pioche.',
  },
}
