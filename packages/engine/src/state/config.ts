import type { Hands } from './words.ts'

/**
 * The numbers and rule details in which the two games differ. Shared code reads them from
 * `tables.config`; it never asks which game is played.
 */
export interface GameConfig {
  /** The name of the game, for people. */
  readonly name: string
  /** The beginning of a position as text. */
  readonly positionPrefix: string
  /** The same for a position in which a seat may send no more ships in this turn (REN-OPT-5); null if no rule says so. */
  readonly positionPrefixSendsOver: string | null
  /** The same for a position with a sealed generator. */
  readonly positionPrefixSealed: string
  /** Ships of a player at the start, without those in the shipyard. */
  readonly firstShips: number
  /** Cost of one ship in resources, by period. */
  readonly shipCost: readonly number[]
  /** Number of slots, by row. */
  readonly rowSlots: readonly number[]
  /** Mask of the rows whose discard pile is shuffled into a new deck. */
  readonly reshuffledRows: number
  /** True: a deck is reshuffled as soon as it is empty. False: when a card must be drawn from it. */
  readonly reshufflesAtOnce: boolean
  /** True: a row is refilled as soon as a card leaves it. False: at the beginning of the next turn. */
  readonly refillsAtOnce: boolean
  /** True: a card gives its points and bonus when it is bought. False: points at the end of the game, bonus at the end of the turn. */
  readonly rewardsAtOnce: boolean
  /** Whether the slots of rows change prices in a solo game. */
  readonly slotsCountInSolo: boolean
  /** Bread for each character that cannot be taken because the Council is empty. */
  readonly breadInsteadOfTaking: number
  /** Whether a player who has passed may still turn ships and cards into bread before feeding and the decree. */
  readonly breadAfterPassing: boolean
  /** Whether the first player to pass begins the next period. */
  readonly firstPassTakesWindRose: boolean
  /** Whether ships in holds stay there for the next period. */
  readonly holdsKeepShips: boolean
  /** Whether each erected colony gives bread before the crews are fed. */
  readonly erectedGiveBread: boolean
  /** Whether what is erected stands on a destination (lighthouses); if not, it is only counted (colonies). */
  readonly erectedOnDestinations: boolean
  /** Whether cards from hands are discarded face down and leave the game. */
  readonly discardsHidden: boolean
  /** Whether endgame characters that nobody was dealt go into the Council deck. */
  readonly endgameInDeck: boolean
  /** Whether a solo game has a rival. */
  readonly hasRival: boolean
  /** The ways to deal hands with several players; the first is the default. */
  readonly hands: readonly Hands[]
  /** The ways to deal hands in a solo game; the first is the default. */
  readonly soloHands: readonly Hands[]
  /** Cards in a hand after dealing. */
  readonly handCards: number
  /** Size of the piles of a draft when the last card is kept from them. */
  readonly lastDraftPile: number
  /** Places for tiles that are open to all (public charts). */
  readonly openTilePlaces: number
  /** Whether an extra artwork counts as any type for titles; if not, it has no type. */
  readonly extraArtOfAnyType: boolean
  /** Number of titles of a game, by number of players. */
  readonly titleCounts: readonly number[]
  /** How many of these titles are dark. */
  readonly darkTitles: number
  readonly evolvingPlaces: number
  /** Number of starting packs, and cards in each. */
  readonly packCount: number
  readonly packCards: number
  /** The most endgame characters and other characters that are dealt to four players. */
  readonly maxEndgameDealt: number
  readonly maxOthersDealt: number
}
