import type { GameConfig } from './config.ts'
import type { Printing } from './words.ts'

/**
 * The cards of a pack, compiled into integers for one printing. `compile` of @amalfi/packs makes
 * them; pass them to `renaissance` or `original`. The engine uses ids only for events and records.
 *
 * Destinations are numbered in one sequence: public ones in board order, evolving ones from the
 * top, then private ones.
 */
export interface Tables {
  /** Name of the pack. */
  readonly pack: string
  /** SHA-256 of the pack, in hexadecimal. */
  readonly hash: string
  readonly printing: Printing
  /** The config of the game that the cards belong to. */
  readonly config: GameConfig

  readonly destinationIds: readonly string[]
  readonly artworkIds: readonly string[]
  readonly characterIds: readonly string[]
  readonly titleIds: readonly string[]
  readonly decreeIds: readonly string[]
  readonly packIds: readonly string[]

  /** Number of public destinations, without the evolving ones. */
  readonly publicCount: number
  /** Number of evolving places; place 0 is covered in period II. */
  readonly evolvingCount: number
  readonly destinations: {
    /** Bread that docking costs. */
    readonly bread: readonly number[]
    /** Effect node of the benefits. */
    readonly node: readonly number[]
    /** Mask of the holds shown; an icon for any hold is not part of it. */
    readonly shownHolds: readonly number[]
    /** 1 if it shows the icon for any hold. */
    readonly showsAny: readonly number[]
    readonly lighthouseSlots: readonly number[]
    /** For a private destination: its cost, the mask of holds that pay it, and its points. */
    readonly cost: readonly number[]
    readonly accepts: readonly number[]
    readonly points: readonly number[]
    /** Mask over BONUS_ICONS of what it gives; the rival Genoa needs it. */
    readonly icons: readonly number[]
    /** For a place of the board: the number of players from which it is used. */
    readonly minPlayers: readonly number[]
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
    /** In resources; in bread if `accepts` is 0. */
    readonly cost: readonly number[]
    readonly accepts: readonly number[]
    /** Its starting pack, or -1. */
    readonly pack: readonly number[]
    /** Effect node of an immediate or engageable character, else -1. */
    readonly node: readonly number[]
    /** Its rows in `triggers`: the first, and how many. */
    readonly triggerFirst: readonly number[]
    readonly triggerCount: readonly number[]
    /** Its rows in `modifiers`: the first, and how many. */
    readonly modifierFirst: readonly number[]
    readonly modifierCount: readonly number[]
    /** Endgame scoring: `scorePoints` for every `scoreEvery` of the smallest count in the mask `scoreCounts`, at most `scoreMax`. */
    readonly scorePoints: readonly number[]
    readonly scoreCounts: readonly number[]
    readonly scoreEvery: readonly number[]
    readonly scoreMax: readonly number[]
  }

  /** Effect nodes, NODE_SIZE numbers each. */
  readonly nodes: readonly number[]
  /** The children of nodes, one list after the other. */
  readonly lists: readonly number[]
  /** Amounts that depend on a count, AMOUNT_SIZE numbers each. */
  readonly amounts: readonly number[]
  /** Triggers, TRIGGER_SIZE numbers each. */
  readonly triggers: readonly number[]
  /** Modifiers, MODIFIER_SIZE numbers each. */
  readonly modifiers: readonly number[]

  /** By row, from the left: what a slot adds to the cost; -1 gives 1 bread. */
  readonly slotSurcharges: readonly (readonly number[])[]
  /** The effect node under each ship of the shipyard and under each lighthouse, from the left, or -1. */
  readonly shipIcons: readonly number[]
  readonly lighthouseIcons: readonly number[]

  readonly titles: {
    readonly shade: readonly number[]
    /** By title: pairs of a count and how many are needed. */
    readonly needs: readonly (readonly number[])[]
    /** By title: points of the squares, from the left. */
    readonly squares: readonly (readonly number[])[]
  }
  readonly decrees: {
    /** By decree: triples of an item, a count, and the points for each. */
    readonly lines: readonly (readonly number[])[]
    /** By period: the points that the board adds for each item. */
    readonly board: readonly (readonly number[])[]
    /** By decree: the most points that it gives. */
    readonly maxPoints: readonly number[]
  }
  readonly solo: {
    /** By rival: titles needed at the end of periods I to IV. */
    readonly titles: readonly (readonly number[])[]
    /** The scores at which ranks 2, 3 and 4 begin. */
    readonly ranks: readonly number[]
    /** By bonus icon: the destinations that Genoa sails to for it; null: the destinations that show the icon. */
    readonly iconPlaces: readonly (readonly number[])[] | null
    /** Points of a title in a solo game, by the period in which it is taken; null: its squares decide. */
    readonly squares: readonly number[] | null
  }
}

/** The verbs of effects, in the order of their codes. `effects/run.ts` carries them out. */
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
/** What an effect node does. */
export type Verb = (typeof VERBS)[number]

/**
 * An effect node has NODE_SIZE numbers at these offsets. `pay` uses some of them in its own way:
 * NODE_AMOUNT is bread, NODE_WHAT cards of the hand, NODE_REDUCTION resources, NODE_FLAGS the mask
 * of holds that pay them.
 */
export const NODE_SIZE = 8
export const NODE_VERB = 0
/** How many (see AMOUNT_SIZE). */
export const NODE_AMOUNT = 1
/** Depends on the verb: a mask of holds or types, a kind of destination, a row, or a count. */
export const NODE_WHAT = 2
/** How much cheaper it is; for `draw` how many cards are kept. */
export const NODE_REDUCTION = 3
/** What the card says beside the verb (FLAG_...). */
export const NODE_FLAGS = 4
/** The children in `lists`: the first, and how many. */
export const NODE_FIRST_CHILD = 5
export const NODE_CHILD_COUNT = 6
/** What the compiler found out about the effect and its children (TRAIT_...). */
export const NODE_TRAITS = 7

/** Flags of a node: slots add nothing; any hold pays; occupied docks are allowed. */
export const FLAG_SLOT_FREE = 1
export const FLAG_WITH_ANY = 2
export const FLAG_BUSY = 4

/** Traits of a node: it may send a ship; it may ask its seat something. */
export const TRAIT_SENDS = 1
export const TRAIT_ASKS = 2

/**
 * An amount below 0 refers to row `-1 - amount` of `amounts`: AMOUNT_TIMES for every AMOUNT_EVERY
 * of a count, at most AMOUNT_MAX.
 */
export const AMOUNT_SIZE = 4
export const AMOUNT_COUNT = 0
export const AMOUNT_TIMES = 1
export const AMOUNT_EVERY = 2
export const AMOUNT_MAX = 3
/** An amount of bread: up to the limit of the granary. */
export const FULL_GRANARY = 99

/** Where `recall` brings ships back from. */
export const RECALL_PORT = 0
export const RECALL_DOCK = 1

/** A trigger has TRIGGER_SIZE numbers at these offsets. */
export const TRIGGER_SIZE = 8
export const TRIGGER_WHEN = 0
export const TRIGGER_ACTOR = 1
/**
 * A mask that depends on the trigger: types of artwork or character; the holds that a voyage sent
 * ships to; the holds that paid (bit 5: emergency); for `pass` 1: only the first pass. 0: no filter.
 */
export const TRIGGER_FILTER = 2
/** Kind of destination. */
export const TRIGGER_DESTINATION = 3
export const TRIGGER_LIMIT = 4
/** A condition: a count or -1, and how many of it there must be. */
export const TRIGGER_IF = 5
export const TRIGGER_AT_LEAST = 6
export const TRIGGER_NODE = 7

/** What permanent characters change, in the order of their codes. */
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
/** What a permanent character changes. */
export type Modifier = (typeof MODIFIERS)[number]

/** A modifier has MODIFIER_SIZE numbers at these offsets. */
export const MODIFIER_SIZE = 4
export const MODIFIER_CODE = 0
/**
 * The two numbers of a modifier, by code:
 *
 * | modifier   | MODIFIER_A                     | MODIFIER_B                        |
 * |------------|--------------------------------|-----------------------------------|
 * | less       | how much less                  | mask over COSTS                   |
 * | accept     | mask of holds that also pay    | mask over COSTS                   |
 * | as         | mask of holds that count       | mask of the holds they count as   |
 * | yield      | hold, or EMERGENCY             | how much more a ship pays         |
 * | slotFree   | mask of rows                   |                                   |
 * | granary    | how much more bread fits       |                                   |
 * | busyDock   | bread for an occupied dock     | 1: only on places of the board    |
 * | builtToBay |                                |                                   |
 * | extra      | count                          | how many more titles see          |
 */
export const MODIFIER_A = 1
export const MODIFIER_B = 2
export const MODIFIER_LIMIT = 3
/** The index of the bay in yields and payments, after the five holds: a ship that goes to the port. */
export const EMERGENCY = 5

/** The code of a verb or modifier. */
export const verbCode = (verb: Verb): number => VERBS.indexOf(verb)
export const modifierCode = (modifier: Modifier): number => MODIFIERS.indexOf(modifier)
