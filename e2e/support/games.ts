import { newRecord, RecordedGame, renaissance, type Setup, writeRecord } from '@amalfi/engine'
import { compile, renaissancePack } from '@amalfi/packs'
import type { Page } from 'playwright-core'
import type { Player } from '../../packages/client/src/model/players/player.ts'
import type { KeptGame } from '../../packages/client/src/model/storage/games.ts'

const rules = renaissance(compile(renaissancePack, { printing: 'english' }))
const NAMES = ['Bianca', 'Cola', 'Dario', 'Ezio']

export interface Wanted {
  readonly setup: Setup
  /** So many of the seats, from the first, are people; the others are bots. */
  readonly people?: number
  /** So many choices at least are made; then on to one of a person, or to the end. */
  readonly choices?: number
  readonly id?: string
}

/** A game as the page keeps it, played here: to click through one takes its time. */
export function gameAfter({ setup, people = 1, choices = 5000, id = 'game' }: Wanted): KeptGame {
  const recordedGame = new RecordedGame(rules, newRecord(rules, setup))
  for (;;) {
    const [seat] = rules.deciders(recordedGame.game)
    if (seat === undefined || (recordedGame.moveIndex >= choices && seat < people)) break
    const offer = rules.choices(recordedGame.game, seat, [])
    recordedGame.choose(seat, offer[(recordedGame.moveIndex * 7) % offer.length])
  }
  const players = Array.from(
    { length: setup.players },
    (_, seat): Player => ({ kind: seat < people ? 'person' : 'merchant', name: NAMES[seat] }),
  )
  return {
    id,
    schema: 1,
    record: writeRecord(recordedGame.record),
    position: rules.encode(recordedGame.game),
    players,
    scores: recordedGame.game.score.slice(),
    period: recordedGame.game.period,
    finished: rules.deciders(recordedGame.game).length === 0,
    rewound: false,
    at: 1_700_000_000_000,
  }
}

/** Puts a game among those that the page keeps. */
export async function putGame(page: Page, game: KeptGame): Promise<void> {
  // Only the page knows how its database is made.
  await page.waitForFunction(async () =>
    (await indexedDB.databases()).some(({ name }) => name === 'amalfi'),
  )
  await page.evaluate(
    (kept) =>
      new Promise<void>((resolve, reject) => {
        const request = indexedDB.open('amalfi')
        request.onerror = () => reject(request.error)
        request.onsuccess = () => {
          const transaction = request.result.transaction('games', 'readwrite')
          transaction.objectStore('games').put(kept)
          transaction.onabort = () => reject(transaction.error)
          transaction.oncomplete = () => {
            request.result.close()
            resolve()
          }
        }
      }),
    game,
  )
}

/** Puts a game among those that the page keeps, and sits down to it. */
export async function sitDown(page: Page, game: KeptGame): Promise<void> {
  await putGame(page, game)
  await page.goto(`${page.url().replace(/#.*/, '')}#/table/${game.id}`)
  await page.locator('.table-layout').waitFor()
}
