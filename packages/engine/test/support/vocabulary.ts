import {
  type EventKind,
  MODIFIER_SIZE,
  MODIFIERS,
  NODE_SIZE,
  REFUSALS,
  TRIGGER_SIZE,
  TRIGGERS,
  VERBS,
} from '@amalfi/engine'
import { compile, type Pack } from '@amalfi/packs'
import { PACKS, type PackName } from './games.ts'
import { questionKinds } from './question-kinds.ts'
import { UNUSED_WORDS } from './unused-words.ts'
import { type Tallies, type Tally, WORD_KINDS } from './vocabulary-counter.ts'

/** Each word must come up at least this often. */
export const MIN_COUNT = 5

/** All kinds of events. The type makes the compiler report a missing one. */
const EVENTS: Record<EventKind, true> = {
  ship: true,
  bread: true,
  score: true,
  limit: true,
  card: true,
  slide: true,
  reveal: true,
  remake: true,
  lighthouse: true,
  useLighthouse: true,
  navigate: true,
  acquire: true,
  discover: true,
  invite: true,
  engage: true,
  turned: true,
  construct: true,
  pass: true,
  windRose: true,
  turn: true,
  phase: true,
  trigger: true,
  title: true,
  feed: true,
  decree: true,
  decreeTurned: true,
  cover: true,
  openTile: true,
  colony: true,
  nothing: true,
  answered: true,
  pack: true,
  reaction: true,
  endgame: true,
  lost: true,
  end: true,
}

/** The words used by the cards of a pack. */
function wordsIn(pack: Pack) {
  const tables = compile(pack)
  const usedIn = (rows: readonly number[], size: number, list: readonly string[]): string[] =>
    list.filter((_, code) => rows.some((word, i) => i % size === 0 && word === code))
  return {
    verbs: usedIn(tables.nodes, NODE_SIZE, VERBS),
    triggers: usedIn(tables.triggers, TRIGGER_SIZE, TRIGGERS),
    modifiers: usedIn(tables.modifiers, MODIFIER_SIZE, MODIFIERS),
  }
}

const without = (words: readonly string[], unused: readonly string[]): string[] =>
  words.filter((word) => !unused.includes(word))

/** What the endgame characters of a pack count. */
export const countsScoredIn = (pack: PackName): string[] =>
  PACKS[pack].characters.flatMap((card) =>
    card.type === 'endgame' ? [card.scoring.per].flat() : [],
  )

/** All words that must come up in games with the cards of a pack. */
export function expectedWords(
  pack: PackName,
): Readonly<Record<(typeof WORD_KINDS)[number], readonly string[]>> {
  const { game } = PACKS[pack]
  const unused = UNUSED_WORDS[game]
  const used = wordsIn(PACKS[pack])
  const endgames = PACKS[pack].characters.filter(({ type }) => type === 'endgame')
  return {
    verbs: without(used.verbs, unused.verbs),
    triggers: used.triggers,
    modifiers: used.modifiers,
    scorings: [...endgames.map(({ id }) => id), ...countsScoredIn(pack)],
    refusals: without(REFUSALS.slice(1), unused.refusals),
    decisions: without(questionKinds(game), unused.decisions),
    events: without(Object.keys(EVENTS), unused.events),
  }
}

export const isRare = (tally: Tally, word: string): boolean => (tally.get(word) ?? 0) < MIN_COUNT

/** The words that have come up too rarely, such as `refusals notEngaged`. */
export const missingIn = (seen: Tallies, words: ReturnType<typeof expectedWords>): string[] =>
  WORD_KINDS.flatMap((kind) =>
    words[kind].filter((word) => isRare(seen[kind], word)).map((word) => `${kind} ${word}`),
  )

/** Adds the counts of some games to those of others. */
export function addTo(seen: Tallies, more: Tallies): void {
  for (const kind of WORD_KINDS)
    for (const [word, times] of more[kind])
      seen[kind].set(word, (seen[kind].get(word) ?? 0) + times)
}
