/**
 * The words of the game, each list in the order of its integer codes. Packs and events use the
 * words, the engine plays with the integers.
 */

/** The five holds. A ship in a hold is one load of that resource. */
export const HOLDS = ['spice', 'wood', 'wine', 'gem', 'fabric'] as const
export type Hold = (typeof HOLDS)[number]
export const HOLD_COUNT = HOLDS.length
/** A set of holds is a mask of five bits. */
export const ALL_HOLDS = (1 << HOLD_COUNT) - 1

/** Where a ship of a player can be. The holds come first, so a hold and its place have the same code. */
export const PLACES = [...HOLDS, 'bay', 'port', 'shipyard', 'dock'] as const
export type Place = (typeof PLACES)[number]
export const BAY = 5
export const PORT = 6
export const SHIPYARD = 7
export const DOCK = 8
export const PLACE_COUNT = PLACES.length

/** The three types of artworks. */
export const ART_TYPES = ['book', 'painting', 'monument'] as const
export type ArtType = (typeof ART_TYPES)[number]

/** The four types of characters; they say when an effect applies (REN-INV-2 to REN-INV-5). */
export const CHARACTER_TYPES = ['immediate', 'permanent', 'endgame', 'engageable'] as const
export type CharacterType = (typeof CHARACTER_TYPES)[number]
export const IMMEDIATE = 0
export const PERMANENT = 1
export const ENDGAME = 2
export const ENGAGEABLE = 3

/** The three rows: artworks, destination tiles, characters. */
export const ROWS = ['workshop', 'atlas', 'council'] as const
export type Row = (typeof ROWS)[number]
export const WORKSHOP = 0
export const ATLAS = 1
export const COUNCIL = 2

/** Everything of a seat that decrees, titles, amounts, conditions and endgame characters can count. */
export const COUNTS = [
  'artwork',
  'book',
  'painting',
  'monument',
  /** How many of the three types of artwork the seat has. */
  'artType',
  /** Artworks of the most numerous type. */
  'mostArt',
  /** Artworks of the second most numerous type. */
  'secondArt',
  /** Sets of the three types of artwork. */
  'set',
  /** Pairs of two different types among the artworks that are in no set. */
  'pair',
  /** Private destinations discovered. */
  'destination',
  'character',
  'immediate',
  'permanent',
  'endgame',
  'engageable',
  /** How many of the four types of character the seat has invited. */
  'characterType',
  'shipBuilt',
  /** The ships of the start and those built. */
  'fleet',
  'lighthouse',
  /** Own lighthouses on own private destinations. */
  'lighthouseOnOwn',
  /** Own lighthouses on public and evolving destinations. */
  'lighthouseOnPublic',
  'shipInBay',
  'shipInPort',
  'shipInHold',
  'shipOnDock',
  /** Own ships on own private destinations. */
  'shipOnOwn',
  'bread',
  /** Cards in hand. */
  'hand',
  /** Titles taken. */
  'title',
  /** Invited characters that are not immediate. */
  'lasting',
  /** How many of the five holds have a ship. */
  'holdUsed',
] as const
export type Count = (typeof COUNTS)[number]

/** Everything with a cost that a card can reduce. */
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
  /** Bread for docking. */
  'navigate',
  /** Bread to send a ship with a lighthouse. */
  'light',
  /** Bread due at feeding. */
  'feed',
] as const
export type Cost = (typeof COSTS)[number]
/** Codes of costs. The three types of artworks begin at COST_ARTWORK, the four of characters at COST_CHARACTER. */
export const COST_ARTWORK = 0
export const COST_DESTINATION = 3
export const COST_CHARACTER = 4
export const COST_SHIP = 8
export const COST_NAVIGATE = 9
export const COST_LIGHT = 10
export const COST_FEED = 11
/** The costs below this code are paid in resources, or in bread for some characters. */
export const CARD_COST_COUNT = 9

/** The events that a permanent character can react to. */
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

/** Whose action a trigger reacts to. */
export const ACTORS = ['me', 'other', 'anyone'] as const
export type Actor = (typeof ACTORS)[number]

/** How often a trigger or a reduction may be used. */
export const LIMITS = ['always', 'turn', 'period'] as const
export type Limit = (typeof LIMITS)[number]

/** Kinds of destination in effects and triggers, seen from one seat; `new`: discovered in this turn. */
export const DESTINATION_KINDS = ['any', 'public', 'evolving', 'own', 'other', 'new'] as const
export type DestinationKind = (typeof DESTINATION_KINDS)[number]

/** What a decree scores; the board adds points to these items. */
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

/** The icons of artwork bonuses. The rival Genoa uses them to find its destinations. */
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

/** The two shades of titles; dark titles are harder and give more points. */
export const SHADES = ['dark', 'light'] as const
export type Shade = (typeof SHADES)[number]

/** The printings of Renaissance, which differ in three numbers (REN-PRT-1). */
export const PRINTINGS = ['english', 'french'] as const
export type Printing = (typeof PRINTINGS)[number]

/** The rivals of a solo game of Renaissance. */
export const RIVALS = ['naples', 'genoa'] as const
export type Rival = (typeof RIVALS)[number]

/** The ways to deal starting hands. */
export const HANDS = ['packs', 'blind', 'selection', 'draft', 'scoreDraft'] as const
export type Hands = (typeof HANDS)[number]
