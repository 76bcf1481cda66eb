import type { SectionTextOf } from '../outline.ts'

export const decrees: SectionTextOf<'decrees'> = {
  title: 'Phase 3 : le décret',
  paragraphs: {
    scoring:
      'Le décret de la période rapporte des points à chaque joueur. Les points imprimés à côté sur le plateau s’ajoutent pour chaque élément.',
    board:
      'Les points du plateau augmentent ce que le décret donne pour un élément qu’il nomme. Pour les éléments qu’il ne nomme pas, ils ne donnent rien.',
    example:
      'Exemple : en période I, le plateau ajoute 3 par œuvre et 2 par personnage. Universalisme donne alors 4 par œuvre, 1 par destination privée et 3 par personnage.',
    turned: 'Tous marquent leurs points, dans l’ordre du repas, puis le décret est retourné.',
    adulation: 'Adulation : 3 points par œuvre du type que vous possédez en plus grand nombre.',
    blessing:
      'Bénédiction : 10 points par trio formé d’un livre, d’un tableau et d’un monument ; puis, parmi le reste, 3 points (édition française : 4) par paire de deux types différents.',
    grouping:
      'Pour Bénédiction, chaque œuvre compte une fois, et vos œuvres sont regroupées de la façon qui rapporte le plus.',
    colonization: 'Colonisation : 3 points par phare que vous avez érigé.',
    trade:
      'Commerce : 3 points pour chacun de vos navires placé sur une de vos destinations privées.',
    conclave: 'Conclave : 2 points par personnage que vous avez invité.',
    council: 'Conseil : 6 points pour chacun des quatre types dont vous avez invité un personnage.',
    exploration: 'Exploration : 2 points par destination privée que vous avez découverte.',
    mobilization:
      'Mobilisation : 2 points par navire que vous avez construit. Les quatre premiers ne comptent pas.',
    subsistence:
      'Subsistance : 2 points par pain qui vous reste après le repas. Vous pouvez encore en obtenir auparavant par des actions optionnelles.',
    universalism:
      'Universalisme : 1 point par œuvre, 1 par destination privée et 1 par personnage que vous avez invité.',
  },
}
