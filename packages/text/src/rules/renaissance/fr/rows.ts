import type { SectionTextOf } from '../outline.ts'

export const rows: SectionTextOf<'rows'> = {
  title: 'Les rangées',
  paragraphs: {
    slots:
      'Les surcoûts et le pain sont attachés aux emplacements, non au rang d’une carte parmi celles qui restent. Les cartes se décalent vers la droite : une rangée incomplète a donc ses vides à gauche.',
    refill:
      'Quand une carte quitte une rangée, celles de gauche se décalent vers la droite et une nouvelle est révélée de la pioche. Une carte défaussée est déjà sur sa défausse à ce moment-là.',
    remake:
      'S’il faut piocher une carte pour l’Atelier ou le Conseil et que la pioche est vide, toute la défausse est mélangée et forme une nouvelle pioche. La carte que l’on vient de défausser y est mélangée aussi.',
    short:
      'Si la pioche et la défausse sont vides, la rangée reste incomplète. S’il n’y a plus aucune carte dans la rangée, y défausser ne fait rien et prendre un personnage est sans effet.',
    atlas:
      'L’Atlas n’est jamais reconstitué. Quand ses tuiles s’épuisent, la rangée se réduit, et une tuile qui en est défaussée (en solo seulement) quitte la partie.',
  },
}
