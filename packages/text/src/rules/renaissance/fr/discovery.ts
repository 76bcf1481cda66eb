import type { SectionTextOf } from '../outline.ts'

export const discovery: SectionTextOf<'discovery'> = {
  title: 'Découverte',
  paragraphs: {
    cost: 'Choisissez l’une des 5 destinations privées de l’Atlas et payez son coût. Les emplacements comptent comme ceux de l’Atelier : les trois plus à gauche ajoutent 1 ou 2 au coût, le plus à droite donne 1 pain. Toute destination privée accepte l’épice.',
    yours:
      'Marquez aussitôt ses points et posez la tuile devant vous. Vous seul pouvez y naviguer. Elle a un seul quai et reçoit donc un navire par période.',
    lighthouse: 'Tout joueur peut y ériger un phare.',
    when: 'Vous pouvez y naviguer dès votre prochain tour. L’ordre est celui d’une acquisition, sans bonus.',
    atlas: 'Quand les tuiles sont épuisées, l’Atlas n’est plus complété.',
  },
}
