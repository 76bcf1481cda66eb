import { describe, expect, it } from 'vitest'
import { checkPack } from '../src/index.ts'
import { changedPack, characterPath, faultsOf } from './support/changed-pack.ts'

const joanna = `${characterPath('joanna-of-aragon')}.effect`
const titian = `${characterPath('titian')}.effect`
const fausto = `${characterPath('vettor-fausto')}.abilities[0]`
const raphael = `${characterPath('raphael')}.scoring`

describe('checkPack and the shape of a pack', () => {
  it.each([
    [
      'a field that is missing',
      { 'artworks[3].cost': undefined },
      'missing-field artworks[3].cost',
    ],
    ['a whole table that is missing', { decrees: undefined }, 'missing-field decrees'],
    [
      'a field that does not exist',
      { 'titles[0].colour': 'red' },
      'unknown-field titles[0].colour',
    ],
    ['another game', { game: 'monaco' }, 'not-one-of game'],
    ['a text for a number', { 'artworks[0].cost': 'four' }, 'wrong-type artworks[0].cost'],
    ['a number for a list', { artworks: 54 }, 'wrong-type artworks'],
    ['null for an object', { 'artworks[0]': null }, 'wrong-type artworks[0]'],
    ['a list for an object', { 'boardPoints.value[2]': [] }, 'wrong-type boardPoints.value[2]'],
    ['a number that is not whole', { 'artworks[0].cost': 4.5 }, 'not-whole artworks[0].cost'],
    ['a number too small', { 'artworks[0].cost': -1 }, 'out-of-range artworks[0].cost'],
    ['a number too great', { 'artworks[0].cost': 1e9 }, 'out-of-range artworks[0].cost'],
    [
      'a place off the globe',
      { 'privateDestinations[0].lat': 91 },
      'out-of-range privateDestinations[0].lat',
    ],
    ['too few squares', { 'squares.value.dark': [24] }, 'wrong-length squares.value.dark'],
    ['an empty sequence', { [joanna]: [] }, `wrong-length ${joanna}`],
    ['a choice of one', { [joanna]: { choose: [{ take: 1 }] } }, `wrong-length ${joanna}.choose`],
    ['a sequence of seven', { [joanna]: Array(7).fill({ take: 1 }) }, `wrong-length ${joanna}`],
    ['an id in capitals', { 'artworks[0].id': 'Mona Lisa' }, 'bad-id artworks[0].id'],
    ['an unknown type', { 'artworks[0].type': 'opera' }, 'not-one-of artworks[0].type'],
    [
      'an unknown type of character',
      { 'characters[0].type': 'dead' },
      'not-one-of characters[0].type',
    ],
    ['an effect without a verb', { [joanna]: { fly: 1 } }, `no-form ${joanna}`],
    ['an effect that is a number', { [joanna]: 7 }, `no-form ${joanna}`],
    ['a fault deep in an effect', { [`${joanna}[1].take`]: 'two' }, `wrong-type ${joanna}[1].take`],
    ['a second verb', { [`${joanna}[1].bread`]: 1 }, `unknown-field ${joanna}[1].take`],
    ['an unknown hold', { [joanna]: { send: 'salt', upTo: 1 } }, `not-one-of ${joanna}.send`],
    [
      'an unknown hold in a list',
      { [joanna]: { send: ['wine', 'salt'], upTo: 1 } },
      `not-one-of ${joanna}.send[1]`,
    ],
    [
      'an unknown count',
      { [joanna]: { points: { per: 'cow', max: 3 } } },
      `not-one-of ${joanna}.points.per`,
    ],
    [
      'an amount without its most',
      { [joanna]: { points: { per: 'book' } } },
      `missing-field ${joanna}.points.max`,
    ],
    ['bread by another word', { [joanna]: { bread: 'lots' } }, `not-one-of ${joanna}.bread`],
    ['a price of nothing', { [`${titian}.pay`]: {} }, `no-form ${titian}.pay`],
    [
      'a price without its holds',
      { [`${titian}.pay`]: { resources: 2 } },
      `missing-field ${titian}.pay.in`,
    ],
    [
      'a price twice',
      { [`${titian}.pay`]: { bread: 1, hand: 1 } },
      `unknown-field ${titian}.pay.hand`,
    ],
    ['an ability without a name', { [fausto]: { wins: true } }, `no-form ${fausto}`],
    ['a fault in a modifier', { [`${fausto}.for`]: 'tax' }, `not-one-of ${fausto}.for`],
    [
      'an unknown trigger',
      { [fausto]: { when: 'sneeze', do: { bread: 1 } } },
      `not-one-of ${fausto}.when`,
    ],
    [
      'a fault in the effect of a trigger',
      { [fausto]: { when: 'pass', do: { bread: -1 } } },
      `out-of-range ${fausto}.do.bread`,
    ],
    [
      'an endgame character without a most',
      { [`${raphael}.max`]: undefined },
      `missing-field ${raphael}.max`,
    ],
    ['a score per one in a list', { [`${raphael}.per`]: ['book'] }, `wrong-length ${raphael}.per`],
    [
      'a number for one printing only',
      { 'titles[0].needs[0].atLeast': { english: 3 } },
      'missing-field titles[0].needs[0].atLeast.french',
    ],
    [
      'an answer to an icon that is none',
      { 'solo.answers.value': { salt: [] } },
      'unknown-field solo.answers.value.salt',
    ],
  ])('finds %s', (_what, changes, fault) => {
    expect(faultsOf(changes)).toContain(fault)
  })

  it('reports all faults at once', () => {
    const faults = faultsOf({
      'artworks[0].cost': 'four',
      'artworks[1].cost': 4.5,
      [`${joanna}[0]`]: { fly: 1 },
      [`${joanna}[1].take`]: 0,
    })
    expect(faults).toEqual([
      'wrong-type artworks[0].cost',
      'not-whole artworks[1].cost',
      `no-form ${joanna}[0]`,
      `out-of-range ${joanna}[1].take`,
    ])
  })

  it('reports the found value and the allowed ones', () => {
    const [fault] = checkPack(changedPack({ [joanna]: { fly: 1, high: 2 } })).faults
    expect(fault?.reason).toMatch(/^must be one verb of bread, points, send.*is \{ fly, high \}$/)
    const [hold] = checkPack(changedPack({ [joanna]: { send: 'salt', upTo: 1 } })).faults
    expect(hold?.reason).toContain('"any" or "spice" or "wood"')
    expect(hold?.reason).toContain('is "salt"')
    const [two] = checkPack(changedPack({ [joanna]: { bread: 1, points: 1 } })).faults
    expect(two?.reason).toContain('write several effects as a list')
  })
})
