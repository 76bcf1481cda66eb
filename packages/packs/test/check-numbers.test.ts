import { describe, expect, it } from 'vitest'
import { trialPack } from '../src/index.ts'
import { characterPath, faultsOf } from './support/changed-pack.ts'

const many = <T extends { id: string }>(list: readonly T[], count: number): T[] =>
  Array.from({ length: count }, (_, i) => ({ ...list[i % list.length], id: `card-${i}` }) as T)

const dark = trialPack.titles.filter(({ shade }) => shade === 'dark')
const light = trialPack.titles.filter(({ shade }) => shade === 'light')
const endgame = trialPack.characters.filter(({ type }) => type === 'endgame')
const others = trialPack.characters.filter(({ type }) => type !== 'endgame')

describe('checkPack and ids and numbers', () => {
  it.each([
    [
      'two characters of one id',
      { 'characters[1].id': trialPack.characters[0].id },
      'repeated-id characters[1].id',
    ],
    [
      'two destinations of one id, of two kinds',
      { 'privateDestinations[0].id': 'genoa' },
      'repeated-id privateDestinations[0].id',
    ],
    [
      'an Atlas that cannot be filled',
      { privateDestinations: trialPack.privateDestinations.slice(0, 4) },
      'too-few privateDestinations',
    ],
    [
      'a Workshop that cannot be filled',
      { artworks: trialPack.artworks.slice(0, 4) },
      'too-few artworks',
    ],
    [
      'too few endgame characters',
      { characters: [...others, ...endgame.slice(0, 11)] },
      'too-few characters',
    ],
    [
      'too few other characters',
      { characters: [...endgame, ...others.slice(0, 31)] },
      'too-few characters',
    ],
    ['no dark title', { titles: light }, 'too-few titles'],
    ['one light title', { titles: [...dark, light[0]] }, 'too-few titles'],
    ['three decrees', { decrees: trialPack.decrees.slice(0, 3) }, 'too-few decrees'],
    ['too many artworks', { artworks: many(trialPack.artworks, 128) }, 'too-many artworks'],
    [
      'too many places on the board',
      { publicDestinations: many(trialPack.publicDestinations, 61) },
      'too-many publicDestinations',
    ],
    [
      'a starting pack of five',
      { [`${characterPath('raphael')}.pack`]: undefined },
      'starting-packs characters',
    ],
    [
      'a starting pack of seven',
      { [`${characterPath('titian')}.pack`]: 'art' },
      'starting-packs characters',
    ],
    [
      'a seventh starting pack',
      { [`${characterPath('titian')}.pack`]: 'paint' },
      'starting-packs characters',
    ],
  ])('finds %s', (_what, changes, fault) => {
    expect(faultsOf(changes)).toContain(fault)
  })
})
