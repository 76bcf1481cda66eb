import type { Hands } from './words.ts'

/**
 * The manners of a game: where both games do the same thing, but not in the same number or at the
 * same moment. Everything shared asks these, nothing asks which game it is.
 */
export interface GameConfig {
  /** What the game is called, in words and at the beginning of the text of a position. */
  readonly name: string
  readonly prefix: string
  /** The same where a seat may send no more ships in this turn; null where no rule forbids it. */
  readonly prefixSendsOver: string | null
  /** Ships a player has at first, without those in the shipyard. */
  readonly firstShips: number
  /** Resources for one ship, by period. */
  readonly shipCost: readonly number[]
  /** Slots of each row. */
  readonly rowSlots: readonly number[]
  /** Mask of the rows whose deck is made anew of its discard. */
  readonly remade: number
  /** Whether that happens the moment a deck is empty, not when a card is wanted. */
  readonly remadeAtOnce: boolean
  /** Whether a row is refilled when a card leaves it; else when the next turn begins. */
  readonly refillsAtOnce: boolean
  /** Whether points and bonus of a card come when it is bought; else at the end of the game, of the turn. */
  readonly rewardsAtOnce: boolean
  /** Whether slots count in a game for one. */
  readonly slotsAlone: boolean
  /** Bread in place of a character, with none to be taken. */
  readonly insteadOfTaking: number
  /** Whether ships and cards may still become bread after passing, before the feed and the decree. */
  readonly breadAfterPassing: boolean
  /** Whether the first to pass begins the next period. */
  readonly firstPassBegins: boolean
  /** Whether ships in holds stay there for the next period. */
  readonly holdsKeep: boolean
  /** Whether what is erected brings bread before the crews are fed. */
  readonly erectedFeed: boolean
  /** Whether what is erected stands on a destination; else it is only counted. */
  readonly erectedStand: boolean
  /** Whether cards of hands are discarded face down, and leave the game. */
  readonly discardsHidden: boolean
  /** Whether endgame characters that nobody was dealt come into the deck. */
  readonly endgameInDeck: boolean
  /** Whether a rival plays in a game for one. */
  readonly rival: boolean
  /** The ways to deal hands to several players, and to one; the first is the usual one. */
  readonly hands: readonly Hands[]
  readonly handsAlone: readonly Hands[]
  /** Cards a hand has when it has been dealt. */
  readonly handCards: number
  /** Cards of a pile in a draft when the last one is kept. */
  readonly draftLast: number
  /** Places for tiles on the board that are no evolving places: public charts. */
  readonly publicTiles: number
  /** Whether an artwork more, for titles, is of any one type; else it is of none. */
  readonly extraArtOfAnyType: boolean
  /** Titles of a game, by number of players, and how many of them are dark. */
  readonly titles: readonly number[]
  readonly darkTitles: number
  readonly evolving: number
  /** Starting packs, and cards of one. */
  readonly packs: number
  readonly packCards: number
  /** The most that is dealt to four players: endgame characters, others. */
  readonly dealtEndgame: number
  readonly dealtOthers: number
}
