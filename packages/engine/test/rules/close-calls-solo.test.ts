import { type GameEvent, renaissance } from '@amalfi/engine'
import { compile, trialPack } from '@amalfi/packs'
import { expect, test } from 'vitest'
import { permanent } from '../support/cards.ts'
import { rivalShips, soloTable } from '../support/solo.ts'
import { openTable } from '../support/table.ts'

const solo = () => openTable({ players: 1, rival: 'naples' })

test('REN-SOL-5: the rival erects lighthouses on public destinations only', () => {
  const table = solo()
  const { destinations, destinationIds, publics, evolving } = table.tables
  const first = publics + evolving
  const tile = destinationIds.findIndex(
    (_, d) => d > first && destinations.accepts[d] & destinations.shows[first],
  )
  const others = destinationIds.filter((_, d) => d > first && d !== tile).slice(0, 4)
  table.arrange({ boards: [{ bay: 2, wood: 2 }], atlas: [...others, destinationIds[tile]] })
  table.play({ do: 'construct', number: 1 }, { do: 'pay', wood: 2 })
  expect(table.game.rivalLighthouses).toBeLessThan(6)
  expect(table.game.lights.slice(first).every((lights) => lights === 0)).toBe(true)
})

test('REN-SOL-11: the rival places ships in board order: a dock freed later in the order is used, one freed earlier is not', () => {
  const recaller = permanent('recaller', [{ when: 'light', do: { recall: 1, from: 'dock' } }])
  const board = {
    bay: 2,
    docked: ['wine-coast', 'upper'],
    lighthouses: ['vines-and-woods'],
    invited: ['recaller'],
  }
  const after = (recalled: string): (string | null)[] => {
    const table = soloTable({ boards: [board] }, { change: recaller })
    table.play({ do: 'navigate', to: 'mill' })
    expect([table.about, rivalShips(table)]).toEqual(['lighthouse', ['vines-and-woods']])
    table.play({ do: 'lightBread' }, { do: 'recall', to: recalled })
    expect(table.dockedAt(recalled, 0)).toBe(0)
    return rivalShips(table)
  }
  expect(after('wine-coast')).toEqual(['vines-and-woods'])
  expect(after('upper')).toEqual(['vines-and-woods', 'upper'])
})

test('REN-SOL-6 REN-NEW-1: two ships of the player on one dock are not taken for ships of the rival', () => {
  const table = solo().arrange({ boards: [{ bay: 2, docked: ['candia', 'candia'], bread: 2 }] })
  table.endPeriod()
  expect(table.game.rivalShips).toBe(10)
  expect(table.ships(0, 'bay')).toBe(4)
})

test('REN-SET-12 REN-SET-13: the events of dealing distinguish piles from cards set aside', () => {
  const rules = renaissance(compile(trialPack))
  const dealt = (hands: 'draft' | 'scoreDraft'): string[] => {
    const events: GameEvent[] = []
    rules.newGame({ players: 2, seed: 1, hands }, events)
    return events.flatMap((event) =>
      event.kind === 'card' && event.from === 'deck' ? [`${event.seat} ${event.to}`] : [],
    )
  }
  const times = (word: string, n: number): string[] => Array<string>(n).fill(word)
  expect(dealt('draft')).toEqual([...times('0 pile', 7), ...times('1 pile', 7)])
  expect(dealt('scoreDraft')).toEqual([
    ...times('0 aside', 3),
    ...times('1 aside', 3),
    ...times('0 pile', 6),
    ...times('1 pile', 6),
  ])
})
