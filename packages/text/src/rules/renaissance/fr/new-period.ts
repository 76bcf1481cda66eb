import type { SectionTextOf } from '../outline.ts'

export const newPeriod: SectionTextOf<'newPeriod'> = {
  title: 'Nouvelle période',
  paragraphs: {
    order:
      'Après les périodes I, II et III, suivez ces étapes l’une après l’autre. Chaque fois, la carte la plus à droite est celle qui s’y trouve à ce moment-là.',
    ships:
      'D’abord, tous les navires placés sur des destinations ou au port reviennent dans la baie de leur propriétaire. Les navires dans les cales y restent et sont toujours des ressources.',
    atlas:
      'Puis la tuile la plus à droite de l’Atlas recouvre la destination évolutive de la période qui vient. L’Atlas est décalé vers la droite et complété.',
    artwork:
      'Puis l’œuvre la plus à droite est défaussée ; l’Atelier est décalé vers la droite et complété.',
    straighten: 'Puis tous les personnages engagés de tous les joueurs sont redressés.',
    character:
      'Enfin, le personnage le plus à droite du Conseil est défaussé ; le Conseil est décalé vers la droite et complété.',
    decks:
      'Si la pioche de l’Atelier ou du Conseil est vide, sa défausse est mélangée pour en former une nouvelle.',
    begin: 'Le détenteur de la Rose des Vents joue le premier tour.',
  },
}
