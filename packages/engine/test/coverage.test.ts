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
/** So many games are played before one looks whether everything has come up; when it has, no more are. */
const BATCH = 500
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

const isSeldom = (tally: Tally, word: string): boolean => (tally.get(word) ?? 0) < LEAST

/** Of the words, those that came up too seldom, with how often they did. */
const seldom = (tally: Tally, words: readonly string[]): string[] =>
  words.filter((word) => isSeldom(tally, word)).map((word) => `${word}: ${tally.get(word) ?? 0}`)

/** Counts a part of a batch of the games. */
function countPart(
  pack: PackName,
  batch: number,
  part: number,
  found: readonly string[],
): Promise<Tallies> {
  const from = batch + Math.floor((BATCH * part) / PARTS)
  const to = batch + Math.floor((BATCH * (part + 1)) / PARTS)
  const url = new URL('./support/counting-worker.ts', import.meta.url)
  const worker = new Worker(url, {
    workerData: { pack, from, to, enough: LEAST, found },
    execArgv: [],
  })
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
    const unsaid = UNSAID[PACKS[pack].game]
    const used = wordsIn(PACKS[pack])
    const asking = PENDING.filter((_, code) => roomsWith(pack)[code].offer !== undefined)
    /** Everything that must come up. */
    const words: Readonly<Record<(typeof WHAT)[number], readonly string[]>> = {
      verbs: said(used.verbs, unsaid.verbs),
      triggers: used.triggers,
      modifiers: used.modifiers,
      scorings: [...endgames.map(({ id }) => id), ...scored],
      refusals: said(REFUSALS.slice(1), unsaid.refusals),
      decisions: said(asking, unsaid.decisions),
      events: said(Object.keys(EVENTS), unsaid.events),
    }
    const seen = noTallies()
    const lacking = (what: (typeof WHAT)[number]): string[] => seldom(seen[what], words[what])
    beforeAll(async () => {
      for (let batch = 0; batch < GAMES && WHAT.some((what) => lacking(what).length > 0); ) {
        const found = words.modifiers.filter((word) => !isSeldom(seen.modifiers, word))
        const parts = await Promise.all(
          Array.from({ length: PARTS }, (_, part) => countPart(pack, batch, part, found)),
        )
        for (const tallies of parts)
          for (const what of WHAT)
            for (const [word, times] of tallies[what])
              seen[what].set(word, (seen[what].get(word) ?? 0) + times)
        batch += BATCH
      }
    }, 300_000)

    it.each([
      ['every verb is carried out', 'verbs'],
      ['every trigger sets something off', 'triggers'],
      ['every modifier makes a difference', 'modifiers'],
      ['every scoring gives points', 'scorings'],
      ['every reason is given to refuse something', 'refusals'],
      ['every kind of question is asked', 'decisions'],
      ['every kind of event happens', 'events'],
    ] as const)('%s', (_title, what) => {
      expect(words[what].length).toBeGreaterThan(0)
      expect(lacking(what)).toEqual([])
    })

    it('nothing else comes up', () => {
      expect(COUNTS).toEqual(expect.arrayContaining(scored))
      expect(seen.refusals.has(REFUSALS[0])).toBe(false)
      expect([...seen.decisions.keys()].sort()).toEqual([...words.decisions].sort())
    })
  },
)
