import {
  type BoardView,
  type Decision,
  type Described,
  describeBoard,
  type GameName,
  type GameRecord,
  type Refusal,
  type Setup,
  type Standing,
  type View,
  writeRecord,
} from '@amalfi/engine'
import { isObject } from '@amalfi/packs'
import { localeFor } from '@amalfi/text/locales'
import * as v from 'valibot'
import type { GameRules } from '../game/games.ts'

/**
 * The version of the protocol. Raise it when existing programs would no longer understand the
 * lines.
 */
export const PROTOCOL = 1

/** A choice in a line: its number and its description. */
export type Offered = { readonly choice: number } & Described

/** The lines that are sent, one JSON object each (docs/protocol.md). */
export type Line =
  | {
      readonly type: 'hello'
      readonly protocol: number
      readonly game: string
      /** The version of the rules, as records name it. */
      readonly rules: number
      readonly pack: { readonly name: string; readonly hash: string; readonly printing: string }
      /** Who plays each seat. */
      readonly seats: readonly string[]
      readonly ids: Ids
    }
  | ({ readonly type: 'game'; readonly number: number } & Omit<Setup, 'seed'>)
  | ({
      readonly type: 'decide'
      readonly view: BoardView
      readonly choices: readonly Offered[]
      readonly options: readonly Offered[]
    } & Decision)
  | ({ readonly type: 'refused'; readonly why: string } & RefusedFor)
  | {
      readonly type: 'end'
      readonly standings: readonly Standing[]
      readonly record: unknown
    }

/** All ids in the order of the pack. */
interface Ids {
  readonly publicDestinations: readonly string[]
  readonly evolvingDestinations: readonly string[]
  readonly privateDestinations: readonly string[]
  readonly artworks: readonly string[]
  readonly characters: readonly string[]
  readonly titles: readonly string[]
  readonly decrees: readonly string[]
  readonly packs: readonly string[]
}

type RefusedFor = Refusal | { readonly code: 'malformed' }

export function helloLine({ game, version, tables }: GameRules, seats: readonly string[]): Line {
  const { pack, hash, printing, publicCount, evolvingCount, destinationIds } = tables
  return {
    type: 'hello',
    protocol: PROTOCOL,
    game,
    rules: version,
    pack: { name: pack, hash, printing },
    seats,
    ids: {
      publicDestinations: destinationIds.slice(0, publicCount),
      evolvingDestinations: destinationIds.slice(publicCount, publicCount + evolvingCount),
      privateDestinations: destinationIds.slice(publicCount + evolvingCount),
      artworks: tables.artworkIds,
      characters: tables.characterIds,
      titles: tables.titleIds,
      decrees: tables.decreeIds,
      packs: tables.packIds,
    },
  }
}

/** The seed is left out, because it would reveal the decks. */
export function gameLine(number: number, { seed: _, ...setup }: Setup): Line {
  return { type: 'game', number, ...setup }
}

/** Contains only what the seat knows. */
export function decideLine(rules: GameRules, view: View): Line {
  const { seat, game } = view
  const offered = (choice: number): Offered => ({ choice, ...rules.describe(choice) })
  return {
    type: 'decide',
    ...rules.decision(game, seat),
    view: describeBoard(rules.tables, view),
    choices: rules.choices(game, seat, []).map(offered),
    options: rules.options(game, seat, []).map(offered),
  }
}

export const refusedLine = (rules: GameRules, refusal: Refusal): Line => ({
  type: 'refused',
  ...refusal,
  why: localeFor('en', rules.game as GameName).refusals[refusal.code](refusal),
})

export const endLine = (standings: readonly Standing[], record: GameRecord): Line => ({
  type: 'end',
  standings,
  // As in a file, with its checksum.
  record: JSON.parse(writeRecord(record)),
})

const malformed = (why: string): Line => ({ type: 'refused', code: 'malformed', why })

/** More than any answer needs. */
const MAX_ANSWER = 10_000

const answerText = v.pipe(
  v.string(),
  v.maxLength(MAX_ANSWER, `An answer has at most ${MAX_ANSWER} characters.`),
  v.parseJson(undefined, 'An answer is one JSON object on one line.'),
  v.check(isObject, 'An answer is a JSON object.'),
  v.looseObject({
    choice: v.exactOptional(v.number('choice is a number.')),
    do: v.exactOptional(v.unknown()),
  }),
  v.check((answer) => 'choice' in answer || 'do' in answer, 'An answer has choice, or do.'),
)

/** Reads an answer: a choice, legal or not, or the line that refuses the answer. */
export function readAnswer(rules: GameRules, text: string): number | Line {
  const read = v.safeParse(answerText, text, { abortEarly: true })
  if (!read.success) return malformed(read.issues[0].message)
  // An offered choice may be sent back whole. Then its number counts.
  if (read.output.choice !== undefined) return read.output.choice
  const choice = rules.parse(read.output)
  return choice < 0 ? refusedLine(rules, { code: 'unknown' }) : choice
}
