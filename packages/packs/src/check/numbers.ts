import { GAME_CONFIGS, ROWS } from '@amalfi/engine'
import type { Pack } from '../schema/pack.ts'
import type { Fault } from './fault.ts'

const KINDS = ['privateDestinations', 'artworks', 'characters', 'titles', 'decrees'] as const

/** The engine stores card numbers in seven bits and places of the board in six. */
const MAX_CARDS = 127
const MAX_PLACES = 63

/** Checks that there are enough cards for four players, and not more than the engine can number. */
export function checkNumbers(pack: Pack): Fault[] {
  const faults: Fault[] = []
  const atLeast = (path: string, has: number, needs: number, what: string) => {
    if (has >= needs) return
    faults.push({ path, code: 'too-few', reason: `needs at least ${needs} ${what}, has ${has}` })
  }
  const endgame = pack.characters.filter(({ type }) => type === 'endgame').length
  const dark = pack.titles.filter(({ shade }) => shade === 'dark').length
  const { rowSlots, titleCounts, darkTitles, maxEndgameDealt, maxOthersDealt } =
    GAME_CONFIGS[pack.game]
  atLeast('privateDestinations', pack.privateDestinations.length, rowSlots[1], 'to fill their row')
  atLeast('artworks', pack.artworks.length, rowSlots[0], 'to fill their row')
  atLeast('characters', endgame, maxEndgameDealt, 'of the endgame type, to be dealt')
  atLeast(
    'characters',
    pack.characters.length - endgame,
    maxOthersDealt,
    'of other types, to be dealt',
  )
  atLeast('titles', dark, darkTitles, 'dark')
  const light = Math.max(...titleCounts) - darkTitles
  if (darkTitles > 0) atLeast('titles', pack.titles.length - dark, light, 'light')
  else atLeast('titles', pack.titles.length, light, 'entries')
  atLeast('decrees', pack.decrees.length, 4, 'entries')
  for (const path of KINDS)
    if (pack[path].length > MAX_CARDS) faults.push(tooMany(path, MAX_CARDS, pack[path].length))
  const places = pack.publicDestinations.length + pack.evolvingDestinations.length
  if (places > MAX_PLACES) faults.push(tooMany('publicDestinations', MAX_PLACES, places))
  return [...faults, ...checkPlaces(pack), ...checkStartingPacks(pack)]
}

const tooMany = (path: string, most: number, has: number): Fault => ({
  path,
  code: 'too-many',
  reason: `may have at most ${most}${path === 'publicDestinations' ? ' with the evolving ones' : ''}, has ${has}`,
})

/** The number of slots and evolving destinations must match the board of the game. */
function checkPlaces({ game, slots, evolvingDestinations }: Pack): Fault[] {
  const { rowSlots, evolvingPlaces } = GAME_CONFIGS[game]
  const checkLength = (path: string, needs: number, has: number): Fault[] =>
    has === needs
      ? []
      : [{ path, code: 'wrong-length', reason: `must have ${needs} entries, has ${has}` }]
  return [
    ...ROWS.flatMap((row, i) =>
      checkLength(`slots.value.${row}`, rowSlots[i], slots.value[row].length),
    ),
    ...checkLength('evolvingDestinations', evolvingPlaces, evolvingDestinations.length),
  ]
}

/** REN-SET-8, ORI-SET-5: checks the number of starting packs and their size. */
function checkStartingPacks({ game, characters, startingPacks }: Pack): Fault[] {
  const { packCount, packCards } = GAME_CONFIGS[game]
  const sizes = new Map<string, number>()
  for (const { pack } of characters)
    if (pack !== undefined) sizes.set(pack, (sizes.get(pack) ?? 0) + 1)
  const faults = [...sizes]
    .filter(([, size]) => size !== packCards)
    .map(([pack, size]) => `pack "${pack}" must have ${packCards} characters, has ${size}`)
  if (sizes.size !== packCount)
    faults.push(`there must be ${packCount} starting packs, there are ${sizes.size}`)
  return [
    ...faults.map((reason): Fault => ({ path: 'characters', code: 'starting-packs', reason })),
    ...(startingPacks ?? []).flatMap(({ id }, i): Fault[] =>
      sizes.has(id)
        ? []
        : [
            {
              path: `startingPacks[${i}].id`,
              code: 'starting-packs',
              reason: `no character belongs to pack "${id}"`,
            },
          ],
    ),
  ]
}

/** Ids are unique per kind of card. The three kinds of destinations share one set of ids. */
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
          {
            path: `${here}.id`,
            code: 'repeated-id',
            reason: `"${id}" is also the id of ${before}`,
          },
        ]
      }),
    )
  })
}
