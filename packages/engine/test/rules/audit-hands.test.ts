import { FRAME_KINDS, FRAME_SIZE, type Game, IN_DECK, IN_PACK, PILE } from '@amalfi/engine'
import { describe, expect, test } from 'vitest'
import { characterIndex, faultsOf, setAt, testFaults } from '../support/faults.ts'
import { richPosition, soloPosition } from '../support/positions.ts'
import { openTable, type Table } from '../support/table.ts'

describe('the pending question', () => {
  const AFTER_FLOW_FRAME = FRAME_SIZE
  testFaults(richPosition, [
    ['no seat has a decision', (game) => game.stack.splice(AFTER_FLOW_FRAME)],
    ['the stack is empty before the end of the game', (game) => game.stack.splice(0)],
    [
      'phase and stack disagree about the end of the game',
      (game) => Object.assign(game, { phase: 4 }),
    ],
    ['only a finished solo game can be lost', (game) => Object.assign(game, { lost: 1 })],
  ])
  testFaults(soloPosition, [
    ['only a finished solo game can be lost', (game) => Object.assign(game, { lost: 1 })],
  ])

  test('an effect that is being carried out asks nobody', () => {
    const table = richPosition()
    const run = [FRAME_KINDS.indexOf('run'), 0, 0, 0, 0, 0]
    expect(faultsOf(table, (game) => game.stack.push(...run))).toEqual(['no seat has a decision'])
  })

  test('a question with nothing left to take is found', () => {
    const table = richPosition()
    const take = (left: number) => [FRAME_KINDS.indexOf('take'), 0, left, 0, 0, 0]
    expect(faultsOf(table, (game) => game.stack.push(...take(1)))).toEqual([])
    expect(faultsOf(table, (game) => game.stack.push(...take(0)))).toEqual([
      'the top frame does not ask',
    ])
  })

  test('a seat that is asked without a choice is found', () => {
    const table = openTable({ hands: 'packs' })
    const faults = faultsOf(table, (game) => {
      game.where.forEach((where, card) => {
        if (where === IN_PACK) setAt(game.where, card, IN_DECK)
      })
    })
    expect(faults).toEqual(['seat 1 must decide, but has no choice'])
  })
})

describe('hands while they are dealt', () => {
  const setFrameKind = (game: Game, kind: 'select' | 'draft' | 'endgame'): void => {
    setAt(game.stack, FRAME_SIZE, FRAME_KINDS.indexOf(kind))
  }
  const pile = (table: Table, seat: number): number[] =>
    table.game.where.flatMap((where, card) => (where === PILE + seat ? [card] : []))

  describe('a draft', () => {
    const make = () => openTable({ hands: 'draft' })
    const table = make()
    testFaults(make, [
      ['frame in the wrong phase: endgame', (game) => setFrameKind(game, 'endgame')],
      ['frame in the wrong phase: select', (game) => setFrameKind(game, 'select')],
      ['frame in the wrong phase: draft', (game) => Object.assign(game, { hands: 0 })],
      ['frame in the wrong phase: draft', (game) => Object.assign(game, { hands: 2 })],
      ['frame in the wrong phase: draft', (game) => setAt(game.stack, 2, 2)],
      ['seat 0 has set 0 cards aside instead of 3', (game) => Object.assign(game, { hands: 4 })],
      [
        'seat 1 must not have a pile of 6',
        (game) => {
          setAt(game.where, pile(table, 1)[0], 0)
          setAt(game.pileSize, 1, 6)
        },
      ],
      [
        'seat 0 has picked a card that it cannot pick',
        (game) => setAt(game.picks, 0, pile(table, 1)[0]),
      ],
      [
        'seat 1 has picked a card that it cannot pick',
        (game) => setAt(game.picks, 1, game.where.indexOf(0)),
      ],
    ])
    test('a player may have picked a card of their own pile', () => {
      expect(faultsOf(table, (game) => setAt(game.picks, 0, pile(table, 0)[2]))).toEqual([])
    })
    test('a draft ends at two cards, not at one', () => {
      const withPilesOf = (left: number) =>
        faultsOf(table, (game) => {
          for (const seat of [0, 1]) {
            for (const card of pile(table, seat).slice(left)) setAt(game.where, card, 0)
            setAt(game.pileSize, seat, left)
          }
        })
      expect(withPilesOf(2)).toEqual([])
      expect(withPilesOf(1)).toEqual([
        'seat 0 must not have a pile of 1',
        'seat 1 must not have a pile of 1',
      ])
    })
  })

  describe('a draft with score', () => {
    const make = () => openTable({ hands: 'scoreDraft' })
    const table = make()
    const aside = table.game.where.indexOf(20)
    testFaults(make, [
      ['seat 0 has set 3 cards aside instead of 0', (game) => Object.assign(game, { hands: 3 })],
      [
        'seat 0 has set 2 cards aside instead of 3',
        (game) => {
          setAt(game.where, aside, 0)
          setAt(game.asideSize, 0, 2)
        },
      ],
      ['seat 0 has picked a card that it cannot pick', (game) => setAt(game.picks, 0, aside)],
    ])
    test('at its end, a card that was set aside may be picked', () => {
      const last = make()
      while (last.about !== 'endgame') last.play(last.choices[0])
      const card = last.game.where.indexOf(20)
      expect(faultsOf(last, (game) => setAt(game.picks, 0, card))).toEqual([])
      const hand = last.game.where.indexOf(4)
      expect(faultsOf(last, (game) => setAt(game.picks, 0, hand))).toEqual([
        'seat 0 has picked a card that it cannot pick',
      ])
    })
  })

  describe('a selection', () => {
    const make = () => openTable({ hands: 'selection' })
    testFaults(make, [
      [
        'seat 1 has picked a card that it cannot pick',
        (game) => setAt(game.picks, 1, game.where.indexOf(0)),
      ],
      ['frame in the wrong phase: draft', (game) => setFrameKind(game, 'draft')],
    ])
  })

  describe('during play', () => {
    const leo = characterIndex(richPosition(), 'leo-x')
    testFaults(richPosition, [
      [
        'seat 0 must not have a pile of 1',
        (game) => {
          setAt(game.where, leo, 16)
          setAt(game.pileSize, 0, 1)
        },
      ],
      [
        'seat 0 has set 1 cards aside instead of 0',
        (game) => {
          setAt(game.where, leo, 20)
          setAt(game.asideSize, 0, 1)
        },
      ],
      ['seat 0 has picked a card that it cannot pick', (game) => setAt(game.picks, 0, leo)],
      [
        'frame in the wrong phase: pack',
        (game) => game.stack.push(FRAME_KINDS.indexOf('pack'), 0, 0, 0, 0, 0),
      ],
    ])
    test('a pile is legal for the player who draws', () => {
      const table = richPosition()
      const drawing = (seat: number) =>
        faultsOf(table, (game) => {
          setAt(game.where, leo, 16)
          setAt(game.pileSize, 0, 1)
          game.stack.push(FRAME_KINDS.indexOf('draw'), seat, 4, 1, 1, 0)
        })
      expect(drawing(0)).toEqual([])
      expect(drawing(1)).toEqual(['seat 0 must not have a pile of 1'])
    })
  })
})
