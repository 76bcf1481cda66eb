/**
 * The words of the game, each list in the order of its integer codes. Packs are written with the
 * words, the engine plays with the integers, records and logs come back to the words.
 */

/** The five holds; a ship in a hold is one load of that resource. */
export const HOLDS = ['spice', 'wood', 'wine', 'gem', 'fabric'] as const
export type Hold = (typeof HOLDS)[number]
export const HOLD_COUNT = HOLDS.length
/** A set of holds is a mask of five bits. */
export const ALL_HOLDS = (1 << HOLD_COUNT) - 1

/** Where a ship of a player can be: the holds first, so that a hold is its own place. */
export const PLACES = [...HOLDS, 'bay', 'port', 'shipyard', 'dock'] as const
export type Place = (typeof PLACES)[number]
export const BAY = 5
export const PORT = 6
export const SHIPYARD = 7
export const DOCK = 8
export const PLACE_COUNT = PLACES.length

export const ART_TYPES = ['book', 'painting', 'monument'] as const
export type ArtType = (typeof ART_TYPES)[number]

export const CHARACTER_TYPES = ['immediate', 'permanent', 'endgame', 'engageable'] as const
export type CharacterType = (typeof CHARACTER_TYPES)[number]
export const IMMEDIATE = 0
export const PERMANENT = 1
export const ENDGAME = 2
export const ENGAGEABLE = 3

/** The three rows, and the decks that fill them. */
export const ROWS = ['workshop', 'atlas', 'council'] as const
export type Row = (typeof ROWS)[number]
export const WORKSHOP = 0
export const ATLAS = 1
export const COUNCIL = 2

/** Everything that decrees, titles, amounts, conditions and endgame characters can count. */
export const COUNTS = [
  'artwork',
  'book',
  'painting',
  'monument',
  /** How many of the three types of artwork one has. */
  'artType',
  /** Artworks of one's most numerous type. */
  'mostArt',
  /** Artworks of one's second most numerous type. */
  'secondArt',
  /** Sets of the three types of artwork. */
  'set',
  /** Pairs of two different types among the artworks that no set uses. */
  'pair',
  /** Private destinations discovered. */
  'destination',
  'character',
  'immediate',
  'permanent',
  'endgame',
  'engageable',
  /** How many of the four types of character one has invited. */
  'characterType',
  'shipBuilt',
  /** The first four ships and those built. */
  'fleet',
  'lighthouse',
  /** Lighthouses of one's own on private destinations of one's own. */
  'lighthouseOnOwn',
  /** Lighthouses of one's own on public destinations, covered ones included. */
  'lighthouseOnPublic',
  'shipInBay',
  'shipInPort',
  'shipInHold',
  'shipOnDock',
  /** Ships of one's own on private destinations of one's own. */
  'shipOnOwn',
  'bread',
  /** Cards in hand. */
  'hand',
  /** Titles taken. */
  'title',
  /** Invited characters, immediate ones left out. */
  'lasting',
  /** How many of the five holds have a ship of one's own. */
  'holdUsed',
] as const
export type Count = (typeof COUNTS)[number]

/** What can cost something, so that a card can make it cheaper. */
export const COSTS = [
  'book',
  'painting',
  'monument',
  'destination',
  'immediate',
  'permanent',
  'endgame',
  'engageable',
  /** Wood for one ship. */
  'ship',
  /** Bread on docking. */
  'navigate',
  /** Bread to send a ship with a lighthouse. */
  'light',
  /** Bread due in the feed. */
  'feed',
] as const
export type Cost = (typeof COSTS)[number]
export const COST_ARTWORK = 0
export const COST_DESTINATION = 3
export const COST_CHARACTER = 4
export const COST_SHIP = 8
export const COST_NAVIGATE = 9
export const COST_LIGHT = 10
export const COST_FEED = 11
/** The costs below this one are paid in resources (or, for an immediate character, in bread). */
export const CARD_COSTS = 9

/** The events that a permanent character can wait for. */
export const TRIGGERS = [
  'navigate',
  'acquire',
  'discover',
  'invite',
  'engage',
  'build',
  'erect',
  'take',
  'light',
  'pay',
  'overpay',
  'pass',
  'feed',
  'decree',
  'title',
  'period',
] as const
export type Trigger = (typeof TRIGGERS)[number]

/** Whose deed a trigger waits for. */
export const ACTORS = ['me', 'other', 'anyone'] as const
export type Actor = (typeof ACTORS)[number]

/** How often a trigger or a reduction may serve. */
export const LIMITS = ['always', 'turn', 'period'] as const
export type Limit = (typeof LIMITS)[number]

/** Kinds of destination, as effects and triggers name them. */
export const KINDS_OF_DESTINATION = ['any', 'public', 'evolving', 'own', 'other', 'new'] as const
export type KindOfDestination = (typeof KINDS_OF_DESTINATION)[number]

/** What a decree scores, and so what the points printed on the board can be added to. */
export const ITEMS = [
  'artwork',
  'destination',
  'character',
  'ship',
  'lighthouse',
  'bread',
  'type',
  'set',
  'pair',
] as const
export type Item = (typeof ITEMS)[number]

/** The icons of the artwork bonuses, by which the rival of Genoa finds its destinations. */
export const BONUS_ICONS = [
  'spice',
  'wood',
  'wine',
  'gem',
  'fabric',
  'bread',
  'points',
  'straighten',
  'take',
  'erect',
] as const
export type BonusIcon = (typeof BONUS_ICONS)[number]

export const SHADES = ['dark', 'light'] as const
export type Shade = (typeof SHADES)[number]

export const PRINTINGS = ['english', 'french'] as const
export type Printing = (typeof PRINTINGS)[number]

export const RIVALS = ['naples', 'genoa'] as const
export type Rival = (typeof RIVALS)[number]

/** The ways to deal starting hands. */
export const HANDS = ['packs', 'blind', 'selection', 'draft', 'scoreDraft'] as const
export type Hands = (typeof HANDS)[number]
