import type { SectionTextOf } from '../outline.ts'

export const optional: SectionTextOf<'optional'> = {
  title: 'Les actions optionnelles',
  paragraphs: {
    hold: 'Déplacez un navire d’une cale vers votre baie et gagnez 2 pains pour l’épice, 3 pains pour une autre cale.',
    emergency: 'Déplacez un navire de votre baie vers votre port et gagnez 3 pains.',
    hand: 'Défaussez des personnages de votre main, face visible, dans la défausse du Conseil, et gagnez 1 pain par carte.',
    when: 'Vous pouvez le faire autant que vous voulez, dans toutes les phases et pendant les tours des autres. En pratique, ces actions vous sont proposées chaque fois qu’une décision vous revient : à votre tour, à l’un de vos phares, au repas et avant le décret. Seul le choix d’un paiement les fait attendre.',
    sending:
      'Dans un tour où vous envoyez des navires de votre baie vers des cales, vous ne pouvez déplacer des navires pour du pain qu’avant le premier envoi ou après le dernier. Peu importe ce qui les envoie : une destination, une icône, un bonus, une carte ou votre phare.',
    pending:
      'Ainsi, du premier navire envoyé jusqu’à ce que plus rien, dans ce tour, ne puisse en envoyer pour vous, phare compris, aucun navire ne se change en pain. Défausser des personnages et le pain d’un surplus ne sont pas concernés.',
    over: 'Si vous déplacez un navire pour du pain après un envoi, cet envoi était le dernier du tour : un effet que rien n’annonçait et qui enverrait encore un navire n’en envoie pas. Un phare vous donne toujours son pain.',
    full: 'Vous pouvez déplacer un navire pour du pain même avec un grenier plein : le pain est perdu, mais le navire a bougé.',
    windows:
      'Après la phase d’actions, vous avez encore deux occasions par période, quel que soit le décret : avant de payer le repas et avant le décompte du décret. La seconde permet aussi de faire provision de pain pour la période suivante, avec des navires qui reviendront de toute façon.',
  },
}
