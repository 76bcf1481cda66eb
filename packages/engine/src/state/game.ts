import type { Chance } from './chance.ts'

/**
 * A position. Flat: small integers and dense arrays of them, nothing else, so that a copy is cheap
 * and two equal positions are equal number by number. Seats are numbered clockwise from the first
 * player of the game. Arrays by seat have one entry a seat, or a stretch of entries a seat.
 */
export interface Game {
  /** Players, 1 to 4. */
  seats: number
  /** The solo rival (an index of RIVALS), or -1. */
  rival: number
  /** How hands are dealt (an index of HANDS). */
  hands: number
  /** FULL_GAME, or in a view the seat that sees it, or ONLOOKER. */
  viewer: number
  /** An index of PHASES. */
  phase: number
  /** 0 to 3 for I to IV. */
  period: number
  /** Who holds the Wind Rose, the start player marker. */
  windRose: number
  /** 1 once somebody has passed in this period. */
  roseTaken: number
  /** Whose turn it is. */
  turn: number
  /** 1 if a card limited to once a turn has served in this turn. */
  limited: number
  /** 1 if a solo game was lost for want of titles. */
  lost: number
  /** Ships and lighthouses the rival still has. */
  rivalShips: number
  rivalLighthouses: number

  chance: Chance

  /** Ships by place: PLACE_COUNT entries a seat. */
  ships: number[]
  bread: number[]
  score: number[]
  titlePoints: number[]
  /** Lighthouses erected, colonies gained. */
  erected: number[]
  passed: number[]
  /** Cards in hand, in the pile to choose from, and set aside. */
  handSize: number[]
  pileSize: number[]
  asideSize: number[]
  /** 1 if the seat has sent a ship to a hold in this turn, SENDS_OVER if it sends no more (REN-OPT-5). */
  sent: number[]
  /** Artworks by type: three entries a seat. */
  artworks: number[]
  /** Private destinations discovered. */
  discovered: number[]
  /** Invited characters by type: four entries a seat. */
  invited: number[]
  /** Mask of the triggers that characters of the seat wait for. Follows from `court`. */
  waits: number[]
  /** What permanent characters change: MODS entries a seat (modifiers.ts). Follows from `court`. */
  mods: number[]

  /** Ships on each dock, four bits an owner (seats, then the rival). */
  docks: number[]
  /** Lighthouses on each destination, three bits a slot: 0, or owner + 1. */
  lights: number[]
  /** Who discovered a destination, or -1. */
  discoverer: number[]
  /** The destinations discovered in this turn, in order. */
  fresh: number[]
  /** The tile on each evolving place, then those that lie open to all; -1 for none. */
  covers: number[]

  /** Who acquired an artwork, or -1. */
  collector: number[]

  /** Where each character is (whereabouts.ts). */
  where: number[]
  /** Mask of the seats that know where each character is. */
  known: number[]
  /** Characters in the order of their invitation. */
  court: number[]
  /** Mask of the limited abilities of each character that have served. */
  used: number[]
  /** The card a seat has chosen in a simultaneous choice, or -1. */
  picks: number[]

  /** Rows from the left, -1 for a gap. */
  workshop: number[]
  atlas: number[]
  council: number[]
  /** Decks; the next card is the last entry. In a view every entry is HIDDEN. */
  artworkDeck: number[]
  atlasDeck: number[]
  councilDeck: number[]
  artworkDiscard: number[]
  /** Tiles that left the game; never remade (REN-ROW-4). */
  atlasDiscard: number[]
  councilDiscard: number[]

  /** The titles and decrees of this game. */
  titles: number[]
  decrees: number[]
  /** Four squares a title, from the left (or by period, see `solo.squares`): 0, or seat + 1. */
  squares: number[]

  /** What is pending: frames of FRAME numbers (frames.ts), the uppermost last. */
  stack: number[]
}

/** In `sent`: a ship was moved for bread after a send, so that this turn sends no more ships of the seat. */
export const SENDS_OVER = 2

/** What a seat does not know, in a view. */
export const HIDDEN = -2

/** The `viewer` of a game that hides nothing. */
export const FULL_GAME = -1
/** The `viewer` of what somebody without a seat sees: no hand at all. */
export const ONLOOKER = 4

export const PHASES = ['hands', 'actions', 'feed', 'decree', 'over'] as const
export type Phase = (typeof PHASES)[number]
export const PHASE_HANDS = 0
export const PHASE_ACTIONS = 1
export const PHASE_FEED = 2
export const PHASE_DECREE = 3
export const PHASE_OVER = 4

/** The rival is an owner of ships and lighthouses after the four seats. */
export const RIVAL = 4
export const OWNERS = 5

/** A copy that shares nothing. Every field in the order of the type; a test finds a forgotten one. */
export function copyGame(game: Game): Game {
  return {
    seats: game.seats,
    rival: game.rival,
    hands: game.hands,
    viewer: game.viewer,
    phase: game.phase,
    period: game.period,
    windRose: game.windRose,
    roseTaken: game.roseTaken,
    turn: game.turn,
    limited: game.limited,
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
    artworks: game.artworks.slice(),
    discovered: game.discovered.slice(),
    invited: game.invited.slice(),
    waits: game.waits.slice(),
    mods: game.mods.slice(),
    docks: game.docks.slice(),
    lights: game.lights.slice(),
    discoverer: game.discoverer.slice(),
    fresh: game.fresh.slice(),
    covers: game.covers.slice(),
    collector: game.collector.slice(),
    where: game.where.slice(),
    known: game.known.slice(),
    court: game.court.slice(),
    used: game.used.slice(),
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
