import { Worker } from 'node:worker_threads'
import {
  COUNTS,
  type EventKind,
  MODIFIER,
  MODIFIERS,
  NODE,
  PENDING,
  REFUSALS,
  TRIGGER,
  TRIGGERS,
  VERBS,
} from '@amalfi/engine'
import { compile, type Pack } from '@amalfi/packs'
import { beforeAll, describe, expect, it } from 'vitest'
import { noTallies, roomsWith, type Tallies, type Tally, WHAT } from './support/counting.ts'
import { PACKS, type PackName } from './support/games.ts'
import { UNSAID } from './support/words-of.ts'

/**
 * Everything that the engine can do, it does in random games. What must come up is read off the
 * engine and the pack; a word that never does is one that nobody can need.
 */
const GAMES = 20_000
const LEAST = 5
/** The games are played in so many parts side by side. */
const PARTS = 2

/** The compiler finds the kind that is missing here. */
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

/** The words of the vocabulary that the cards of a pack use; those of Renaissance use all. */
function wordsIn(pack: Pack) {
  const tables = compile(pack)
  const at = (rows: readonly number[], size: number, list: readonly string[]): string[] =>
    list.filter((_, code) => rows.some((word, i) => i % size === 0 && word === code))
  return {
    verbs: at(tables.nodes, NODE, VERBS),
    triggers: at(tables.triggers, TRIGGER, TRIGGERS),
    modifiers: at(tables.modifiers, MODIFIER, MODIFIERS),
  }
}

const said = (words: readonly string[], unsaid: readonly string[]): string[] =>
  words.filter((word) => !unsaid.includes(word))

/** Of the words, those that came up too seldom, with how often they did. */
const seldom = (tally: Tally, words: readonly string[]): string[] =>
  words
    .filter((word) => (tally.get(word) ?? 0) < LEAST)
    .map((word) => `${word}: ${tally.get(word) ?? 0}`)

/** Counts a part of the games. */
function countPart(pack: PackName, part: number): Promise<Tallies> {
  const from = Math.floor((GAMES * part) / PARTS)
  const to = Math.floor((GAMES * (part + 1)) / PARTS)
  const url = new URL('./support/counting-worker.ts', import.meta.url)
  const worker = new Worker(url, { workerData: { pack, from, to, enough: LEAST }, execArgv: [] })
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

describe.each(Object.keys(PACKS) as PackName[])(
  `in ${GAMES} random games of all modes, %s cards`,
  (pack) => {
    /** What the endgame characters of the pack score by. */
    const endgames = PACKS[pack].characters.flatMap((card) =>
      card.type === 'endgame' ? [card] : [],
    )
    const scored = endgames.flatMap(({ scoring }) => [scoring.per].flat())
    const seen = noTallies()
    const unsaid = UNSAID[PACKS[pack].game]
    const used = wordsIn(PACKS[pack])
    beforeAll(async () => {
      const parts = await Promise.all(
        Array.from({ length: PARTS }, (_, part) => countPart(pack, part)),
      )
      for (const tallies of parts)
        for (const what of WHAT)
          for (const [word, times] of tallies[what])
            seen[what].set(word, (seen[what].get(word) ?? 0) + times)
    }, 300_000)

    it('every verb is carried out', () => {
      expect(seldom(seen.verbs, said(used.verbs, unsaid.verbs))).toEqual([])
    })

    it('every trigger sets something off', () => {
      expect(seldom(seen.triggers, used.triggers)).toEqual([])
    })

    it('every modifier makes a difference', () => {
      expect(seldom(seen.modifiers, used.modifiers)).toEqual([])
    })

    it('every scoring gives points', () => {
      expect(COUNTS).toEqual(expect.arrayContaining(scored))
      expect(seldom(seen.scorings, [...endgames.map(({ id }) => id), ...scored])).toEqual([])
    })

    it('every reason is given to refuse something', () => {
      expect(seldom(seen.refusals, said(REFUSALS.slice(1), unsaid.refusals))).toEqual([])
      expect(seen.refusals.has(REFUSALS[0])).toBe(false)
    })

    it('every kind of question is asked, and only those that can be', () => {
      const asking = said(
        PENDING.filter((_, code) => roomsWith(pack)[code].offer !== undefined),
        unsaid.decisions,
      )
      expect(seldom(seen.decisions, asking)).toEqual([])
      expect([...seen.decisions.keys()].sort()).toEqual([...asking].sort())
    })

    it('every kind of event happens', () => {
      expect(seldom(seen.events, said(Object.keys(EVENTS), unsaid.events))).toEqual([])
    })
  },
)
