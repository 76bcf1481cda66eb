import { type Chance, HOLDS, randomBelow } from '@amalfi/engine'
import { checkPack, type Pack } from '@amalfi/packs'

/** The percentages of amounts and of holds that change. */
const CHANGED_NUMBERS = 25
const CHANGED_HOLDS = 25
/** The percentage of prices that move by 1 twice. About half of these end where they began. */
const CHANGED_PRICES = 40
/** Fields of an effect that stay as they are, because their numbers are not amounts. */
const FIXED_FIELDS = new Set(['when', 'per', 'type', 'to', 'from', 'for', 'every'])

const holdNames: readonly string[] = HOLDS
const isHoldName = (value: unknown): value is string =>
  typeof value === 'string' && holdNames.includes(value)

/**
 * A pack with the same cards under the same names that do other things: other amounts, other
 * resources, other prices, and other cards in the starting packs. The general network learns from
 * such packs, so that it does not learn one pack by heart.
 */
export function varyPack(pack: Pack, chance: Chance): Pack {
  const happens = (percent: number): boolean => randomBelow(chance, 100) < percent
  /** One more or one less, but at least 1. */
  const nudged = (value: number): number =>
    Math.max(1, value + (randomBelow(chance, 2) === 0 ? -1 : 1))
  const otherHold = (): string => holdNames[randomBelow(chance, holdNames.length)]

  const varied = (value: unknown): unknown => {
    if (typeof value === 'number')
      return value > 0 && happens(CHANGED_NUMBERS) ? nudged(value) : value
    if (isHoldName(value)) return happens(CHANGED_HOLDS) ? otherHold() : value
    if (Array.isArray(value)) return value.map(varied)
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(
      Object.entries(value).map(([key, part]) => [
        key,
        FIXED_FIELDS.has(key) ? part : varied(part),
      ]),
    )
  }

  /** The card with another cost, to be paid with other resources. */
  const withVariedPrice = <Card extends { cost: number; in?: string[] | undefined }>(
    card: Card,
  ): Card => ({
    ...card,
    cost: happens(CHANGED_PRICES) ? nudged(nudged(card.cost)) : card.cost,
    ...(card.in === undefined || !happens(CHANGED_HOLDS)
      ? {}
      : { in: [...new Set(card.in.map(otherHold))] }),
  })

  /** The card with other values in these fields, which say what it does. */
  const withVariedFields = <Card extends object>(
    card: Card,
    ...fields: readonly string[]
  ): Card => ({
    ...card,
    ...Object.fromEntries(
      Object.entries(card)
        .filter(([field]) => fields.includes(field))
        .map(([field, value]) => [field, varied(value)]),
    ),
  })

  return playable(pack, {
    ...pack,
    privateDestinations: pack.privateDestinations.map((tile) =>
      withVariedPrice(withVariedFields(tile, 'benefits', 'points')),
    ),
    artworks: pack.artworks.map((artwork) =>
      withVariedPrice(withVariedFields(artwork, 'bonus', 'points')),
    ),
    characters: swapPacks(
      pack.characters.map((character) =>
        withVariedPrice(withVariedFields(character, 'effect', 'abilities', 'scoring')),
      ),
      chance,
    ),
  })
}

const LISTS = ['privateDestinations', 'artworks', 'characters'] as const

/** The varied pack. Varied cards that cannot be played are replaced by the original ones. */
function playable(pack: Pack, varied: Pack): Pack {
  const { faults } = checkPack(varied)
  if (faults.length === 0) return varied
  const paths = faults.map(({ path }) => path)
  const mended = { ...varied }
  for (const list of LISTS) {
    const isFaulty = (i: number): boolean => paths.some((path) => path.startsWith(`${list}[${i}]`))
    Object.assign(mended, {
      [list]: varied[list].map((card, i) => (isFaulty(i) ? pack[list][i] : card)),
    })
  }
  return checkPack(mended).faults.length === 0 ? mended : pack
}

type Character = Pack['characters'][number]

/** Characters of one type change places between the starting packs and the deck. */
function swapPacks(characters: readonly Character[], chance: Chance): Character[] {
  const swapped = [...characters]
  for (let i = swapped.length - 1; i > 0; i--) {
    const j = randomBelow(chance, i + 1)
    if (swapped[i].type !== swapped[j].type) continue
    const { pack: first, ...one } = swapped[i]
    const { pack: second, ...other } = swapped[j]
    swapped[i] = second === undefined ? one : { ...one, pack: second }
    swapped[j] = first === undefined ? other : { ...other, pack: first }
  }
  return swapped
}
