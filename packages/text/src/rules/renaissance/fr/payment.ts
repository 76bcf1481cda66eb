import type { SectionTextOf } from '../outline.ts'

export const payment: SectionTextOf<'payment'> = {
  title: 'Payer avec les navires',
  paragraphs: {
    standard:
      'Paiement standard : un navire passe d’une cale à la baie. De la cale d’épices, il rapporte 2 épices ; d’une autre cale, 3 unités de sa ressource. Utilisez autant de navires qu’il le faut.',
    emergency:
      'Ravitaillement d’urgence : un navire passe de la baie au port et rapporte 3 unités d’une même ressource, à votre choix.',
    mixed:
      'Les deux façons peuvent se combiner dans un même paiement, y compris avec le même navire : de la cale à la baie, puis de la baie au port.',
    accepted:
      'Si un coût nomme deux ressources, payez avec l’une, l’autre ou les deux, dans la proportion que vous voulez. S’il nomme une ressource au choix, les cinq conviennent.',
    surplus:
      'Ce que vous payez en trop devient du pain, un pour un, dans la limite de votre grenier. Le reste est perdu.',
    refused:
      'Un navire dont la ressource n’est pas acceptée par le coût ne peut pas faire partie du paiement. Vous pouvez toujours le changer en pain auparavant, par une action optionnelle.',
    needless:
      'Chaque déplacement doit être nécessaire : sans lui, le paiement serait insuffisant, ou un autre de ses déplacements impossible. Pour obtenir du pain sans rien acheter, il y a les actions optionnelles.',
    example:
      'Exemple : votre seul navire est dans la cale d’épices et il faut payer 3 épices. Le ramener dans la baie en rapporte 2, le pousser ensuite au port en rapporte 3. C’est un seul paiement de 5, permis, et vous gagnez 2 pains.',
    reductions:
      'Le surcoût de l’emplacement fait partie du coût avant toute réduction. Un coût ne descend jamais sous 0 ; un coût de 0 se paie sans navire et ne laisse pas de surplus.',
  },
}
