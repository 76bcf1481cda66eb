import { HOLDS } from '@amalfi/engine'
import { type Effect, trialPack } from '@amalfi/packs'
import { describe, expect, test } from 'vitest'
import { translatorFor } from '../src/index.ts'
import { locales } from '../src/locales.ts'

const { cards, refusals, prompts } = locales.en
const { effect, abilities, scoring, needs, lines, cost } = cards
const translator = translatorFor(trialPack, locales.en, { players: ['Anna', 'Ben'] })

describe('English: whose, which and how often', () => {
  test('a counted item says whose it is, and that hands do not count', () => {
    expect(scoring({ score: 2, per: 'lighthouseOnOwn', max: 12 })).toBe(
      '2 points per lighthouse of yours on your private destinations, at most 12.',
    )
    expect(scoring({ score: 3, per: 'character', every: 2, max: 15 })).toBe(
      '3 points per 2 invited characters, at most 15.',
    )
    expect(scoring({ score: 3, per: ['artwork', 'destination', 'character'], max: 18 })).toBe(
      '3 points per group of an artwork, a private destination and an invited character, at most 18.',
    )
    expect(lines([{ per: 'shipOnOwn', points: 3 }])).toBe(
      '3 points per ship of yours on your private destinations.',
    )
    expect(needs([{ count: 'characterType', atLeast: 4 }])).toBe(
      '4 types among your invited characters.',
    )
  })

  test('recalled ships are called yours', () => {
    expect(effect({ recall: 1, from: 'dock' })).toBe(
      'Return 1 of your ships from a dock to your bay.',
    )
    expect(effect({ recall: 2, from: 'dock' })).toBe(
      'Return up to 2 of your ships from docks to your bay.',
    )
    expect(effect({ recall: 2, from: 'port' })).toBe(
      'Return up to 2 ships from your port to your bay.',
    )
  })

  test('a lighthouse may be used several times', () => {
    expect(effect({ light: 2, less: 1 })).toBe(
      'Use your lighthouses up to 2 times; sending a ship costs 1 bread less.',
    )
    expect(effect({ light: 1 })).toBe('Use a lighthouse of yours.')
  })

  test('an amount is "up to" wherever less is allowed', () => {
    expect(effect({ take: 2, slot: 'free' })).toBe('Take up to 2 characters, ignoring slot costs.')
    expect(effect({ erect: 2 })).toBe('Erect up to 2 lighthouses.')
    expect(effect({ draw: 5, keep: 2 })).toBe(
      'Draw 5 characters, keep up to 2 and discard the rest.',
    )
    expect(effect({ discard: 'artwork', upTo: 5, do: { points: 1 } })).toBe(
      'Up to 5 times, discard an artwork from the Workshop and gain 1 point.',
    )
  })

  test('navigating says if an occupied dock is allowed; a visit says if it must be free', () => {
    expect(effect({ navigate: 'any', less: 2, busy: true })).toBe(
      'Sail to a destination for 2 bread less, even if it is occupied.',
    )
    expect(effect({ visit: 'any', busy: true })).toBe(
      'Use any destination without a ship, even if it is occupied.',
    )
    expect(effect({ visit: 'public' })).toBe(
      'Use a public destination without a ship, if it is not occupied.',
    )
    expect(effect([{ discover: 'destination', slot: 'free' }, { visit: 'new' }])).toBe(
      'Discover a destination, ignoring the slot cost, then use the new one without a ship.',
    )
  })

  test('an ability once a turn names the next matching cost', () => {
    const less = (cost: 'book' | 'ship' | 'navigate', once?: 'turn') =>
      abilities([{ less: 1, for: cost, once }])
    expect(less('book')).toBe('Books cost you 1 less.')
    expect(less('book', 'turn')).toBe('Once a turn, your next book costs 1 less.')
    expect(less('ship')).toBe('Each ship you build costs 1 wood less.')
    expect(less('ship', 'turn')).toBe(
      'Once a turn, each ship of your next construction costs 1 wood less.',
    )
    expect(less('navigate')).toBe('The bread cost of destinations is 1 less for you.')
    expect(less('navigate', 'turn')).toBe(
      'Once a turn, the bread cost of your next destination is 1 less.',
    )
  })

  test('an extra for titles says that it has no type, if its kind has types', () => {
    const extra = (of: 'artwork' | 'lighthouse', n: number) =>
      abilities([{ extra: n, of, for: 'titles' }])
    expect(extra('artwork', 1)).toBe('For titles, you have 1 more artwork, of no type.')
    expect(extra('lighthouse', 2)).toBe('For titles, you have 2 more lighthouses erected.')
  })
})

describe('English grammar', () => {
  test('gains are joined, and separated where one has a limit', () => {
    expect(effect([{ points: 1 }, { bread: 2 }])).toBe('Gain 1 point and 2 bread.')
    expect(effect([{ bread: 3 }, { bread: { per: 'shipInPort', max: 3 } }])).toBe(
      'Gain 3 bread, then 1 bread per ship in your port (at most 3).',
    )
    expect(effect([{ bread: 'full' }, { points: 1 }])).toBe(
      'Fill your granary with bread, then gain 1 point.',
    )
  })

  test('several ships to several holds use "and/or"', () => {
    const send = (upTo: number, ...to: ('wood' | 'gem' | 'wine')[]): Effect => ({ send: to, upTo })
    expect(effect(send(1, 'wood', 'gem'))).toBe('Send 1 ship to wood or gems.')
    expect(effect(send(3, 'wood', 'gem'))).toBe('Send up to 3 ships to wood and/or gems.')
    expect(effect({ shift: 2, to: 'any' })).toBe('Move up to 2 ships from hold to hold.')
    expect(effect({ shift: 1, to: 'gem' })).toBe('Move 1 ship from other holds to gems.')
  })

  test('a condition of one uses "a", except for bread', () => {
    const given = (count: 'title' | 'bread', atLeast: number): string =>
      effect({ if: { count, atLeast }, then: { points: 2 } })
    expect(given('title', 1)).toBe('If you have a title, gain 2 points.')
    expect(given('title', 2)).toBe('If you have at least 2 titles, gain 2 points.')
    expect(given('bread', 1)).toBe('If you have at least 1 bread in your granary, gain 2 points.')
  })

  test('costs: one gem, several gems, any resources', () => {
    expect(cost(0, [])).toBe('0 bread')
    expect(cost(1, ['gem', 'wine'])).toBe('1 gem or wine')
    expect(cost(4, ['gem'])).toBe('4 gems')
    expect(cost(2, HOLDS)).toBe('2 resources of any kind')
    expect(effect({ pay: { resources: 1, in: 'any' }, then: { points: 3 } })).toBe(
      'Pay 1 resource of any kind: gain 3 points.',
    )
  })

  test('lines of a decree that contain "and" are separated by semicolons', () => {
    expect(
      lines([
        { per: 'set', points: 10 },
        { per: 'pair', points: 3 },
      ]),
    ).toBe(
      '10 points per set of a book, a painting and a monument; 3 points per pair of different types among the rest.',
    )
    expect(
      lines([
        { per: 'artwork', points: 1 },
        { per: 'bread', points: 2 },
      ]),
    ).toBe('1 point per artwork and 2 points per bread in your granary.')
  })
})

describe('English at the table', () => {
  test('a card event names the row it comes from', () => {
    const taken = { kind: 'card', from: 'row', to: 'hand', seat: 1, seen: 15 } as const
    expect(translator.event({ ...taken, what: 'character', card: 'raphael' })).toBe(
      'Ben: Raphael goes from the Council to the hand',
    )
    expect(
      translator.event({ ...taken, what: 'artwork', card: 'mona-lisa', to: 'discard' }),
    ).toMatch(/goes from the Workshop to the discard pile$/)
  })

  test('cards of a pile or set aside are reported without their origin', () => {
    const moved = { kind: 'card', what: 'character', card: 'raphael', seat: 1, seen: 2 } as const
    const eventText = (from: 'pile' | 'aside', to: 'hand' | 'pile' | 'deck' | 'discard' | 'gone') =>
      translator.event({ ...moved, from, to })
    expect(eventText('aside', 'hand')).toBe('Ben keeps Raphael')
    expect(eventText('pile', 'pile')).toBe('Ben receives Raphael')
    expect(eventText('pile', 'deck')).toBe('Ben puts Raphael back into the deck')
    expect(eventText('pile', 'discard')).toBe('Ben discards Raphael')
    expect(eventText('pile', 'gone')).toBe('Ben puts Raphael back into the box')
  })

  test('a cost of 0 is reported as "at no cost"', () => {
    const invited = { kind: 'invite', seat: 0, character: 'raphael' } as const
    expect(translator.event({ ...invited, cost: 0 })).toBe('Anna invites Raphael at no cost')
    expect(translator.event({ ...invited, cost: 3 })).toBe('Anna invites Raphael at a cost of 3')
  })

  test('questions say how many are left, if there are several', () => {
    const because = { kind: 'rule', id: '' } as const
    const asked = { seat: 0, about: 'send', rule: 'REN-NAV-4', because } as const
    expect(prompts.send({ ...asked, left: 3, holds: HOLDS }, translator.names)).toBe(
      'Send a ship to any hold (up to 3)',
    )
    expect(prompts.send({ ...asked, left: 1, holds: ['wine', 'gem'] }, translator.names)).toBe(
      'Send a ship to wine or gems',
    )
    expect(prompts.payment({ ...asked, cost: 5, holds: ['wine'] }, translator.names)).toBe(
      'Choose how to pay 5 wine',
    )
  })

  test('a covered destination has the name of its tile, before and after the event', () => {
    const cover = { kind: 'cover', destination: 'tunis', place: 'messina' } as const
    const sails = { kind: 'navigate', seat: 1, to: 'messina', ship: true } as const
    const later = translator.after(cover)
    expect(translator.event(sails)).toBe('Ben sails to Messina')
    expect(later.event(sails)).toBe('Ben sails to Tunis')
    expect([translator, later].map((one) => one.event(cover))).toEqual([
      'Tunis covers Messina',
      'Tunis covers Messina',
    ])
    expect(later.choice({ do: 'navigate', to: 'messina' })).toBe('Sail to Tunis')
    expect(later.after(sails).names.destination('messina')).toBe('Tunis')
    expect(later.withCovers(new Map()).names.destination('messina')).toBe('Messina')
    const because = { kind: 'destination', id: 'messina' } as const
    const asked = { seat: 0, about: 'evolve', rule: 'REN-EVO-1', because, at: 'messina' } as const
    expect(later.prompt(asked)).toBe('Tunis: take the character first, or the action?')
    expect([later.because(asked), later.because({ ...asked, about: 'send', at: '' })]).toEqual([
      '',
      '',
    ])
    const { at: _, ...sending } = asked
    expect(later.because({ ...sending, about: 'send' })).toBe('Tunis')
  })

  test('choices at a covered destination come from its tile', () => {
    const benefits: Effect = { choose: [{ bread: 2 }, { points: 1 }] }
    const privateDestinations = trialPack.privateDestinations.map((tile) =>
      tile.id === 'tunis' ? { ...tile, benefits } : tile,
    )
    const uncovered = translatorFor({ ...trialPack, privateDestinations }, locales.en)
    const because = { kind: 'destination', id: 'messina' } as const
    const asked = { seat: 0, about: 'choose', rule: 'REN-EVO-1', because } as const
    const first = { do: 'choose', number: 0 } as const
    expect(uncovered.choice(first, asked)).toBe('Effect 1')
    const later = uncovered.withCovers(new Map([['messina', 'tunis']]))
    expect(later.choice(first, asked)).toBe('Gain 2 bread.')
  })

  test('a question at a lighthouse says what it gives and what it costs', () => {
    const because = { kind: 'lighthouse', id: 'tunis' } as const
    const asked = { seat: 0, about: 'lighthouse', rule: 'REN-NAV-9', because, at: 'tunis' } as const
    const sends = { ...asked, cost: 2, holds: ['wine', 'gem'] } as const
    expect(translator.prompt(sends)).toBe(
      'Your lighthouse at Tunis: send a ship to wine or gems for 2 bread, or gain 1 bread?',
    )
    expect(translator.prompt({ ...sends, cost: 0 })).toMatch(/gems at no cost, or gain 1 bread\?$/)
    expect(translator.prompt({ ...asked, cost: 2, holds: [] })).toBe(
      'Your lighthouse at Tunis: gain 1 bread?',
    )
    const send = { do: 'lightSend', hold: 'wine' } as const
    expect(translator.choice(send, sends)).toBe('Pay 2 bread and send a ship to wine')
    expect(translator.choice(send, { ...sends, cost: 0 })).toBe('Send a ship to wine')
  })

  test('refusals agree with their numbers', () => {
    expect(refusals.shipyardShort({ code: 'shipyardShort', needs: 2, has: 1 })).toBe(
      'You cannot build 2 ships: your shipyard has only 1.',
    )
    expect(refusals.notInHand({ code: 'notInHand', needs: 1, has: 0 })).toBe(
      'It costs 1 card from your hand, and you have 0.',
    )
  })
})
