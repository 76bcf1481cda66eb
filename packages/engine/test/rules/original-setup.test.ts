import {
  ASIDE,
  ENDGAME,
  type Game,
  GONE,
  HAND,
  type Hands,
  IN_DECK,
  IN_ROW,
  original,
  PILE,
} from '@amalfi/engine'
import { compile, originalPack } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import { openOriginal } from '../support/original.ts'

const rules = original(compile(originalPack))
const { tables } = rules
const isEnding = (card: number): boolean => tables.characters.type[card] === ENDGAME
const at = (game: Game, where: number): number[] =>
  game.where.flatMap((place, card) => (place === where ? [card] : []))
const deal = (players: number, hands?: Hands, seed = 3, first = 0): Game =>
  rules.newGame({ players, seed, first, ...(hands === undefined ? {} : { hands }) })

/** Chooses the first card offered until the hands are dealt. */
function finishDealing(game: Game): Game {
  for (let i = 0; game.phase === 0 && i < 200; i++) {
    const [seat] = rules.deciders(game)
    rules.play(game, seat, rules.choices(game, seat, [])[0])
  }
  return game
}

describe('setting up the table', () => {
  test('ORI-SET-1: each player has six ships at sea, six in the shipyard, and 3 to 6 food by seat', () => {
    const table = openOriginal({ players: 4, first: 2 })
    for (let seat = 0; seat < 4; seat++) {
      expect(table.ships(seat, 'bay')).toBe(6)
      expect(table.ships(seat, 'shipyard')).toBe(6)
    }
    expect(table.game.bread).toEqual([5, 6, 3, 4])
    expect(table.asked).toBe(2)
    expect(table.game.erected).toEqual([0, 0, 0, 0])
  })

  test('ORI-SET-1: if no start player is given, it is random', () => {
    const starters = new Set(
      Array.from({ length: 30 }, (_, seed) => rules.newGame({ players: 3, seed }).windRose),
    )
    expect(starters.size).toBe(3)
  })

  test('ORI-SET-2: with 1 or 2 players two spaces are blocked, with 3 one, with 4 none', () => {
    const blocked = (players: number): string[] => {
      const table = openOriginal({ players }).arrange({ boards: [{ bread: 6 }] })
      return ['ragusa', 'alexandria'].filter(
        (to) => table.refusal({ do: 'navigate', to })?.code === 'notInGame',
      )
    }
    expect(blocked(1)).toEqual(['ragusa', 'alexandria'])
    expect(blocked(2)).toEqual(['ragusa', 'alexandria'])
    expect(blocked(3)).toEqual(['alexandria'])
    expect(blocked(4)).toEqual([])
    const three = openOriginal({ players: 3 }).arrange({ boards: [{ bread: 6 }] })
    expect(three.offers({ do: 'navigate', to: 'ragusa' })).toBe(true)
    expect(three.offers({ do: 'navigate', to: 'alexandria' })).toBe(false)
  })

  test('ORI-SET-3: there are 5 charts, 6 contracts, 3 milestones and 4 settlements', () => {
    const game = deal(2)
    expect(game.atlas.filter((card) => card >= 0)).toHaveLength(5)
    expect(game.workshop.filter((card) => card >= 0)).toHaveLength(6)
    expect(game.atlasDeck).toHaveLength(24)
    expect(game.artworkDeck).toHaveLength(57)
    expect(new Set(game.titles).size).toBe(3)
    expect(new Set(game.decrees).size).toBe(4)
    expect(deal(2, 'packs', 4).titles).not.toEqual(game.titles)
  })

  test('ORI-SET-4: the score starts at 0', () => {
    expect(deal(3).score).toEqual([0, 0, 0])
  })

  test('ORI-SET-9: in a solo game there is 3 food, and the start marker never moves', () => {
    const table = openOriginal({ players: 1 })
    expect(table.game.bread).toEqual([3])
    table.playUntil(() => false, 3000)
    expect(table.about).toBe('over')
    expect(table.eventsOf('windRose')).toEqual([])
  })
})

describe('basic sets', () => {
  test('ORI-SET-5: the nth player gets set n, which has 2 ending characters and 6 others', () => {
    const types = [0, 1, 2, 3].map(
      (type) => tables.characters.type.filter((one) => one === type).length,
    )
    // immediate, permanent, ending, action
    expect(types).toEqual([12, 22, 8, 6])
    const game = deal(3, 'packs', 1, 1)
    ;[1, 2, 0].forEach((seat, set) => {
      const hand = at(game, HAND + seat)
      expect(hand).toHaveLength(8)
      expect(hand.filter(isEnding)).toHaveLength(2)
      expect(hand.every((card) => tables.characters.pack[card] === set)).toBe(true)
    })
  })

  test('ORI-SET-5: of an unused set the ending cards leave the game and the others join the deck', () => {
    const game = deal(2)
    const unused = game.where.flatMap((where, card) =>
      tables.characters.pack[card] >= 2 ? [[isEnding(card), where]] : [],
    )
    expect(unused.filter(([ending]) => ending).every(([, where]) => where === GONE)).toBe(true)
    expect(
      unused
        .filter(([ending]) => !ending)
        .every(([, where]) => where === IN_DECK || where === IN_ROW),
    ).toBe(true)
    expect(unused).toHaveLength(16)
  })

  test.each([
    [2, 28],
    [3, 22],
    [4, 16],
  ])('ORI-SET-9: with %i players the deck has %i cards before 4 are shown', (players, cards) => {
    const game = deal(players)
    expect(game.councilDeck.length + 4).toBe(cards)
  })

  test('ORI-SET-8: 4 characters are shown, and no ending character is ever in the deck', () => {
    for (const hands of ['packs', 'draft', 'selection'] as const)
      for (const players of [2, 3, 4]) {
        const game = finishDealing(deal(players, hands))
        expect(game.council.filter((card) => card >= 0)).toHaveLength(4)
        expect([...game.council, ...game.councilDeck].some(isEnding)).toBe(false)
      }
  })
})

describe('the draft', () => {
  test('ORI-SET-6: each player gets 2 ending and 8 other cards, keeps one of each and passes the rest left', () => {
    const game = deal(3, 'draft')
    for (let seat = 0; seat < 3; seat++) {
      expect(at(game, ASIDE + seat).every(isEnding)).toBe(true)
      expect(at(game, ASIDE + seat)).toHaveLength(2)
      expect(at(game, PILE + seat)).toHaveLength(8)
      expect(at(game, PILE + seat).some(isEnding)).toBe(false)
    }
    const ending = [0, 1, 2].map((seat) => at(game, ASIDE + seat))
    const others = [0, 1, 2].map((seat) => at(game, PILE + seat))
    expect(rules.deciders(game)).toEqual([0, 1, 2])
    for (const seat of [2, 0, 1])
      rules.play(
        game,
        seat,
        rules.parse({ do: 'keep', character: tables.characterIds[ending[seat][0]] }),
      )
    // Nothing has been passed on yet: the other ending card goes left together with the pile.
    for (const seat of [0, 1, 2]) expect(at(game, ASIDE + seat)).toEqual([ending[seat][1]])
    for (const seat of [1, 2, 0])
      rules.play(
        game,
        seat,
        rules.parse({ do: 'keep', character: tables.characterIds[others[seat][3]] }),
      )
    for (const seat of [0, 1, 2]) {
      const right = (seat + 2) % 3
      expect(at(game, HAND + seat).sort()).toEqual(
        [ending[seat][0], ending[right][1], others[seat][3]].sort(),
      )
      expect(at(game, PILE + seat)).toEqual(others[right].filter((_, i) => i !== 3))
    }
  })

  test.each([
    [2, 24],
    [3, 16],
    [4, 8],
  ])(
    'ORI-SET-6: %i players keep 2 ending cards and 6 others; the undealt %i form the deck',
    (players, deck) => {
      const start = deal(players, 'draft')
      const undealt = at(start, 0).filter((card) => !isEnding(card))
      expect(undealt).toHaveLength(deck)
      const game = finishDealing(start)
      for (let seat = 0; seat < players; seat++) {
        const hand = at(game, HAND + seat)
        expect(hand).toHaveLength(8)
        expect(hand.filter(isEnding)).toHaveLength(2)
      }
      expect([...game.councilDeck, ...game.council].sort((a, b) => a - b)).toEqual(undealt)
      // The last two cards of each pile, and the ending cards that were not dealt.
      expect(at(game, GONE)).toHaveLength(players * 2 + 8 - players * 2)
      expect(rules.audit(game)).toEqual([])
    },
  )

  test('ORI-SET-6: a dropped card is known only to the player who dropped it', () => {
    const game = finishDealing(deal(2, 'draft'))
    const dropped = at(game, GONE).filter((card) => !isEnding(card))
    expect(dropped).toHaveLength(4)
    for (const card of dropped) expect([1, 2]).toContain(game.knownBy[card])
  })

  test('ORI-SET-6: a draft and basic sets are refused for one player', () => {
    expect(() => deal(1, 'draft')).toThrow(/draft needs 2 players/)
    expect(() => deal(1, 'packs')).toThrow(/in a solo game hands must be one of selection/)
  })
})

describe('the selection', () => {
  test('ORI-SET-7: of 2 ending and 8 other cards any two are dropped, also ending ones', () => {
    const game = deal(2, 'selection')
    const ending = at(game, PILE).filter(isEnding)
    expect(at(game, PILE)).toHaveLength(10)
    expect(ending).toHaveLength(2)
    for (const card of ending)
      rules.play(game, 0, rules.parse({ do: 'drop', character: tables.characterIds[card] }))
    expect(rules.deciders(game)).toEqual([1])
    finishDealing(game)
    expect(at(game, HAND)).toHaveLength(8)
    expect(at(game, HAND).some(isEnding)).toBe(false)
    for (const card of ending) expect([game.where[card], game.knownBy[card]]).toEqual([GONE, 1])
    expect(game.councilDeck.length + 4).toBe(24)
  })
})

describe('hidden information', () => {
  test('ORI-HID-1: hands, cards out of the game and discards are hidden, everything else is public', () => {
    const game = finishDealing(deal(2, 'draft'))
    const seen = rules.view(game, 0).game
    game.where.forEach((where, card) => {
      const hidden =
        (where === HAND + 1 || where === GONE || where === IN_DECK) &&
        (game.knownBy[card] & 1) === 0
      expect(seen.where[card]).toBe(hidden ? -2 : where)
    })
    expect(seen.council).toEqual(game.council)
    expect([seen.bread, seen.ships, seen.titles]).toEqual([game.bread, game.ships, game.titles])
  })

  test('ORI-HID-2: a discarded character is known only to the player who discarded it, a contract to all', () => {
    const table = openOriginal().arrange({ boards: [{ hand: ['titian', 'raphael'], bread: 0 }] })
    const id = (name: string): number => table.tables.characterIds.indexOf(name)
    table.play({ do: 'handToBread', character: 'titian' })
    expect(table.game.where[id('titian')]).toBe(GONE)
    expect(table.game.knownBy[id('titian')]).toBe(1)
    expect(table.rules.view(table.game, 1).game.where[id('titian')]).toBe(-2)
    expect(table.rules.view(table.game, 0).game.where[id('titian')]).toBe(GONE)
    // The others knew the hand; now any card of it may be the discarded one.
    expect(table.rules.view(table.game, 1).game.where[id('raphael')]).toBe(-2)
    expect(table.eventsOf('card')[0]).toMatchObject({ to: 'gone', seen: 1 })
    const next = openOriginal().arrange({ workshop: ['utopia', 'mona-lisa'] })
    next.endPeriod()
    expect(next.rules.view(next.game, 1).game.artworkDiscard).toEqual(next.game.artworkDiscard)
    expect(next.game.artworkDiscard).toHaveLength(2)
  })
})
