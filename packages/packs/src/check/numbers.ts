import type { Pack } from '../schema/pack.ts'
import type { Fault } from './fault.ts'

const KINDS = ['privateDestinations', 'artworks', 'characters', 'titles', 'decrees'] as const

/** Card numbers fit seven bits, those of the places on the board six. */
const MAX_CARDS = 127
const MAX_PLACES = 63
const STARTING_PACKS = 6
const CARDS_A_PACK = 6
const PLAYERS = 4

/** Whether there is enough of everything for four players, and not more than there are numbers. */
export function checkNumbers(pack: Pack): Fault[] {
  const faults: Fault[] = []
  const atLeast = (path: string, has: number, needs: number, what: string) => {
    if (has >= needs) return
    faults.push({ path, code: 'too-few', reason: `needs at least ${needs} ${what}, has ${has}` })
  }
  const endgame = pack.characters.filter(({ type }) => type === 'endgame').length
  const dark = pack.titles.filter(({ shade }) => shade === 'dark').length
  atLeast('privateDestinations', pack.privateDestinations.length, 5, 'for the Atlas (REN-SET-2)')
  atLeast('artworks', pack.artworks.length, 5, 'for the Workshop (REN-SET-3)')
  // REN-SET-13 deals three to each player; REN-SET-11 eight of the others.
  atLeast('characters', endgame, 3 * PLAYERS, 'of the endgame type (REN-SET-13)')
  atLeast('characters', pack.characters.length - endgame, 8 * PLAYERS, 'others (REN-SET-11)')
  atLeast('titles', dark, 1, 'dark (REN-SET-4)')
  atLeast('titles', pack.titles.length - dark, 2, 'light (REN-SET-4)')
  atLeast('decrees', pack.decrees.length, 4, '(REN-SET-1)')
  for (const path of KINDS)
    if (pack[path].length > MAX_CARDS) faults.push(tooMany(path, MAX_CARDS, pack[path].length))
  const places = pack.publicDestinations.length + pack.evolvingDestinations.length
  if (places > MAX_PLACES) faults.push(tooMany('publicDestinations', MAX_PLACES, places))
  return [...faults, ...checkStartingPacks(pack)]
}

const tooMany = (path: string, most: number, has: number): Fault => ({
  path,
  code: 'too-many',
  reason: `may have at most ${most}${path === 'publicDestinations' ? ' with the evolving ones' : ''}, has ${has}`,
})

/** REN-SET-8: six packs of six characters by pack symbol. */
function checkStartingPacks({ characters, startingPacks }: Pack): Fault[] {
  const sizes = new Map<string, number>()
  for (const { pack } of characters)
    if (pack !== undefined) sizes.set(pack, (sizes.get(pack) ?? 0) + 1)
  const faults = [...sizes]
    .filter(([, size]) => size !== CARDS_A_PACK)
    .map(([pack, size]) => `pack "${pack}" must have ${CARDS_A_PACK} characters, has ${size}`)
  if (sizes.size !== STARTING_PACKS)
    faults.push(`there must be ${STARTING_PACKS} starting packs, there are ${sizes.size}`)
  return [
    ...faults.map((reason): Fault => ({ path: 'characters', code: 'starting-packs', reason })),
    ...(startingPacks ?? []).flatMap(({ id }, i): Fault[] =>
      sizes.has(id)
        ? []
        : [
            {
              path: `startingPacks[${i}].id`,
              code: 'starting-packs',
              reason: `no character belongs to a pack "${id}"`,
            },
          ],
    ),
  ]
}

/** Ids tell cards of a kind apart; destinations of all three kinds share one numbering. */
export function checkIds(pack: Pack): Fault[] {
  const destinations = [
    'publicDestinations',
    'evolvingDestinations',
    'privateDestinations',
  ] as const
  const groups = [
    destinations,
    ['artworks'],
    ['characters'],
    ['startingPacks'],
    ['titles'],
    ['decrees'],
  ] as const
  return groups.flatMap((fields) => {
    const first = new Map<string, string>()
    return fields.flatMap((field) =>
      (pack[field] ?? []).flatMap(({ id }, i): Fault[] => {
        const before = first.get(id)
        const here = `${field}[${i}]`
        if (before === undefined) {
          first.set(id, here)
          return []
        }
        return [
          { path: `${here}.id`, code: 'repeated-id', reason: `"${id}" is the id of ${before} too` },
        ]
      }),
    )
  })
}
