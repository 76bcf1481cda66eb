import { isNewer, type SharingMessages } from '../../messages/sharing.ts'
import { list, que } from '../grammar.ts'

export const sharing: SharingMessages = {
  share: 'Partager',
  linkContent: 'Ce que contient le lien',
  position: 'Cette position',
  wholeGame: 'Toute la partie jusqu’ici',
  containsPosition:
    'La position telle qu’elle est, avec tout ce qui est face cachée : les mains, les pioches et ce qui en sortira.',
  containsView: (name) =>
    `Ce ${que(name)} a le droit de voir. Les autres mains et les pioches sont redistribuées : le lien ne révèle aucun secret, et les cartes cachées n’y sont pas les mêmes qu’ici.`,
  containsPublicView: 'Ce que tous peuvent voir. Les mains et les pioches sont redistribuées.',
  containsGame:
    'Chaque choix depuis le début, et avec eux tout ce qui est face cachée, même ce qui reste à piocher.',
  containsFinishedGame: 'Toute la partie, choix par choix, avec toutes les mains.',
  containsNames: 'Les noms des joueurs y figurent.',
  noServer: 'Rien n’est envoyé nulle part : tout est dans le lien lui-même.',
  localAddress:
    'Cette page tourne sur votre ordinateur ou votre réseau. Une personne qui n’y a pas accès peut ouvrir Amalfi chez elle et y coller le lien, sous « Ouvrir une partie ».',
  link: 'Lien',
  length: (characters) => `${characters} caractères`,
  copy: 'Copier le lien',
  copied: 'Copié.',
  send: 'Envoyer…',

  open: 'Ouvrir une partie',
  openHint: 'd’un lien ou d’un fichier',
  openHelp:
    'Un lien contient une position ou une partie entière. Il peut venir de cette page ou d’une autre copie d’Amalfi. Un fichier contient une partie enregistrée.',
  pasteLink: 'Collez le lien ici',
  openButton: 'Ouvrir',
  chooseFile: 'Choisir un fichier…',
  saveNamedAsFile: (names) => `Garder ${names} dans un fichier`,
  fileRevealsAll:
    'Le fichier contient toutes les cartes, même cachées : quiconque l’ouvre peut toutes les voir.',
  aPosition: 'Une position',
  aGame: 'Une partie en cours',
  aFinishedGame: 'Une partie terminée',
  toMove: (names) => `C’est à ${list(names, 'et')} de choisir`,
  choicesMade: (choices) => `${choices} choix faits`,
  seenBy: (name) => `Telle ${que(name)} la voyait ; le reste a été redistribué.`,
  seenByAll: 'Telle que tous la voyaient ; les mains et les pioches ont été redistribuées.',
  otherRules: 'Elle vient d’autres règles ; désormais, celles de cette page s’appliquent.',
  viewReplay: 'La revoir, choix par choix',
  whoContinues: 'Qui continue',
  continueGame: 'Continuer',
  continueGameHint: 'comme une partie à vous ; l’autre reste telle quelle',
  saveFinished: 'L’ajouter à mes parties et l’afficher',
  cannotOpen: {
    link: 'Ce lien ne peut pas être ouvert',
    file: 'Ce fichier ne peut pas être ouvert',
  },
  nothingChanged: 'Rien n’a été gardé, et aucune de vos parties n’a changé.',
  faults: {
    foreign: () => 'Il ne vient pas d’Amalfi.',
    otherFormat: (at) =>
      isNewer(at)
        ? `Il vient d’une version du jeu plus récente que cette page (format ${at.has} ; ici, ${at.needs}). Une fois à jour, la page pourra peut-être l’ouvrir.`
        : `Cette page ne sait pas lire son format (${at.has} ; ici, ${at.needs}).`,
    cutOff: ({ place, has, needs }) =>
      needs === ''
        ? `Il est coupé après son caractère ${place}.`
        : `Il est coupé : il n’a que ${has} de ses ${needs} caractères.`,
    letter: ({ place, has }) => `Son caractère ${place}, « ${has} », n’a rien à faire là.`,
    damaged: () =>
      'Il a été modifié en route. Copiez-le de nouveau, en entier, depuis l’endroit d’où il vient.',
    tooLarge: ({ needs }) => `Il est plus grand que toute partie : plus de ${needs} octets.`,
    field: ({ place }) => `Son champ « ${place} » manque, est faux ou inconnu.`,
    otherGame: ({ has }) => `Il est d’un autre jeu, « ${has} ».`,
    otherVersion: ({ has, needs }) =>
      `La partie suit la version ${has} des règles ; ici, c’est la version ${needs}.`,
    otherPack: ({ has, needs }) =>
      `La partie se joue avec les cartes « ${has} » (${needs}…), que cette page n’a pas. Si elles viennent d’une version plus récente d’Amalfi, rechargez la page et réessayez. Si ce sont vos propres cartes, passez par la ligne de commande : amalfi replay --pack FICHIER.`,
    setup: () => 'Les règles ne connaissent aucun début de partie comme dans son champ « setup ».',
    illegal: ({ place }) => `Son choix ${place} est contraire aux règles.`,
    goesOn: ({ place }) => `Son choix ${place} vient après la fin de la partie.`,
    impossible: ({ place }) =>
      `Son champ « ${place} » contient une position où aucune partie ne peut arriver.`,
  },
  origins: {
    link: 'reprise d’un lien',
    file: 'reprise d’un fichier',
    replay: 'variante d’une autre partie',
  },
}
