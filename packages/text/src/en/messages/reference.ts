import type { ReferenceMessages } from '../../messages/reference.ts'
import { capital, counted } from '../grammar.ts'
import type { Words } from '../words.ts'

export const reference = (w: Words): ReferenceMessages => ({
  ruleLink: 'The rule for this',
  ruleFor: (about) => `The rule for: ${about}`,
  now: 'Now',
  pictures: {
    chart: `The ${w.map.toLowerCase()} with its public and ${w.evolvingDestination[1]}, in the middle of a game`,
    board: `The ships of a player: five ${w.hold[1]}, ${w.bay}, ${w.port} and shipyard`,
    granary: `The ${w.granary}: ${w.bread}, and ${w.lighthouse[1]} that are not yet ${w.erect[2]}`,
    rows: `The three rows: ${w.rowNames.atlas}, ${w.rowNames.workshop} and ${w.rowNames.council}, the most expensive slot at the left`,
    goals: `${capital(w.decree[1])} and ${w.title[1]}, with what every player has of them`,
  },
  filters: (set) => (set > 0 ? `Filters (${set})` : 'Filters'),
  paidInFilter: 'Paid in',
  provenanceFilter: 'Values',
  differences: 'What is different',
  ifYouKnow: (game) => `If you know ${game}`,
  provenance: { printed: 'printed in the rulebook', reconstructed: 'reconstructed' },
  aboutCardsText: [
    `The rulebooks give the rules but no list of the cards. ${w.printedCards} are printed in them; all the rest is our reconstruction, made to fit everything the rulebooks do say.`,
    'Every card says whether all of its values are printed or it is reconstructed.',
    'Whoever owns the box can write down the values of their own copy as a pack, and play with them in the terminal: the README says how.',
  ],
  contents: 'Contents',
  linkTo: (rule) => `Link to ${rule}`,
  search: 'Search names and texts',
  allKinds: 'All',
  cardsFound: (cards) => counted(cards, ['card', 'cards']),
  noCardsFound: 'No card fits what you are looking for.',
  printedCount: (printed, all) => `${printed} of ${all} printed in a rulebook`,
  madeWith: 'Made with',
  credits: [
    'Icons by Lorc, Delapouite, Faithtoken, Quoting, Caro Asercion, Carl Olsen and others, from game-icons.net, under CC BY 3.0, shown in our own colours.',
    'The coast is drawn from Natural Earth, in the public domain.',
    'EB Garamond and Shippori Mincho, both under the SIL Open Font License.',
  ],
})
