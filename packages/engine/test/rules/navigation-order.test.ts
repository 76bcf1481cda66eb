import type { Hold } from '@amalfi/engine'
import { describe, expect, test } from 'vitest'
import { seaPack, setAbilities, setPlace } from '../support/sea-pack.ts'
import { openTable } from '../support/table.ts'

const pack = seaPack()
const open = (players = 2) => openTable({ pack, players })
const navigate = (to: string) => ({ do: 'navigate', to }) as const
const send = (hold: Hold) => ({ do: 'send', hold }) as const
const erect = (to: string) => ({ do: 'erect', to }) as const
const decline = { do: 'decline' } as const
const { artworkIds, characterIds } = open().tables
const workshop = artworkIds.slice(0, 5)
const council = characterIds.slice(-4)

describe('X15 the six tiles of the rulebook', () => {
  const atOwn = (tile: string, bread: number) =>
    open().arrange({ boards: [{ destinations: [tile], bread, bay: 6, built: 2 }], council })

  test('X15 REN-NAV-3: a tile sends up to 3 ships to one hold, for free', () => {
    const table = atOwn('three-gems', 0)
    table.play(navigate('three-gems'), send('gem'), send('gem'), send('gem'))
    expect([table.ships(0, 'gem'), table.ships(0, 'bay'), table.asked]).toEqual([3, 2, 1])
  })

  test('X15 REN-NAV-3: a tile sends 1 ship and gives 3 bread', () => {
    const table = atOwn('one-and-bread', 1)
    table.play(navigate('one-and-bread'))
    expect(table.bread(0)).toBe(1)
    table.play(send('wine'))
    expect([table.ships(0, 'wine'), table.bread(0), table.asked]).toEqual([1, 4, 1])
  })

  test('X15 REN-NAV-3: for 1 bread a tile sends up to 2 ships', () => {
    const table = atOwn('two-for-one', 1)
    table.play(navigate('two-for-one'))
    expect(table.bread(0)).toBe(0)
    table.play(send('fabric'), send('fabric'))
    expect([table.ships(0, 'fabric'), table.asked]).toEqual([2, 1])
    expect(atOwn('two-for-one', 0).refusal(navigate('two-for-one'))?.code).toBe('breadShort')
  })

  test('X15 REN-NAV-3: for 3 bread a tile sends up to 3 ships to any holds', () => {
    const table = atOwn('any-for-three', 3)
    table.play(navigate('any-for-three'), send('gem'), send('wood'), send('spice'))
    expect([table.ships(0, 'gem'), table.ships(0, 'wood'), table.ships(0, 'spice')]).toEqual([
      1, 1, 1,
    ])
    expect([table.bread(0), table.asked]).toEqual([0, 1])
  })

  test('X15 REN-NAV-3: for 1 bread a tile gives a character, then sends 1 ship', () => {
    const table = atOwn('character-and-ship', 1)
    table.play(navigate('character-and-ship'))
    expect(table.about).toBe('take')
    expect(table.refusal(send('wood'))).toEqual({ code: 'notAskedNow' })
    table.play({ do: 'take', character: council[2] })
    expect(table.hand(0)).toEqual([council[2]])
    expect(table.about).toBe('send')
    table.play(send('wood'))
    expect([table.ships(0, 'wood'), table.bread(0), table.asked]).toEqual([1, 0, 1])
  })

  test('X15 X14 REN-NAV-3 REN-NAV-10: for 2 bread a tile gives a lighthouse, then sends 1 ship', () => {
    const table = atOwn('light-and-ship', 4)
    table.play(navigate('light-and-ship'))
    expect(table.bread(0)).toBe(2)
    expect(table.about).toBe('erect')
    table.play(erect('light-and-ship'))
    expect(table.about).toBe('send')
    table.play(send('wine'))
    expect(table.about).toBe('lighthouse')
    table.play({ do: 'lightSend', hold: 'wine' })
    expect([table.ships(0, 'wine'), table.bread(0), table.asked]).toEqual([2, 0, 1])
    expect(table.lighthousesAt('light-and-ship')).toEqual([0])
  })
})

describe('automatic discards', () => {
  test('X10 REN-NAV-5: after Tom erects, the rightmost artwork is discarded, the row slides and is refilled', () => {
    const table = open().arrange({ workshop, nextArtworks: [artworkIds[7]] })
    table.play(navigate('cape'))
    expect(table.row('workshop')).toEqual(workshop)
    table.play(erect('chapel'))
    expect(table.lighthousesAt('chapel')).toEqual([0])
    expect(table.row('workshop')).toEqual([artworkIds[7], ...workshop.slice(0, 4)])
    expect(table.game.artworkDiscard).toEqual([4])
    expect(table.asked).toBe(1)
  })

  test('X10 REN-NAV-5 REN-NAV-11: the discard is not optional, though the lighthouse is', () => {
    const table = open().arrange({ workshop, nextArtworks: [artworkIds[7]] })
    table.play(navigate('cape'), decline)
    expect(table.row('workshop')).toEqual([artworkIds[7], ...workshop.slice(0, 4)])
    expect(table.asked).toBe(1)
  })

  test('REN-NAV-5: the rightmost character is discarded before the next benefit', () => {
    const market = seaPack((p) =>
      setPlace(p, 'mill', { benefits: [{ discard: 'character' }, { take: 1 }] }),
    )
    const table = openTable({ pack: market }).arrange({
      council,
      nextCharacters: [characterIds[20]],
    })
    table.play(navigate('mill'))
    expect(table.row('council')).toEqual([characterIds[20], ...council.slice(0, 3)])
    expect(table.about).toBe('take')
    expect(table.events.slice(2)).toEqual([
      expect.objectContaining({ kind: 'card', card: council[3], from: 'row', to: 'discard' }),
      { kind: 'slide', row: 'council', from: 2, to: 3, card: council[2] },
      { kind: 'slide', row: 'council', from: 1, to: 2, card: council[1] },
      { kind: 'slide', row: 'council', from: 0, to: 1, card: council[0] },
      expect.objectContaining({ kind: 'reveal', slot: 0, card: characterIds[20] }),
    ])
  })
})

describe('the order of a navigation', () => {
  test('REN-NAV-12: the ship docks, bread is paid, benefits follow from left to right, then the lighthouse', () => {
    const long = seaPack((p) =>
      setPlace(p, 'chapel', {
        bread: 2,
        benefits: [{ send: 'wine', upTo: 1 }, { discard: 'artwork' }, { bread: 1 }, { points: 2 }],
      }),
    )
    const table = openTable({ pack: long }).arrange({
      boards: [
        { bread: 5, score: 4 },
        { lighthouses: ['chapel'], bread: 3 },
      ],
      workshop,
      nextArtworks: [artworkIds[7]],
    })
    const here = { kind: 'destination', id: 'chapel' }
    const light = { kind: 'lighthouse', id: 'chapel' }
    table.play(navigate('chapel'))
    expect(table.events).toEqual([
      { kind: 'navigate', seat: 0, to: 'chapel', ship: true },
      { kind: 'ship', seat: 0, from: 'bay', to: 'dock', at: 'chapel', because: here },
      { kind: 'bread', seat: 0, from: 5, to: 3, lost: 0, because: here },
    ])
    table.clearEvents().play(send('wine'), { do: 'lightSend', hold: 'wine' })
    expect(table.events.filter(({ kind }) => kind !== 'slide')).toEqual([
      { kind: 'ship', seat: 0, from: 'bay', to: 'wine', at: null, because: here },
      expect.objectContaining({ kind: 'card', card: workshop[4], from: 'row', to: 'discard' }),
      expect.objectContaining({ kind: 'reveal', row: 'workshop', slot: 0, card: artworkIds[7] }),
      { kind: 'bread', seat: 0, from: 3, to: 4, lost: 0, because: here },
      { kind: 'score', seat: 0, from: 4, to: 6, because: here },
      { kind: 'useLighthouse', seat: 1, at: 'chapel', how: 'send' },
      { kind: 'bread', seat: 1, from: 3, to: 1, lost: 0, because: light },
      { kind: 'ship', seat: 1, from: 'bay', to: 'wine', at: null, because: light },
      { kind: 'turn', seat: 1 },
    ])
  })

  test('REN-NAV-12: the docked ship cannot pay its own bread', () => {
    const closed = open().arrange({ boards: [{ bay: 1, port: 3, hand: ['envoy'] }] })
    expect(closed.refusal(navigate('wine-coast'))).toMatchObject({ code: 'breadShort', has: 0 })
    // The only ship was moved for bread, so none is left to dock.
    closed.play({ do: 'bayToBread' })
    expect(closed.refusal(navigate('wine-coast'))).toEqual({ code: 'bayEmpty' })
    expect(closed.choices).toEqual([{ do: 'pass' }])
    const two = open().arrange({ boards: [{ bay: 2, port: 2 }] })
    two.play({ do: 'bayToBread' }, navigate('wine-coast'))
    expect([two.bread(0), two.dockedAt('wine-coast', 0)]).toEqual([1, 1])
  })

  test('X17 REN-OPT-1 REN-NAV-2: Audrey turns 1 ship into 3 bread first, then navigates', () => {
    const table = open().arrange({ boards: [{ bay: 1, gem: 1, port: 2 }] })
    table.play({ do: 'holdToBread', hold: 'gem' })
    expect([table.bread(0), table.ships(0, 'bay')]).toEqual([3, 2])
    table.play(navigate('wine-coast'))
    expect([table.bread(0), table.ships(0, 'bay')]).toEqual([1, 1])
  })

  test('REN-NAV-12: bread given by the destination cannot pay for it', () => {
    const bakery = seaPack((p) => setPlace(p, 'mill', { bread: 1, benefits: { bread: 6 } }))
    const table = openTable({ pack: bakery }).arrange({})
    expect(table.refusal(navigate('mill'))).toMatchObject({ code: 'breadShort', needs: 1, has: 0 })
  })

  test('REN-NAV-12 REN-BRD-4: the bread is paid before any is gained', () => {
    const bakery = seaPack((p) => setPlace(p, 'mill', { bread: 2, benefits: { bread: 4 } }))
    const table = openTable({ pack: bakery }).arrange({ boards: [{ bread: 6 }] })
    table.play(navigate('mill'))
    expect(table.bread(0)).toBe(6)
    expect(table.eventsOf('bread').map(({ from, to, lost }) => [from, to, lost])).toEqual([
      [6, 4, 0],
      [4, 6, 2],
    ])
  })

  test('REN-NAV-12 REN-INV-3: characters triggered by the navigation act after the benefits, before the lighthouse', () => {
    const watched = seaPack((p) => {
      setAbilities(p, 'warden', { when: 'navigate', sending: 'wine', do: { points: 1 } })
      setAbilities(p, 'keeper', { when: 'navigate', sending: 'gem', do: { points: 10 } })
      setAbilities(p, 'pilot', { when: 'navigate', by: 'other', do: { bread: 2 } })
    })
    const table = openTable({ pack: watched }).arrange({
      boards: [
        { invited: ['warden', 'keeper'], bread: 2 },
        { invited: ['pilot'], lighthouses: ['wine-coast'] },
      ],
    })
    table.play(navigate('wine-coast'), send('wine'))
    expect(table.score(0)).toBe(0)
    table.play(decline)
    expect([table.score(0), table.bread(1)]).toEqual([1, 2])
    expect([table.asked, table.about]).toEqual([1, 'lighthouse'])
    // Nothing was sent, so only the trigger for any navigation acts.
    const empty = openTable({ pack: watched }).arrange({
      boards: [{ invited: ['warden'], bread: 2 }, { invited: ['pilot'] }],
    })
    empty.play(navigate('wine-coast'), decline)
    expect([empty.score(0), empty.bread(1)]).toEqual([0, 2])
  })

  test('REN-INV-3: a navigation inside another counts only its own sends', () => {
    const watched = seaPack((p) => {
      setPlace(p, 'chapel', { benefits: [{ navigate: 'any' }, { points: 3 }] })
      setAbilities(p, 'warden', { when: 'navigate', sending: 'spice', do: { bread: 1 } })
      setAbilities(p, 'keeper', { when: 'navigate', do: { points: 1 } })
    })
    const table = openTable({ pack: watched }).arrange({
      boards: [{ invited: ['warden', 'keeper'] }],
    })
    table.play(navigate('chapel'), navigate('spice-isle'), send('spice'))
    // The inner navigation sent spice, the outer one did not; both count as navigations.
    expect([table.bread(0), table.score(0)]).toEqual([1, 5])
  })

  test('REN-INV-3: a ship sent by another player is not sent by the navigation', () => {
    const watched = seaPack((p) => {
      setAbilities(p, 'warden', { when: 'navigate', sending: 'gem', do: { points: 10 } })
      setAbilities(p, 'keeper', { when: 'take', by: 'other', do: { send: 'gem', upTo: 1 } })
    })
    const table = openTable({ pack: watched }).arrange({
      boards: [{ invited: ['warden'] }, { invited: ['keeper'] }],
      council,
    })
    table.play(navigate('chancery'), { do: 'take', character: council[2] }, send('gem'))
    expect([table.ships(1, 'gem'), table.score(0)]).toEqual([1, 1])
  })
})

describe('nested effects', () => {
  test('REN-NAV-17: an icon is carried out completely before the effect continues', () => {
    const icons = seaPack((p) => {
      p.lighthouseIcons.value = [{ erect: 1 }, { take: 1 }, { points: 7 }, null, null, null]
    })
    const table = openTable({ pack: icons }).arrange({
      boards: [{ destinations: ['light-and-ship'], bread: 2 }],
      council,
    })
    table.play(navigate('light-and-ship'), erect('light-and-ship'))
    // The first icon erects again, the second takes a character, and only then the ship is sent.
    expect(table.about).toBe('erect')
    table.play(erect('chapel'))
    expect(table.about).toBe('take')
    expect(table.rules.decision(table.game, 0).because).toEqual({ kind: 'lighthouseIcon', id: '1' })
    table.play({ do: 'take', character: council[2] })
    expect(table.about).toBe('send')
    expect(table.score(0)).toBe(0)
    table.play(send('wine'))
    expect([table.asked, table.about]).toEqual([0, 'lighthouse'])
  })

  test('REN-NAV-17: the granary limit is raised before the icon acts', () => {
    const icons = seaPack((p) => {
      p.lighthouseIcons.value = [{ bread: 3 }, null, null, null, null, null]
    })
    const table = openTable({ pack: icons }).arrange({ boards: [{ bread: 6 }] })
    table.play(navigate('cape'), erect('chapel'))
    expect(table.bread(0)).toBe(7)
    const [lighthouse, limit, bread] = table.events.slice(2)
    expect(lighthouse).toEqual({ kind: 'lighthouse', seat: 0, at: 'chapel', slot: 0, erected: 1 })
    expect(limit).toEqual({ kind: 'limit', seat: 0, from: 6, to: 7 })
    expect(bread).toEqual({
      kind: 'bread',
      seat: 0,
      from: 6,
      to: 7,
      lost: 2,
      because: { kind: 'lighthouseIcon', id: '0' },
    })
  })

  test('REN-NAV-17 REN-TIT-6: a title is taken before the icon acts', () => {
    const icons = seaPack((p) => {
      p.lighthouseIcons.value = [{ points: 1 }, null, null, null, null, null]
      p.titles[0].needs = [{ count: 'lighthouse', atLeast: 1 }]
    })
    const table = openTable({ pack: icons })
    const { titleIds } = table.tables
    table.arrange({ titles: [titleIds[0], titleIds[6], titleIds[7]] })
    table.play(navigate('cape'), erect('chapel'))
    expect(table.eventsOf('score').map((event) => event.because.kind)).toEqual([
      'title',
      'lighthouseIcon',
    ])
  })
})
