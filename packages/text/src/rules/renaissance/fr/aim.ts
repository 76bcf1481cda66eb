import type { SectionTextOf } from '../outline.ts'

export const aim: SectionTextOf<'aim'> = {
  title: 'Le but du jeu',
  paragraphs: {
    purpose:
      'Vous êtes une famille marchande d’Amalfi à la Renaissance. En quatre périodes, vous armez des navires, achetez des œuvres d’art, ouvrez des routes commerciales et réunissez autour de vous des personnages célèbres. Qui a le plus de points à la fin l’emporte.',
    ships:
      'Tout se fait avec les navires, et un navire vaut par l’endroit où il se trouve. Dans la baie, il est prêt à partir ; sur un quai, il a fait son voyage. Dans une cale, il est la ressource de cette cale. Au port, il ne sert plus avant la période suivante.',
    points:
      'Les œuvres et les destinations privées rapportent leurs points dès que vous les obtenez, les titres dès que vous les méritez, le décret à la fin de chaque période et les personnages de fin de partie après la dernière. D’autres cartes peuvent aussi donner des points.',
    sources:
      'Ces règles suivent les livrets anglais et français du jeu. Là où ils diffèrent ou se taisent, une décision a été prise ; elle figure ici, à sa place parmi les règles.',
  },
}
