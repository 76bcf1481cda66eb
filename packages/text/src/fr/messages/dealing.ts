import type { DealingMessages } from '../../messages/dealing.ts'
import { de } from '../grammar.ts'
import type { Words } from '../words.ts'

export const dealing = (w: Words): DealingMessages => ({
  passTo: (name) => `Passez l’appareil à ${name}`,
  iAm: (name) => `Je suis ${name}`,
  curtainHint: 'Appuyez quand personne d’autre ne regarde.',
  faceDown: (cards) => `${cards} ${cards < 2 ? 'carte cachée' : 'cartes cachées'}`,
  pickOrder: 'Ordre du choix',
  passOrder: 'Sens de passage des cartes',
  choosing: 'choisit',
  hasChosen: 'a choisi',
  waiting: 'n’a pas encore choisi',
  packsHelp:
    'Chacun choisit ouvertement un paquet, dans l’ordre inverse : qui commence la partie choisit en dernier.',
  pick: (n, of) => `Choix ${n} sur ${of}`,
  keepOne: (rest, name) =>
    rest === 1
      ? `Gardez une carte ; l’autre va à ${name}.`
      : `Gardez une carte ; les ${rest} autres vont à ${name}.`,
  receivedFrom: (name) => `Ces cartes viennent ${de(name)}.`,
  lastPile: (rest) =>
    rest === 1
      ? 'La dernière paire : gardez une carte, l’autre est écartée.'
      : `Les ${rest + 1} dernières : gardez une carte, les autres sont écartées.`,
  keepEndgame:
    'Gardez maintenant un des personnages de fin de partie mis de côté ; les autres sont écartés.',
  giveUpMore: (more, stay) => `Écartez encore ${more} ; ${stay} cartes restent dans votre main.`,
  keptCount: (n, of) => `${n < 2 ? 'Gardée' : 'Gardées'} : ${n} sur ${of}`,
  setAside: 'Mis de côté : l’un d’eux vous restera à la fin',
  givenUpCount: (n, of) => `${n < 2 ? 'Écartée' : 'Écartées'} : ${n} sur ${of}`,
  yourHand: 'Votre main',
  dealtBlind: `Six personnages distribués au hasard, à côté des ${w.title[1]} et des ${w.decree[1]}.`,
  keepEndgameFirst: (name) =>
    `Gardez un des personnages de fin de partie ; l’autre revient à ${name}, qui le garde.`,
})
