import type { Locale } from '../../locale/locale.ts'
import { counted, de, the } from '../grammar.ts'
import { CARD, SHIP } from '../nouns.ts'
import type { Words } from '../words.ts'

const owned = (has: number): string => (has === 0 ? 'n’en avez pas' : `en avez ${has}`)

export const refusals = (w: Words): Locale['refusals'] => ({
  none: () => 'C’est permis.',
  unknown: () => 'Ce choix n’existe pas dans le jeu.',
  gameOver: () => 'La partie est terminée.',
  notYourDecision: () => 'C’est à un autre joueur de décider.',
  notAskedNow: () => 'Ce n’est pas ce qui vous est demandé maintenant.',
  alreadyAnswered: () => 'Vous avez déjà choisi ; les autres choisissent encore.',
  bayEmpty: () => `Il n’y a aucun navire ${w.inYourBay}.`,
  holdEmpty: () => `Il n’y a aucun navire dans cette ${w.hold[0]}.`,
  otherHold: () => `Cet effet ne mène pas à cette ${w.hold[0]}.`,
  dockOccupied: () => w.dockTaken,
  notYourDestination: () => `Cette ${w.destination[0]} appartient à un autre joueur.`,
  notDiscovered: () => `Personne n’a encore ${w.discover[3]} ${the(w.discoverable)}.`,
  discoveredThisTurn: () =>
    `Vous venez ${de(w.discover[0])} ${the(w.discoverable)} : vous pourrez y ${w.sail[0]} à partir de votre prochain tour.`,
  otherKindOfDestination: () => `Cet effet ne concerne pas ce genre de ${w.destination[0]}.`,
  breadShort: ({ needs = 0, has = 0 }) =>
    `Il faut ${counted(needs, w.bread)} et vous ${owned(has)}. Vous pouvez d’abord changer des navires et des cartes de votre main en ${w.asBread}.`,
  granaryTooSmall: ({ needs = 0, limit = 0 }) =>
    `Il faut ${counted(needs, w.bread)}, et votre ${w.granary} ne peut en contenir que ${limit}.`,
  cannotPay: ({ needs = 0, has = 0 }) =>
    has === 0
      ? `Le coût est de ${needs} et aucun de vos navires ne peut servir à le payer.`
      : `Le coût est de ${needs} ; tous les navires qui peuvent servir ne rapportent que ${has}.`,
  notInRow: () => 'Cette carte n’est pas dans la rangée.',
  notInHand: ({ needs, has = 0 }) =>
    needs === undefined
      ? 'Cette carte n’est pas dans votre main.'
      : `Il faut ${counted(needs, CARD)} de votre main et vous ${owned(has)}.`,
  notInvited: () => `Vous n’avez pas ${w.invite[3]} ce personnage.`,
  notEngageable: () => `Ce personnage ne peut pas être ${w.engage[3]}.`,
  alreadyEngaged: () => `Ce personnage est déjà ${w.engage[3]}.`,
  notEngaged: () => `Ce personnage n’est pas ${w.engage[3]}.`,
  otherType: () => 'Cet effet ne concerne pas ce type de carte.',
  shipyardShort: ({ needs = 0, has = 0 }) =>
    `Vous voulez construire ${counted(needs, SHIP)}, mais il ${has === 0 ? 'n’en reste aucun' : `n’en reste que ${has}`} dans votre chantier naval.`,
  tooMany: ({ needs = 0, has = 0 }) => `${needs}, c’est trop : l’effet n’en permet que ${has}.`,
  paymentShort: ({ needs = 0, has = 0 }) =>
    `Le coût est de ${needs} ; ce paiement ne rapporte que ${has}.`,
  needlessShip: () =>
    'Un navire de moins suffirait : un paiement ne comporte jamais de navire inutile.',
  holdNotAccepted: () => `Ce coût ne se paie pas avec la ressource de cette ${w.hold[0]}.`,
  shipsShort: ({ needs = 0, has = 0 }) =>
    `Il faudrait ${counted(needs, SHIP)} à cet endroit et vous ${owned(has)}.`,
  noLighthouseSlot: () => `Cette ${w.destination[0]} n’a pas d’emplacement de ${w.lighthouse[0]}.`,
  lighthouseSlotTaken: () => `L’emplacement de ${w.lighthouse[0]} est déjà pris.`,
  noLighthouse: () => `Vous n’avez pas de ${w.lighthouse[0]} à cet endroit.`,
  holdNotShown: () =>
    `La ${w.destination[0]} de ce ${w.lighthouse[0]} ne montre pas cette ${w.hold[0]}.`,
  lighthousesLeft: () =>
    `Ce n’est possible que quand tous vos ${w.lighthouse[1]} sont ${w.erect[3]}s.`,
  noLighthouseLeft: () => `Tous vos ${w.lighthouse[1]} sont déjà ${w.erect[3]}s.`,
  notAmongThese: () => 'Cette carte ne fait pas partie de celles que vous pouvez choisir.',
  packTaken: () => 'Un autre joueur a déjà choisi ce paquet.',
  noShipThere: () => 'Vous n’avez pas de navire à cet endroit.',
  portEmpty: () => `Il n’y a aucun navire dans votre ${w.port}.`,
  sendsPending: () =>
    `Un navire ne se change en ${w.asBread} qu’avant le premier envoi vers une ${w.hold[0]} ou après le dernier.`,
  whilePaying: () => 'Impossible pendant le choix d’un paiement.',
  beforePlay: () => 'Impossible avant que les mains de départ soient choisies.',
  notYourTurn: () => 'Seulement à votre tour, et pas après avoir passé.',
  notInGame: () => 'Cela ne fait pas partie de cette partie.',
  alreadyClaimed: () => 'Vous l’avez déjà revendiqué.',
  needsNotMet: ({ needs = 0, has = 0 }) => `Il en faut ${needs} et vous ${owned(has)}.`,
  sendsOver: () =>
    `Vous avez déjà changé un navire en ${w.asBread} après un envoi : plus aucun envoi n’est possible ce tour-ci.`,
  artworksLeft: () => 'Seulement quand il ne reste plus aucune carte de cette sorte.',
})
