import { describe, expect, it } from 'vitest'
import { trialPack } from '../src/index.ts'
import { cardPath, characterPath, faultsOf } from './support/changed-pack.ts'

const joanna = `${characterPath('joanna-of-aragon')}.effect`
const fausto = `${characterPath('vettor-fausto')}.abilities[0]`
const alberti = `${characterPath('leon-battista-alberti')}.abilities[0]`
const blessing = cardPath('decrees', 'blessing')
const bread = { bread: 1 }

/** An effect nested this deep. */
const deep = (depth: number): unknown =>
  depth === 1 ? bread : { if: { count: 'book', atLeast: 1 }, then: deep(depth - 1) }

describe('checkPack and the meaning of a pack', () => {
  it.each([
    [
      'a private destination that no spice pays',
      { 'privateDestinations[0].in': ['wine'] },
      'no-spice privateDestinations[0].in',
    ],
    [
      'a hold named twice as payment',
      { 'artworks[0].in': ['wine', 'wine'] },
      'repeated artworks[0].in[1]',
    ],
    [
      'a hold accepted twice',
      { [`${alberti}.accept`]: ['gem', 'wine', 'gem'] },
      `repeated ${alberti}.accept[2]`,
    ],
    [
      'a row named twice',
      { [alberti]: { slot: 'free', at: ['atlas', 'atlas'] } },
      `repeated ${alberti}.at[1]`,
    ],
    [
      'a count named twice',
      { [`${characterPath('raphael')}.scoring.per`]: ['book', 'book'] },
      `repeated ${characterPath('raphael')}.scoring.per[1]`,
    ],
    [
      'a hold sent to twice',
      { [joanna]: { send: ['gem', 'gem'], upTo: 1 } },
      `repeated ${joanna}.send[1]`,
    ],
    [
      'a hold shifted to twice',
      { [joanna]: { shift: 1, to: ['gem', 'gem'] } },
      `repeated ${joanna}.to[1]`,
    ],
    [
      'a hold that pays twice',
      { [joanna]: { pay: { resources: 1, in: ['gem', 'gem'] }, then: bread } },
      `repeated ${joanna}.pay.in[1]`,
    ],
    [
      'squares that rise',
      { 'squares.value.light': [12, 8, 9, 2] },
      'rising-squares squares.value.light[2]',
    ],
    [
      'squares of one title that rise',
      { 'titles.0.squares': [10, 7, 8, 2] },
      'rising-squares titles[0].squares[2]',
    ],
    [
      'a pair worth more than half a set',
      { [`${blessing}.lines[1].points.french`]: 6 },
      `pair-above-set ${blessing}.lines`,
    ],
    [
      'such a pair by the points of a board',
      { 'boardPoints.value[2]': { pair: 2 } },
      `pair-above-set ${blessing}.lines`,
    ],
    [
      'pairs without sets',
      { [`${blessing}.lines[0]`]: undefined },
      `pair-above-set ${blessing}.lines`,
    ],
    [
      'an item counted by another',
      { [`${blessing}.lines[0].per`]: 'bread' },
      `item-misfit ${blessing}.lines[0].per`,
    ],
    [
      'an answer that is no destination',
      { 'solo.answers.value': { wine: ['genoa', 'atlantis'] } },
      'unknown-destination solo.answers.value.wine[1]',
    ],
    [
      'an answer that is private',
      { 'solo.answers.value': { wine: ['trebizond'] } },
      'unknown-destination solo.answers.value.wine[0]',
    ],
    [
      'a printed field that is not there',
      { 'artworks[0].printed': ['cost', 'colour'] },
      'printed-nothing artworks[0].printed[1]',
    ],
    [
      'resources that pay for an immediate character',
      { [`${alberti}.for`]: 'immediate' },
      `pays-bread ${alberti}.for`,
    ],
    ['more kept than drawn', { [joanna]: { draw: 2, keep: 3 } }, `keeps-too-many ${joanna}.keep`],
    [
      'an effect for an automatic discard',
      { [joanna]: { discard: 'artwork', do: bread } },
      `do-without-up-to ${joanna}.do`,
    ],
    ['an effect seven deep', { [joanna]: deep(7) }, `effect-too-deep ${joanna}`],
    [
      'an effect of 25 parts',
      { [joanna]: Array(6).fill(Array(4).fill(bread)) },
      `effect-too-long ${joanna}`,
    ],
    [
      'a new destination out of nothing',
      { [joanna]: { visit: 'new' } },
      `nothing-new ${joanna}.visit`,
    ],
    [
      'a new destination before it is new',
      { [joanna]: [{ navigate: 'new' }, { discover: 'destination' }] },
      `nothing-new ${joanna}[0].navigate`,
    ],
    [
      'a new destination of the other choice',
      { [joanna]: { choose: [{ discover: 'destination' }, { visit: 'new' }] } },
      `nothing-new ${joanna}.choose[1].visit`,
    ],
  ])('finds %s', (_what, changes, fault) => {
    expect(faultsOf(changes)).toContain(fault)
  })

  it.each([
    ['of', { when: 'acquire', of: 'permanent' }],
    ['of', { when: 'invite', of: 'book' }],
    ['of', { when: 'build', of: 'book' }],
    ['to', { when: 'acquire', to: 'own' }],
    ['sending', { when: 'light', sending: 'gem' }],
    ['with', { when: 'overpay', with: 'gem' }],
    ['first', { when: 'feed', first: true }],
    ['by', { when: 'feed', by: 'other' }],
    ['by', { when: 'decree', by: 'anyone' }],
    ['by', { when: 'period', by: 'anyone' }],
  ])('finds the filter %s where it does not fit: %o', (filter, trigger) => {
    const faults = faultsOf({ [fausto]: { ...trigger, do: bread } })
    expect(faults).toEqual([`filter-misfit ${fausto}.${filter}`])
  })

  it.each([
    ['six deep', { [joanna]: deep(6) }],
    ['of 24 parts', { [joanna]: [...Array(5).fill(Array(3).fill(bread)), [bread, bread]] }],
    [
      'that discovers behind a price first',
      { [joanna]: [{ pay: bread, then: { discover: 'destination' } }, { visit: 'new' }] },
    ],
    ['that keeps all it draws', { [joanna]: { draw: 3, keep: 3 } }],
  ])('accepts an effect %s', (_what, changes) => {
    expect(faultsOf(changes)).toEqual([])
  })

  it('accepts equal squares and other numbers than the printed ones', () => {
    expect(
      faultsOf({ 'squares.value.dark': [9, 9, 0, 0], artworks: trialPack.artworks.slice(0, 5) }),
    ).toEqual([])
  })

  it('accepts a pair that is worth half a set', () => {
    expect(faultsOf({ [`${blessing}.lines[1].points`]: 5 })).toEqual([])
  })

  it('accepts a table of answers with public and evolving destinations', () => {
    expect(faultsOf({ 'solo.answers.value': { wine: ['genoa', 'salerno'], take: [] } })).toEqual([])
  })
})
