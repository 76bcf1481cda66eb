import { describe, expect, test } from 'vitest'
import { seaPack, seaPackWithAgent, setAbilities, setPlace } from '../support/sea-pack.ts'
import { openTable } from '../support/table.ts'

const pack = seaPack()
const navigate = { do: 'navigate', to: 'chancery' } as const
const take = (character: string) => ({ do: 'take', character }) as const
const decline = { do: 'decline' } as const
const { characterIds } = openTable({ pack }).tables
const council = characterIds.slice(-4)
const next = characterIds[20]
const atCouncil = (bread: number) =>
  openTable({ pack })
    .arrange({ boards: [{ bread }], council, nextCharacters: [next] })
    .play(navigate)

describe('taking a character', () => {
  test('REN-NAV-6: the slots cost 2, 1 and 0 bread from the left, and the rightmost gives 1 bread', () => {
    for (const [slot, bread] of [2, 1, 0, -1].entries()) {
      const table = atCouncil(3)
      expect(table.choices).toEqual([...council.map(take), decline])
      table.play(take(council[slot]))
      expect(table.bread(0)).toBe(3 - bread)
      expect(table.hand(0)).toEqual([council[slot]])
      expect(table.row('council')).toEqual([next, ...council.filter((_, i) => i !== slot)])
      expect([table.score(0), table.asked]).toEqual([1, 1])
    }
  })

  test('REN-NAV-6: the character goes to the hand of the player who takes it, for every seat', () => {
    for (const seat of [0, 1, 2, 3]) {
      const table = openTable({ pack, players: 4 }).arrange({ turn: seat, council })
      table.play(navigate, take(council[3]))
      expect([0, 1, 2, 3].map((at) => table.hand(at))).toEqual(
        [0, 1, 2, 3].map((at) => (at === seat ? [council[3]] : [])),
      )
      expect(table.bread(seat)).toBe(1)
    }
  })

  test('REN-NAV-6: a slot that the player cannot pay cannot be chosen', () => {
    const poor = atCouncil(0)
    expect(poor.choices).toEqual([take(council[2]), take(council[3]), decline])
    expect(poor.refusal(take(council[0]))).toEqual({
      code: 'breadShort',
      needs: 2,
      has: 0,
      limit: 6,
    })
    expect(poor.refusal(take(council[1]))).toMatchObject({ code: 'breadShort', needs: 1, has: 0 })
    const one = atCouncil(1)
    expect(one.choices).toEqual([...council.slice(1).map(take), decline])
    expect(atCouncil(2).choices).toHaveLength(5)
  })

  test('REN-NAV-6: only characters shown can be taken', () => {
    const table = atCouncil(6)
    expect(table.refusal(take(next))).toEqual({ code: 'notInRow' })
    expect(table.refusal({ do: 'send', hold: 'wine' })).toEqual({ code: 'notAskedNow' })
  })

  test('REN-NAV-6: the bread of the rightmost slot is lost in a full granary', () => {
    const table = atCouncil(6).play(take(council[3]))
    expect(table.bread(0)).toBe(6)
    expect(table.eventsOf('bread')).toMatchObject([{ from: 6, to: 6, lost: 1 }])
  })

  test('REN-NAV-6: the steps are: pay, to the hand, slide, refill', () => {
    const table = atCouncil(2).clearEvents().play(take(council[1]))
    const because = { kind: 'destination', id: 'chancery' }
    expect(table.events.slice(0, 4)).toEqual([
      { kind: 'bread', seat: 0, from: 2, to: 1, lost: 0, because },
      { kind: 'slide', row: 'council', from: 0, to: 1, card: council[0] },
      {
        kind: 'card',
        what: 'character',
        card: council[1],
        from: 'row',
        to: 'hand',
        seat: 0,
        seen: 15,
      },
      expect.objectContaining({ kind: 'reveal', row: 'council', slot: 0, card: next }),
    ])
  })

  test('REN-NAV-11: taking may be declined', () => {
    const table = atCouncil(2).play(decline)
    expect([table.hand(0), table.score(0), table.bread(0)]).toEqual([[], 1, 2])
    expect(table.row('council')).toEqual(council)
  })

  test('REN-ROW-1 REN-NAV-6: in a short row the slots keep their prices', () => {
    const table = openTable({ pack }).arrange({
      council: council.slice(2),
      emptyDecks: ['council'],
      emptyDiscards: ['council'],
    })
    table.play(navigate)
    expect(table.choices).toEqual([take(council[2]), take(council[3]), decline])
    table.play(take(council[2]))
    expect(table.bread(0)).toBe(0)
    expect(table.row('council')).toEqual([null, null, null, council[3]])
  })

  test('REN-ROW-3: with an empty Council taking a character is lost', () => {
    const table = openTable({ pack }).arrange({
      boards: [{ wine: 1 }],
      council: [],
      emptyDecks: ['council'],
      emptyDiscards: ['council'],
    })
    table.play(navigate)
    expect([table.score(0), table.asked]).toEqual([1, 1])
  })

  test('REN-NAV-6 REN-OPT-4: a player may make bread for an expensive slot first', () => {
    const expensive = seaPack((p) => {
      p.slots.value.council = [2, 2, 2, 2]
    })
    const rich = openTable({ pack: expensive }).arrange({ council }).play(navigate)
    expect([rich.about, rich.choices]).toEqual(['take', [decline]])
    rich.play({ do: 'bayToBread' }, take(council[3]))
    expect(rich.bread(0)).toBe(1)
    const poor = openTable({ pack: expensive }).arrange({ boards: [{ bay: 1, port: 3 }], council })
    expect(poor.play(navigate).asked).toBe(1)
    // One character in the row is enough to ask.
    const last = openTable({ pack: expensive }).arrange({
      council: ['agent'],
      emptyDecks: ['council'],
      emptyDiscards: ['council'],
    })
    last.play(navigate, { do: 'bayToBread' }, take('agent'))
    expect(last.hand(0)).toEqual(['agent'])
  })
})

describe('taking a character by a card', () => {
  test('REN-NAV-6: several characters are taken one after the other', () => {
    const table = openTable({ pack: seaPackWithAgent({ take: 2 }) }).arrange({
      boards: [{ invited: ['agent'], bread: 0 }],
      council,
      nextCharacters: [next, characterIds[21]],
    })
    table.play({ do: 'engage', character: 'agent' })
    expect(table.rules.decision(table.game, 0)).toEqual({
      seat: 0,
      about: 'take',
      rule: 'REN-NAV-6',
      because: { kind: 'character', id: 'agent' },
      left: 2,
    })
    table.play(take(council[3]))
    expect(table.rules.decision(table.game, 0).left).toBe(1)
    table.play(take(council[2]))
    expect(table.bread(0)).toBe(2)
    expect(table.row('council')).toEqual([characterIds[21], next, council[0], council[1]])
    expect([table.hand(0).length, table.asked]).toEqual([2, 1])
  })

  test('REN-INV-6: a free slot costs nothing, and the rightmost still gives its bread', () => {
    const free = seaPackWithAgent({ take: 2, slot: 'free' })
    const table = openTable({ pack: free }).arrange({ boards: [{ invited: ['agent'] }], council })
    table.play({ do: 'engage', character: 'agent' })
    expect(table.choices).toHaveLength(5)
    table.play(take(council[0]))
    expect(table.bread(0)).toBe(0)
    table.play(take(council[3]))
    expect(table.bread(0)).toBe(1)
  })

  test('REN-INV-3: a character triggered by a type is triggered by that type only', () => {
    const types = seaPack((p) => {
      setPlace(p, 'chancery', { benefits: { take: 1 } })
      setAbilities(p, 'pilot', { when: 'take', of: 'permanent', do: { points: 1 } })
    })
    for (const [character, points] of [
      ['warden', 1],
      ['envoy', 0],
    ] as const) {
      const table = openTable({ pack: types }).arrange({
        boards: [{ invited: ['pilot'], bread: 2 }],
        council: ['warden', 'envoy', council[2], council[3]],
      })
      table.play(navigate, take(character))
      expect(table.score(0)).toBe(points)
    }
  })
})
