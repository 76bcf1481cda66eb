import { Worker } from 'node:worker_threads'
import { COUNTS, REFUSALS } from '@amalfi/engine'
import { beforeAll, describe, expect, it } from 'vitest'
import { PACKS, type PackName } from './support/games.ts'
import { RARE_GAMES } from './support/rare-games.ts'
import {
  addTo,
  countsScoredIn,
  expectedWords,
  isRare,
  MIN_COUNT,
  missingIn,
} from './support/vocabulary.ts'
import { noTallies, type Tallies, WORD_KINDS } from './support/vocabulary-counter.ts'

/**
 * Checks that everything the engine can do happens in random games. The words that must come up
 * (verbs, triggers, events and so on) are read from the engine and the pack. A word that never comes
 * up should be removed.
 */
const GAMES = 20_000
/** After each batch of games, the test stops if every word has come up. */
const BATCH = 250
/** Each batch is played in this many workers at the same time. */
const WORKERS = 2

/** Counts what comes up in some games, in a worker. */
function count(
  pack: PackName,
  games: readonly number[],
  found: readonly string[],
): Promise<Tallies> {
  const url = new URL('./support/vocabulary-counter-worker.ts', import.meta.url)
  const worker = new Worker(url, {
    workerData: { pack, games, enough: MIN_COUNT, found },
    execArgv: [],
  })
  return new Promise((resolve, reject) => {
    worker.once('message', resolve)
    worker.once('error', reject)
  })
}

/** Games with rare words come first, then all games in order. */
function* batches(pack: PackName): Generator<readonly number[]> {
  for (let from = 0; from < GAMES; from += BATCH) {
    const inOrder = Array.from({ length: BATCH }, (_, i) => from + i)
    yield from === 0 ? [...RARE_GAMES[pack], ...inOrder] : inOrder
  }
}

describe.each(Object.keys(PACKS) as PackName[])(
  `in up to ${GAMES} random games of all modes with the %s cards`,
  (pack) => {
    const words = expectedWords(pack)
    const seen = noTallies()
    beforeAll(async () => {
      for (const games of batches(pack)) {
        const found = words.modifiers.filter((word) => !isRare(seen.modifiers, word))
        const parts = await Promise.all(
          Array.from({ length: WORKERS }, (_, part) =>
            count(
              pack,
              games.filter((_, i) => i % WORKERS === part),
              found,
            ),
          ),
        )
        for (const tallies of parts) addTo(seen, tallies)
        if (missingIn(seen, words).length === 0) break
      }
    }, 300_000)

    it.each([
      ['every verb is carried out', 'verbs'],
      ['every trigger is triggered', 'triggers'],
      ['every modifier makes a difference', 'modifiers'],
      ['every way to score gives points', 'scorings'],
      ['every kind of refusal is given', 'refusals'],
      ['every kind of question is asked', 'decisions'],
      ['every kind of event happens', 'events'],
    ] as const)('%s', (_title, what) => {
      expect(words[what].length).toBeGreaterThan(0)
      // The words that came up too rarely, with their counts.
      const rare = words[what].filter((word) => isRare(seen[what], word))
      expect(rare.map((word) => `${word}: ${seen[what].get(word) ?? 0}`)).toEqual([])
    })

    it('only the expected questions come up, and no refusal without a reason', () => {
      expect(WORD_KINDS.every((kind) => seen[kind].size > 0)).toBe(true)
      expect(COUNTS).toEqual(expect.arrayContaining(countsScoredIn(pack)))
      expect(seen.refusals.has(REFUSALS[0])).toBe(false)
      expect([...seen.decisions.keys()].sort()).toEqual([...words.decisions].sort())
    })
  },
)
