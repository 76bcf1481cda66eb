import { ENDGAME, GONE, original, PILE } from '@amalfi/engine'
import { compile, originalPack } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import { openOriginal, originalWith } from '../support/original.ts'

const DECREES = ['academy', 'portolan', 'court', 'armada']

describe('a solo game', () => {
  const rules = original(compile(originalPack))
  const alone = () => openOriginal({ players: 1 })

  test.each([
    [1, 30],
    [2, 20],
    [3, 15],
    [4, 10],
  ] as const)(
    'ORI-SOL-1 ORI-SOL-5: a milestone claimed in round %i gives %i points',
    (period, points) => {
      const titles = ['governor', 'pilot', 'builder', 'admiral']
      const table = alone().arrange({
        boards: [{ colonies: 4, built: 4, bread: 3 }],
        titles,
        period,
      })
      expect(table.game.titles).toHaveLength(4)
      table.play({ do: 'claim', title: 'governor' })
      expect(table.score(0)).toBe(points)
      table.play({ do: 'claim', title: 'admiral' })
      expect(table.score(0)).toBe(2 * points)
      expect(table.refusal({ do: 'claim', title: 'admiral' })?.code).toBe('alreadyClaimed')
      expect(table.rules.decode(table.rules.encode(table.game)).titlePoints).toEqual([2 * points])
    },
  )

  test('ORI-SOL-1 ORI-FRE-3: each of the four milestones with its condition met is offered', () => {
    const titles = ['governor', 'pilot', 'builder', 'admiral']
    const table = alone().arrange({ boards: [{ colonies: 4, built: 4 }], titles })
    expect(table.optionsOf().filter((option) => option.do === 'claim')).toEqual([
      { do: 'claim', title: 'governor' },
      { do: 'claim', title: 'admiral' },
    ])
  })

  test('ORI-SOL-2 ORI-SOL-5: each round the player chooses an unused settlement when it is scored', () => {
    const table = alone().arrange({
      boards: [{ bread: 6, destinations: ['aden', 'chios'] }],
      decrees: DECREES,
    })
    table.play({ do: 'pass' })
    expect(table.about).toBe('settle')
    expect(table.eventsOf('feed')).toHaveLength(1)
    expect(table.choices).toEqual(DECREES.map((decree) => ({ do: 'settle', decree })))
    expect(table.optionsOf()).toEqual([])
    table.play({ do: 'settle', decree: 'portolan' })
    expect(table.score(0)).toBe(6)
    table.play({ do: 'pass' })
    expect(
      table
        .choicesAs('settle')
        .map(({ decree }) => decree)
        .sort(),
    ).toEqual(['academy', 'armada', 'court'])
    expect(table.choices).toHaveLength(3)
    expect(table.refusal({ do: 'settle', decree: 'portolan' })?.code).toBe('notAmongThese')
    table.play(
      { do: 'settle', decree: 'armada' },
      { do: 'pass' },
      { do: 'settle', decree: 'court' },
    )
    // The last settlement leaves no choice.
    table.play({ do: 'pass' })
    expect(table.about).toBe('over')
    expect(table.eventsOf('decreeTurned').map(({ decree }) => decree)).toEqual([
      'portolan',
      'armada',
      'court',
      'academy',
    ])
  })

  test('ORI-SOL-3 ORI-SOL-5: 3 ending and 10 other characters are drawn, 8 of 13 kept, and 30 others form the deck', () => {
    const game = rules.newGame({ players: 1, seed: 5 })
    const { type } = rules.tables.characters
    const pile = game.where.flatMap((where, card) => (where === PILE ? [card] : []))
    expect(pile.filter((card) => type[card] === ENDGAME)).toHaveLength(3)
    expect(pile).toHaveLength(13)
    for (let i = 0; i < 5; i++) rules.play(game, 0, rules.choices(game, 0, [])[0])
    expect(game.phase).toBe(1)
    expect(game.handSize).toEqual([8])
    expect(game.councilDeck.length + 4).toBe(30)
    expect(game.where.filter((where) => where === GONE)).toHaveLength(10)
  })

  test('ORI-SOL-4: slot costs and food of all three rows are ignored', () => {
    const table = alone().arrange({
      boards: [{ fabric: 2, spice: 3, bread: 0 }],
      workshop: [
        'the-tempest',
        'utopia',
        'canzoniere',
        'the-prince',
        'decameron',
        'lady-with-an-ermine',
      ],
      atlas: ['tripoli', 'chios', 'aden', 'malacca', 'hormuz'],
      council: ['titian', 'john-cabot', 'bessarion', 'gracia-nasi'],
    })
    // Expensive slots cost nothing extra, and slots with food give none.
    table.play({ do: 'acquire', artwork: 'lady-with-an-ermine' }, { do: 'pay', fabric: 1 })
    expect(table.bread(0)).toBe(0)
    table.play({ do: 'take', character: 'titian' })
    expect(table.bread(0)).toBe(0)
    table.play({ do: 'acquire', artwork: 'the-tempest' })
    expect(table.rules.decision(table.game, 0).cost).toBe(3)
  })

  test('ORI-SOL-4 ORI-SOL-5: the rightmost chart and two contracts are discarded each round', () => {
    const table = alone().arrange({
      boards: [{ bread: 6 }],
      atlas: ['hormuz', 'chios', 'aden', 'malacca', 'tripoli'],
      decrees: DECREES,
    })
    table.play({ do: 'pass' }, { do: 'settle', decree: 'court' })
    expect(table.game.covers).toEqual([-1, -1, -1])
    expect(table.game.atlasDiscard.map((card) => table.tables.destinationIds[card])).toEqual([
      'tripoli',
    ])
    expect(table.refusal({ do: 'navigate', to: 'tripoli' })?.code).toBe('notDiscovered')
    expect(table.game.artworkDiscard).toHaveLength(2)
  })

  test('ORI-SOL-5: the score is the result, without a target', () => {
    const table = alone().playUntil(() => false, 3000)
    const [standing] = table.rules.standings(table.game)
    expect(standing).toEqual({
      seat: 0,
      score: table.score(0),
      titlePoints: table.game.titlePoints[0],
      place: 1,
      bread: table.bread(0),
    })
  })

  test('ORI-SET-9: a rival is refused', () => {
    expect(() => rules.newGame({ players: 1, seed: 1, rival: 'genoa' })).toThrow(/no rival/)
    expect(originalWith().game).toBe('original')
  })
})
