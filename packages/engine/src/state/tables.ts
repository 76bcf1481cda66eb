import type { GameConfig } from './config.ts'
import type { Printing } from './words.ts'

/**
 * A pack, compiled once into integers for one printing. The engine knows cards only through these
 * tables: it never sees a name except to write a record or a log.
 *
 * Destinations have one numbering: first the public ones in board order, then the evolving ones
 * from the top, then the private ones.
 */
export interface Tables {
  /** Name of the pack. */
  readonly pack: string
  /** SHA-256 of the pack, in hexadecimal. */
  readonly hash: string
  readonly printing: Printing
  /** The manners of the game the cards are for. */
  readonly config: GameConfig

  readonly destinationIds: readonly string[]
  readonly artworkIds: readonly string[]
  readonly characterIds: readonly string[]
  readonly titleIds: readonly string[]
  readonly decreeIds: readonly string[]
  readonly packIds: readonly string[]

  /** How many destinations are public, evolving ones not counted. */
  readonly publics: number
  /** How many places evolve; place 0 is covered in period II. */
  readonly evolving: number
  readonly destinations: {
    /** Bread to pay on docking. */
    readonly bread: readonly number[]
    /** Effect node of the benefits. */
    readonly node: readonly number[]
    /** Mask of the holds shown; an "any" shows nothing here. */
    readonly shows: readonly number[]
    /** 1 if it shows "any". */
    readonly showsAny: readonly number[]
    /** Lighthouse slots. */
    readonly slots: readonly number[]
    /** Of a private one: its cost, the mask of holds that pay it, its points. */
    readonly cost: readonly number[]
    readonly accepts: readonly number[]
    readonly points: readonly number[]
    /** Mask over BONUS_ICONS of what it gives, for the rival of Genoa. */
    readonly icons: readonly number[]
    /** Of a place of the board: it is used with so many players or more. */
    readonly players: readonly number[]
  }
  readonly artworks: {
    readonly type: readonly number[]
    readonly cost: readonly number[]
    readonly accepts: readonly number[]
    readonly points: readonly number[]
    /** Effect node of the bonus, or -1. */
    readonly node: readonly number[]
    /** Mask over BONUS_ICONS of its bonus. */
    readonly icons: readonly number[]
  }
  readonly characters: {
    readonly type: readonly number[]
    /** In resources; in bread if no hold is accepted. */
    readonly cost: readonly number[]
    readonly accepts: readonly number[]
    /** Its starting pack, or -1. */
    readonly pack: readonly number[]
    /** Effect node of an immediate or engageable character, else -1. */
    readonly node: readonly number[]
    /** First of its triggers in `triggers` (an index of rows), and how many. */
    readonly triggerFirst: readonly number[]
    readonly triggerCount: readonly number[]
    readonly modifierFirst: readonly number[]
    readonly modifierCount: readonly number[]
    /** Endgame scoring: points for every `scoreEvery` of the smallest count in the mask, at most. */
    readonly scorePoints: readonly number[]
    readonly scoreCounts: readonly number[]
    readonly scoreEvery: readonly number[]
    readonly scoreMax: readonly number[]
  }

  /** Effect nodes, NODE numbers each. */
  readonly nodes: readonly number[]
  /** Children of nodes. */
  readonly lists: readonly number[]
  /** Amounts that count something, AMOUNT numbers each. */
  readonly amounts: readonly number[]
  /** Rows of TRIGGER numbers. */
  readonly triggers: readonly number[]
  /** Rows of MODIFIER numbers. */
  readonly modifiers: readonly number[]

  /** By row: what a slot adds to the cost, from the left; -1 gives 1 bread. */
  readonly slots: readonly (readonly number[])[]
  /** Effect node under each ship of the shipyard and each lighthouse, from the left, or -1. */
  readonly shipIcons: readonly number[]
  readonly lighthouseIcons: readonly number[]

  readonly titles: {
    readonly shade: readonly number[]
    /** Pairs of a count and how many are needed. */
    readonly needs: readonly (readonly number[])[]
    /** By title: points of the squares, from the left. */
    readonly squares: readonly (readonly number[])[]
  }
  readonly decrees: {
    /** Triples of an item, a count, and points each. */
    readonly lines: readonly (readonly number[])[]
    /** By period: points added per item. */
    readonly board: readonly (readonly number[])[]
    /** The most that it can bring. */
    readonly most: readonly number[]
  }
  readonly solo: {
    /** By rival: titles needed at the end of periods I to IV. */
    readonly titles: readonly (readonly number[])[]
    /** Scores at which the second, third, fourth rank begin. */
    readonly ranks: readonly number[]
    /** By bonus icon: the public and evolving destinations that answer; null: those with the icon. */
    readonly answers: readonly (readonly number[])[] | null
    /** What a title is worth in a game for one, by the period it is taken in; null: by its squares. */
    readonly squares: readonly number[] | null
  }
}

/** The verbs of effects, in the order of their codes. */
export const VERBS = [
  'sequence',
  'bread',
  'points',
  'send',
  'take',
  'straighten',
  'erect',
  'build',
  'acquire',
  'discover',
  'invite',
  'navigate',
  'visit',
  'recall',
  'shift',
  'discard',
  'refresh',
  'draw',
  'light',
  'pay',
  'choose',
  'if',
  'borrow',
] as const
export type Verb = (typeof VERBS)[number]

/** Size of an effect node, and where its parts are. */
export const NODE = 8
export const NODE_VERB = 0
/** How many: an amount (see `amounts`). */
export const NODE_N = 1
/** A mask of holds or types, a kind of destination, a row, a count: by verb. */
export const NODE_WHAT = 2
/** How much cheaper; for `draw` how many are kept. */
export const NODE_LESS = 3
export const NODE_FLAGS = 4
/** First child in `lists`, and how many. */
export const NODE_FIRST = 5
export const NODE_CHILDREN = 6
export const NODE_MARKS = 7

/** Flags of a node. */
export const FLAG_SLOT_FREE = 1
export const FLAG_WITH_ANY = 2
export const FLAG_BUSY = 4

/** Marks of a node: what it may bring to the one who carries it out. */
export const MARK_SENDS = 1
export const MARK_CHOICE = 2

/**
 * The parts of `pay` do not fit the general ones: NODE_N is bread, NODE_WHAT cards of the hand,
 * NODE_LESS resources, NODE_FLAGS the mask of holds that pay them.
 */

/** An amount below 0 stands for row `-1 - amount` of `amounts`. */
export const AMOUNT = 4
export const AMOUNT_COUNT = 0
export const AMOUNT_TIMES = 1
export const AMOUNT_EVERY = 2
export const AMOUNT_MAX = 3
/** Bread up to the limit. */
export const FULL = 99

/** Where a `recall` fetches ships from. */
export const RECALL_PORT = 0
export const RECALL_DOCK = 1

export const TRIGGER = 8
export const TRIGGER_WHEN = 0
export const TRIGGER_BY = 1
/**
 * A mask by what is waited for: types of artwork or character; holds a navigation sent to; holds
 * paid with (bit 5: emergency); for `pass` 1: only the first. 0 waits for all.
 */
export const TRIGGER_OF = 2
/** Kind of destination. */
export const TRIGGER_TO = 3
export const TRIGGER_LIMIT = 4
/** A count, or -1, and how many of it there must be. */
export const TRIGGER_IF = 5
export const TRIGGER_AT_LEAST = 6
export const TRIGGER_NODE = 7

/** The modifiers of permanent characters, in the order of their codes. */
export const MODIFIERS = [
  'less',
  'accept',
  'as',
  'yield',
  'slotFree',
  'granary',
  'busyDock',
  'builtToBay',
  'extra',
] as const
export type Modifier = (typeof MODIFIERS)[number]

export const MODIFIER = 4
export const MODIFIER_CODE = 0
/** less: how much · accept: holds · as: the holds that count · yield: hold, 5 emergency · slotFree: rows · granary: how much · busyDock: bread · extra: a count */
export const MODIFIER_A = 1
/** less, accept: mask over COSTS · as: mask of the holds they count as · yield: how much more · extra: how many · busyDock: 1 on the board only */
export const MODIFIER_B = 2
export const MODIFIER_LIMIT = 3
/** The place of emergency in yields and payments, after the five holds. */
export const EMERGENCY = 5

/** The code of a verb or modifier, for a table of handlers. */
export const verbCode = (verb: Verb): number => VERBS.indexOf(verb)
export const modifierCode = (modifier: Modifier): number => MODIFIERS.indexOf(modifier)
