import { type DescribedAs, type GameRecord, newRecord, replay } from '@amalfi/engine'
import type { HostEvent, LocalHost } from '@amalfi/session'
import { describe, expect, test } from 'vitest'
import { type Board, openTable } from '../../engine/test/support/table.ts'
import { automaticAnswer } from '../src/automatic.ts'
import { BOT, HUMAN, hostFor } from './support/games.ts'

/** Alexandria costs 2 bread, sends up to 3 ships for spice and has room for a lighthouse. */
const SAIL = { do: 'navigate', to: 'alexandria' } as const
const SEND = { do: 'send', hold: 'spice' } as const

const tableWith = (board: Board, other: Board = {}, turn = 0) =>
  openTable().arrange({ boards: [board, other], turn })

function hostWith(board: Board, other: Board = {}, turn = 0) {
  const { rules, game } = tableWith(board, other, turn)
  const setup = { players: 2, seed: 1, first: 0, hands: 'blind' } as const
  const record = { ...newRecord(rules, setup), from: rules.encode(game) }
  const open = (from: GameRecord = record, seats = [HUMAN, HUMAN]): LocalHost =>
    hostFor(rules, setup, seats, { record: from })
  const sail = async (host: LocalHost, then: readonly DescribedAs<'send'>[] = []) => {
    const question = await host.question(turn)
    return host.choose(
      turn,
      rules.parse(SAIL),
      question?.id ?? -1,
      false,
      then.map((choice) => rules.parse(choice)),
    )
  }
  return { rules, open, sail }
}

const movesOf = async (host: LocalHost, seat: number) => (await host.snapshot(seat)).moveIndex

describe('what happens by itself', () => {
  const LIGHTHOUSE: Board = {
    bay: 1,
    port: 3,
    bread: 3,
    lighthouses: ['alexandria'],
    hand: ['leo-x'],
  }

  test('with an empty bay nothing is sent, and the lighthouse gives its bread', async () => {
    const { rules, open, sail } = hostWith(LIGHTHOUSE)
    const host = open()
    const heard: HostEvent[] = []
    await host.subscribe(0, (event) => heard.push(event))
    await sail(host)
    const { log, view, moveIndex, deciders } = await host.snapshot(0)
    expect({ moveIndex, deciders, bread: view.game.bread[0] }).toEqual({
      moveIndex: 3,
      deciders: [1],
      bread: 2,
    })
    const kinds = log.map(({ event }) => event.kind)
    expect(kinds).toContain('nothing')
    expect(kinds).toContain('useLighthouse')
    expect(heard.flatMap((one) => (one.kind === 'moves' ? one.entries : []))).toEqual(log)
    // The record holds plain choices.
    expect(rules.encode(replay(rules, await host.record()))).toBe(host.savedState().position)
  })

  test('an undo takes back the click and all that followed, and redo repeats it', async () => {
    const { open, sail } = hostWith(LIGHTHOUSE)
    const host = open()
    await sail(host)
    const after = await host.record()
    expect(await host.undo(0)).toBe('done')
    expect(await movesOf(host, 0)).toBe(0)
    expect(await host.redo(0)).toBe('done')
    expect(await host.record()).toEqual(after)
    // The same after the game was closed and opened again.
    const again = open(after)
    expect(await again.undo(0)).toBe('done')
    expect(await movesOf(again, 0)).toBe(0)
  })

  test('the lighthouse of another human gives bread, and this does not stop an undo', async () => {
    const { open, sail } = hostWith(
      { bay: 0, port: 4, lighthouses: ['alexandria'], hand: ['leo-x'] },
      { bay: 1, port: 3, bread: 3 },
      1,
    )
    const host = open()
    expect(await sail(host)).toEqual({ done: true })
    const { view, deciders, seats } = await host.snapshot(0)
    expect({ bread: view.game.bread[0], deciders }).toEqual({ bread: 1, deciders: [0] })
    expect(seats[0].lastChoice).toBe(-1)
    expect(await host.undo(1)).toBe('done')
    expect(await movesOf(host, 0)).toBe(0)
  })

  test('a bot answers for itself', async () => {
    const { open, sail } = hostWith({ bay: 1, port: 3, bread: 3 }, { lighthouses: ['alexandria'] })
    const host = open(undefined, [HUMAN, BOT])
    await sail(host)
    expect(await movesOf(host, 0)).toBe(1)
  })

  test.for<[string, Board]>([
    ['a ship that could be sent', { bay: 2, port: 2, bread: 4 }],
    [
      'a ship that could be sent after making bread',
      { bay: 2, port: 2, bread: 2, hand: ['leo-x', 'raphael'] },
    ],
    ['a ship in a hold that could come back first', { bay: 1, port: 2, wine: 1, bread: 3 }],
  ])('the lighthouse asks with %s', ([, board]) => {
    const table = tableWith({ lighthouses: ['alexandria'], ...board }).play(SAIL)
    if (table.about === 'send') table.play({ do: 'decline' })
    expect(table.about).toBe('lighthouse')
    expect(automaticAnswer(table.rules, table.game, () => true)).toBeNull()
  })
})

describe('an answer with several choices', () => {
  const THREE: Board = { bay: 4, bread: 3 }

  test('sends all ships with one answer, which one undo takes back', async () => {
    const { open, sail } = hostWith(THREE)
    const host = open()
    expect(await sail(host, [SEND, SEND, SEND])).toEqual({ done: true })
    const { moveIndex, deciders } = await host.snapshot(0)
    expect({ moveIndex, deciders }).toEqual({ moveIndex: 4, deciders: [1] })
    expect(await host.undo(0)).toBe('done')
    expect(await movesOf(host, 0)).toBe(0)
  })

  test('stops before a choice that the engine refuses, and asks there', async () => {
    const { rules, open, sail } = hostWith(THREE)
    const host = open()
    const wine = { do: 'send', hold: 'wine' } as const
    expect(await sail(host, [SEND, wine, SEND])).toEqual({ done: true })
    expect(await movesOf(host, 0)).toBe(2)
    const question = await host.question(0)
    expect(question?.decision).toMatchObject({ about: 'send', left: 2 })
    expect(question?.choices.map((choice) => rules.describe(choice).do)).toEqual([
      'send',
      'decline',
    ])
  })
})
