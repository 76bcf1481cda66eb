import type { ReferenceMessages } from '../../messages/reference.ts'
import { capital, counted } from '../grammar.ts'
import { CARD } from '../nouns.ts'
import type { Words } from '../words.ts'

export const reference = (w: Words): ReferenceMessages => ({
  ruleLink: 'La règle',
  ruleFor: (about) => `La règle : ${about}`,
  now: 'Maintenant',
  pictures: {
    chart: w.mapPicture,
    board: `Les navires d’un joueur : cinq ${w.hold[1]}, la ${w.bay}, le ${w.port} et le chantier naval`,
    granary: `Le ${w.granary} : ${w.theBread}, et les ${w.lighthouse[1]} qui ne sont pas encore ${w.erect[3]}s`,
    rows: `Les trois rangées : ${w.rowNames.atlas}, ${w.rowNames.workshop} et ${w.rowNames.council}, l’emplacement le plus cher à gauche`,
    goals: `${capital(w.decree[1])} et ${w.title[1]}, avec ce que chaque joueur en possède`,
  },
  filters: (set) => (set > 0 ? `Filtres (${set})` : 'Filtres'),
  paidInFilter: 'Payée en',
  provenanceFilter: 'Valeurs',
  differences: 'Ce qui change',
  ifYouKnow: (game) => `Si vous connaissez ${game}`,
  provenance: { printed: 'imprimé dans le livret', reconstructed: 'reconstitué' },
  aboutCardsText: [
    `Les livrets donnent les règles, mais pas la liste des cartes. ${w.printedCards} ; tout le reste est notre reconstitution, faite pour respecter tout ce que disent les livrets.`,
    'Chaque carte indique si toutes ses valeurs sont imprimées ou si elle est reconstituée.',
    'Qui possède la boîte peut noter les valeurs de son exemplaire dans un paquet de données et jouer avec dans le terminal : le fichier README dit comment.',
  ],
  contents: 'Sommaire',
  linkTo: (rule) => `Lien vers ${rule}`,
  search: 'Chercher dans les noms et les textes',
  allKinds: 'Toutes',
  cardsFound: (cards) => counted(cards, CARD),
  noCardsFound: 'Aucune carte ne correspond à ce que vous cherchez.',
  printedCount: (printed, all) => `${printed} sur ${all} dans un livret`,
  madeWith: 'Fait avec',
  credits: [
    'Les icônes sont de Lorc, Delapouite, Faithtoken, Quoting, Caro Asercion, Carl Olsen et d’autres, sur game-icons.net, sous licence CC BY 3.0, montrées dans nos couleurs.',
    'La côte est tracée d’après Natural Earth, dans le domaine public.',
    'EB Garamond et Shippori Mincho, sous licence SIL Open Font.',
  ],
})
