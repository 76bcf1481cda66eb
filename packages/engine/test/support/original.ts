import { type Ability, originalPack, type Pack } from '@amalfi/packs'
import { openTable, type Table, type TableOptions } from './table.ts'

/**
 * The original game for rule tests. Cards that tests depend on have fixed values here, so the
 * values of the pack can be changed.
 */

const patch = <T extends { id: string }>(list: T[], id: string, change: Partial<T>): void => {
  const at = list.findIndex((one) => one.id === id)
  if (at < 0) throw new Error(`no ${id}`)
  list[at] = { ...list[at], ...change }
}

/** The pack with some of it changed. */
export function originalWith(change: (pack: Pack) => void = () => {}): Pack {
  const pack = structuredClone(originalPack)
  const { artworks, privateDestinations: charts, publicDestinations: spaces, slots } = pack
  patch(artworks, 'hospital-of-the-innocents', {
    cost: 7,
    in: ['wine', 'fabric'],
    points: 7,
    bonus: { bread: 2 },
  })
  patch(artworks, 'mona-lisa', { cost: 6, in: ['fabric'], points: 11, bonus: undefined })
  patch(artworks, 'lady-with-an-ermine', { cost: 3, in: ['fabric'], points: 5, bonus: { take: 1 } })
  patch(artworks, 'the-tempest', {
    cost: 3,
    in: ['fabric'],
    points: 5,
    bonus: { send: 'wine', upTo: 1 },
  })
  patch(charts, 'aden', { cost: 6, in: ['spice', 'gem'], points: 3, bread: 2 })
  patch(charts, 'chios', {
    cost: 4,
    points: 3,
    benefits: [
      { send: 'spice', upTo: 1 },
      { send: 'wine', upTo: 1 },
    ],
  })
  patch(charts, 'tripoli', { cost: 3, in: ['spice'], points: 2, benefits: { bread: 5 } })
  patch(spaces, 'candia', { bread: 2, benefits: { send: 'wine', upTo: 2 } })
  patch(spaces, 'genoa', { bread: 1, benefits: { erect: 1 } })
  patch(spaces, 'naples', { benefits: [{ take: 1 }, { bread: 2 }] })
  patch(spaces, 'palermo', { benefits: { bread: 4 } })
  slots.value = { workshop: [2, 1, 1, 0, 0, -1], atlas: [2, 1, 1, 0, -1], council: [2, 1, 0, -1] }
  change(pack)
  return pack
}

/** The pack with these characters as permanent ones with these abilities. */
export const permanents = (abilities: Record<string, Ability[]>): Pack =>
  originalWith(({ characters }) => {
    for (const [id, does] of Object.entries(abilities)) {
      const at = characters.findIndex((one) => one.id === id)
      characters[at] = { id, type: 'permanent', cost: 1, in: ['wine'], abilities: does }
    }
  })

const usual = originalWith()

export const openOriginal = (options: TableOptions = {}): Table =>
  openTable({ pack: usual, ...options })
