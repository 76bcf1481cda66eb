import type { Chance } from './chance.ts'

/**
 * The complete state of a game. It holds only small integers and arrays of them, so a copy is cheap
 * and equal positions are equal number by number. Read it with the helpers of board/ and cards/;
 * only handlers change it. Seats are numbered clockwise. An array by seat has one entry for each
 * seat, or a block of entries for each seat.
 */
export interface Game {
  /** Number of players, 1 to 4. */
  seats: number
  /** The solo rival (an index of RIVALS), or -1. */
  rival: number
  /** How hands are dealt (an index of HANDS). */
  hands: number
  /** FULL_GAME; in a view the seat that sees it, or ONLOOKER. */
  viewer: number
  /** An index of PHASES. */
  phase: number
  /** 0 to 3 for periods I to IV. */
  period: number
  /** The seat with the Wind Rose, the start player marker. */
  windRose: number
  /** 1 once somebody has passed in this period. */
  windRoseTaken: number
  /** The seat whose turn it is. */
  turn: number
  /** 1 if an ability limited to once a turn was used in this turn. */
  turnLimitUsed: number
  /** 1 if a solo game was lost because of too few titles. */
  lost: number
  /** Ships and lighthouses that the rival has left. */
  rivalShips: number
  rivalLighthouses: number

  /** State of the random generator (chance.ts), or of a sealed one (sealed-chance.ts). */
  chance: Chance

  /** Ships by place: PLACE_COUNT entries for each seat. */
  ships: number[]
  bread: number[]
  score: number[]
  /** The part of the score that titles gave; breaks ties (REN-END-2). */
  titlePoints: number[]
  /** Lighthouses erected; in Amalfi (2020) colonies. */
  erected: number[]
  /** 1 for a seat that has passed in this period. */
  passed: number[]
  /** Number of cards in hand, in the pile to choose from, and set aside. */
  handSize: number[]
  pileSize: number[]
  asideSize: number[]
  /** 1 if the seat has sent a ship to a hold in this turn; SENDS_OVER if it may send no more (REN-OPT-5). */
  sent: number[]
  /** Number of artworks by type: three entries for each seat. */
  artworkCounts: number[]
  /** Number of private destinations. */
  destinationCounts: number[]
  /** Number of invited characters by type: four entries for each seat. */
  characterCounts: number[]
  /** Mask of the triggers (indices of TRIGGERS) that characters of the seat react to. Follows from `invited`. */
  awaitedTriggers: number[]
  /** Sums of what permanent characters change: MOD_COUNT entries for each seat (modifiers.ts). Follows from `invited`. */
  modifiers: number[]

  /** Ships on each dock: four bits for each owner (the seats, then the rival). */
  docks: number[]
  /** Lighthouses on each destination: three bits for each slot, 0 or owner + 1. */
  lighthouses: number[]
  /** The seat that discovered a destination, or -1. */
  destinationOwner: number[]
  /** Destinations discovered in this turn, in order. */
  discoveredThisTurn: number[]
  /** The tile on each evolving place, then the tiles that are open to all; -1 for none. */
  covers: number[]

  /** The seat that acquired an artwork, or -1. */
  artworkOwner: number[]

  /** Where each character is (card-location.ts). */
  where: number[]
  /** Mask of the seats that know where each character is. */
  knownBy: number[]
  /** All invited characters in the order of their invitation. */
  invited: number[]
  /** Mask of the limited abilities of each character that were used. */
  usedAbilities: number[]
  /** The card that a seat has picked while all choose at once, or -1. */
  picks: number[]

  /** The rows from the left; -1 for a gap. */
  workshop: number[]
  atlas: number[]
  council: number[]
  /** Decks; the next card is the last entry. In a view every entry is HIDDEN. */
  artworkDeck: number[]
  atlasDeck: number[]
  councilDeck: number[]
  artworkDiscard: number[]
  /** Tiles that left the game; never reshuffled (REN-ROW-4). */
  atlasDiscard: number[]
  councilDiscard: number[]

  /** The titles and decrees of this game. */
  titles: number[]
  decrees: number[]
  /** Four squares for each title, from the left (or by period, see `solo.squares`): 0 or seat + 1. */
  squares: number[]

  /** Everything pending: frames of FRAME_SIZE numbers (frames.ts), the top frame last. */
  stack: number[]
}

/** Value of `sent`: after a send the seat moved a ship for bread, so it may send no more ships in this turn. */
export const SENDS_OVER = 2

/** Stands for a card that the viewer does not know. */
export const HIDDEN = -2

/** The `viewer` of a game that hides nothing. */
export const FULL_GAME = -1
/** The `viewer` of a view without a seat; it shows no hand. */
export const ONLOOKER = 4

/** The phases of a period, in the order of their codes; `hands` comes once, before the first period. */
export const PHASES = ['hands', 'actions', 'feed', 'decree', 'over'] as const
/** The name of a phase, as in `BoardView.phase` and the `phase` event. */
export type Phase = (typeof PHASES)[number]
export const PHASE_HANDS = 0
export const PHASE_ACTIONS = 1
export const PHASE_FEED = 2
export const PHASE_DECREE = 3
export const PHASE_OVER = 4

/** Owner number of the rival, for ships and lighthouses; the seats are 0 to 3. */
export const RIVAL = 4

/** A deep copy. It lists every field for speed; a test finds a missing one. */
export function copyGame(game: Game): Game {
  return {
    seats: game.seats,
    rival: game.rival,
    hands: game.hands,
    viewer: game.viewer,
    phase: game.phase,
    period: game.period,
    windRose: game.windRose,
    windRoseTaken: game.windRoseTaken,
    turn: game.turn,
    turnLimitUsed: game.turnLimitUsed,
    lost: game.lost,
    rivalShips: game.rivalShips,
    rivalLighthouses: game.rivalLighthouses,
    chance: game.chance.slice(),
    ships: game.ships.slice(),
    bread: game.bread.slice(),
    score: game.score.slice(),
    titlePoints: game.titlePoints.slice(),
    erected: game.erected.slice(),
    passed: game.passed.slice(),
    handSize: game.handSize.slice(),
    pileSize: game.pileSize.slice(),
    asideSize: game.asideSize.slice(),
    sent: game.sent.slice(),
    artworkCounts: game.artworkCounts.slice(),
    destinationCounts: game.destinationCounts.slice(),
    characterCounts: game.characterCounts.slice(),
    awaitedTriggers: game.awaitedTriggers.slice(),
    modifiers: game.modifiers.slice(),
    docks: game.docks.slice(),
    lighthouses: game.lighthouses.slice(),
    destinationOwner: game.destinationOwner.slice(),
    discoveredThisTurn: game.discoveredThisTurn.slice(),
    covers: game.covers.slice(),
    artworkOwner: game.artworkOwner.slice(),
    where: game.where.slice(),
    knownBy: game.knownBy.slice(),
    invited: game.invited.slice(),
    usedAbilities: game.usedAbilities.slice(),
    picks: game.picks.slice(),
    workshop: game.workshop.slice(),
    atlas: game.atlas.slice(),
    council: game.council.slice(),
    artworkDeck: game.artworkDeck.slice(),
    atlasDeck: game.atlasDeck.slice(),
    councilDeck: game.councilDeck.slice(),
    artworkDiscard: game.artworkDiscard.slice(),
    atlasDiscard: game.atlasDiscard.slice(),
    councilDiscard: game.councilDiscard.slice(),
    titles: game.titles.slice(),
    decrees: game.decrees.slice(),
    squares: game.squares.slice(),
    stack: game.stack.slice(),
  }
}

/** Overwrites `to` with `from`. Unlike a copy it allocates nothing, so a search can reuse its games. */
export function copyGameInto(from: Game, to: Game): void {
  to.seats = from.seats
  to.rival = from.rival
  to.hands = from.hands
  to.viewer = from.viewer
  to.phase = from.phase
  to.period = from.period
  to.windRose = from.windRose
  to.windRoseTaken = from.windRoseTaken
  to.turn = from.turn
  to.turnLimitUsed = from.turnLimitUsed
  to.lost = from.lost
  to.rivalShips = from.rivalShips
  to.rivalLighthouses = from.rivalLighthouses
  copyList(from.chance, to.chance)
  copyList(from.ships, to.ships)
  copyList(from.bread, to.bread)
  copyList(from.score, to.score)
  copyList(from.titlePoints, to.titlePoints)
  copyList(from.erected, to.erected)
  copyList(from.passed, to.passed)
  copyList(from.handSize, to.handSize)
  copyList(from.pileSize, to.pileSize)
  copyList(from.asideSize, to.asideSize)
  copyList(from.sent, to.sent)
  copyList(from.artworkCounts, to.artworkCounts)
  copyList(from.destinationCounts, to.destinationCounts)
  copyList(from.characterCounts, to.characterCounts)
  copyList(from.awaitedTriggers, to.awaitedTriggers)
  copyList(from.modifiers, to.modifiers)
  copyList(from.docks, to.docks)
  copyList(from.lighthouses, to.lighthouses)
  copyList(from.destinationOwner, to.destinationOwner)
  copyList(from.discoveredThisTurn, to.discoveredThisTurn)
  copyList(from.covers, to.covers)
  copyList(from.artworkOwner, to.artworkOwner)
  copyList(from.where, to.where)
  copyList(from.knownBy, to.knownBy)
  copyList(from.invited, to.invited)
  copyList(from.usedAbilities, to.usedAbilities)
  copyList(from.picks, to.picks)
  copyList(from.workshop, to.workshop)
  copyList(from.atlas, to.atlas)
  copyList(from.council, to.council)
  copyList(from.artworkDeck, to.artworkDeck)
  copyList(from.atlasDeck, to.atlasDeck)
  copyList(from.councilDeck, to.councilDeck)
  copyList(from.artworkDiscard, to.artworkDiscard)
  copyList(from.atlasDiscard, to.atlasDiscard)
  copyList(from.councilDiscard, to.councilDiscard)
  copyList(from.titles, to.titles)
  copyList(from.decrees, to.decrees)
  copyList(from.squares, to.squares)
  copyList(from.stack, to.stack)
}

function copyList(from: readonly number[], to: number[]): void {
  const { length } = from
  // Setting a length is slow even if it stays the same.
  if (to.length !== length) to.length = length
  for (let i = 0; i < length; i++) to[i] = from[i]
}
