import { Worker } from 'node:worker_threads'
import { COUNTS, REFUSALS } from '@amalfi/engine'
import { beforeAll, describe, expect, it } from 'vitest'
import { PACKS, type PackName } from './support/games.ts'
import { RARE_GAMES } from './support/rare-games.ts'
import { addTo, isRare, MIN_COUNT, missingIn, scoredWith, wordsWith } from './support/vocabulary.ts'
import { noTallies, type Tallies, WHAT } from './support/vocabulary-counter.ts'

/**
 * Everything that the engine can do, it does in random games. What must come up is read off the
 * engine and the pack; a word that never does is one that nobody can need.
 */
const GAMES = 20_000
/** So many games are played before one looks whether everything has come up; when it has, no more are. */
const BATCH = 250
/** The games are played in so many parts side by side. */
const PARTS = 2

/** Counts what comes up in some games, beside others. */
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

/** Those that showed what is seldom first, then all of them in their order. */
function* batches(pack: PackName): Generator<readonly number[]> {
  for (let from = 0; from < GAMES; from += BATCH) {
    const inOrder = Array.from({ length: BATCH }, (_, i) => from + i)
    yield from === 0 ? [...RARE_GAMES[pack], ...inOrder] : inOrder
  }
}

describe.each(Object.keys(PACKS) as PackName[])(
  `in up to ${GAMES} random games of all modes with the %s cards`,
  (pack) => {
    const words = wordsWith(pack)
    const seen = noTallies()
    beforeAll(async () => {
      for (const games of batches(pack)) {
        const found = words.modifiers.filter((word) => !isRare(seen.modifiers, word))
        const parts = await Promise.all(
          Array.from({ length: PARTS }, (_, part) =>
            count(
              pack,
              games.filter((_, i) => i % PARTS === part),
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
      ['every trigger sets something off', 'triggers'],
      ['every modifier makes a difference', 'modifiers'],
      ['every scoring gives points', 'scorings'],
      ['every reason is given to refuse something', 'refusals'],
      ['every kind of question is asked', 'decisions'],
      ['every kind of event happens', 'events'],
    ] as const)('%s', (_title, what) => {
      expect(words[what].length).toBeGreaterThan(0)
      // Of those that came up too seldom, how often they did.
      const seldom = words[what].filter((word) => isRare(seen[what], word))
      expect(seldom.map((word) => `${word}: ${seen[what].get(word) ?? 0}`)).toEqual([])
    })

    it('only the expected questions and refusals come up', () => {
      expect(WHAT.every((what) => seen[what].size > 0)).toBe(true)
      expect(COUNTS).toEqual(expect.arrayContaining(scoredWith(pack)))
      expect(seen.refusals.has(REFUSALS[0])).toBe(false)
      expect([...seen.decisions.keys()].sort()).toEqual([...words.decisions].sort())
    })
  },
)
