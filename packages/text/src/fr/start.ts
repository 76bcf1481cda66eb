import type { StartWords } from '../start-words.ts'
import { counted } from './grammar.ts'
import { CARD } from './pieces.ts'
import type { Words } from './words.ts'

export const start = (w: Words): StartWords => ({
  game: 'Amalfi',
  edition: w.edition,
  quickHint: {
    apprentice: 'à deux : vous et un apprenti joué par l’ordinateur',
    merchant: 'à deux : vous et un marchand joué par l’ordinateur',
  },
  newGameHint: 'une à quatre places, humains et ordinateurs',
  rulesHint: 'toutes les règles, expliquées',
  cardsHint: `tous les personnages, ${w.artwork[1]} et lieux`,
  aboutCardsHint: 'ce qui est imprimé, ce qui est reconstitué',
  backToTable: 'Retour à la table',
  houses: ['Strozzi', 'Loredan', 'Spinola', 'Peruzzi'],
  removeGame: 'Supprimer',
  sureToRemove: 'Supprimer définitivement cette partie ?',
  keepGame: 'La garder',
  colour: (seat) => `Couleur : ${seat}`,
  colours: {
    vermilion: 'Vermillon, voiles latines',
    azure: 'Azur, voile carrée',
    green: 'Vert, voile pointue',
    ochre: 'Ocre, voile arrondie',
    violet: 'Violet, voile en losange',
  },
  kind: 'Qui joue',
  botsHelp: {
    apprentice: 'songe à quelques coups et joue le meilleur : pour vos premières parties',
    merchant: 'pèse tout et prévoit ses prochains tours : difficile à battre',
    random: 'fait tout ce qui est permis, au hasard : pour essayer',
  },
  handsHelp: w.handsHelp,
  printingHelp: {
    english: 'Les nombres du livret anglais.',
    french: 'Les nombres du livret français.',
  },
  rivalHelp: {
    naples: `Le plus facile : il exige deux ${w.milestone[1]} à la fin.`,
    genoa: `Le plus difficile : trois ${w.milestone[1]}, et il suit aussi les bonus.`,
  },
  whatDiffers: 'Ce qui diffère',
  contents: 'Sommaire',
  linkTo: (rule) => `Lien vers ${rule}`,
  search: 'Chercher dans les noms et les textes',
  allKinds: 'Toutes',
  found: (cards) => counted(cards, CARD),
  nothingFound: 'Aucune carte ne correspond à ce que vous cherchez.',
  printedOf: (printed, all) => `${printed} sur ${all} dans un livret`,
  madeWith: 'Fait avec',
  credits: [
    'Les icônes sont de Lorc, Delapouite, Faithtoken, Quoting, Caro Asercion, Carl Olsen et d’autres, sur game-icons.net, sous licence CC BY 3.0, montrées dans nos couleurs.',
    'La côte est tracée d’après Natural Earth, dans le domaine public.',
    'EB Garamond et Shippori Mincho, sous licence SIL Open Font.',
  ],
  notLoaded: 'Cette page est introuvable pour le moment.',
  tryAgain: 'Réessayer',
  settings: 'Réglages',
  speed: 'Vitesse des coups de l’ordinateur',
  speeds: { atOnce: 'Immédiate', quick: 'Rapide', calm: 'Posée', slow: 'Lente' },
  finishedGames: 'Parties terminées',
  confirmTurn: 'Confirmer la fin de mon tour',
  confirmTurnHint: 'Les autres ne jouent qu’ensuite.',
  motion: 'Mouvement des navires et des cartes',
  motions: { device: 'Selon cet appareil', full: 'Toujours', still: 'Jamais' },
})
