import type { Language, Pack } from '@amalfi/packs'
import { nameOf } from '@amalfi/text'
import type { GameChart } from '../../table/geography/game-chart.ts'

export interface FrontName {
  readonly id: string
  readonly name: string
  readonly kind: keyof typeof LETTERS
  /** The harbour, and from there its name. */
  readonly x: number
  readonly y: number
  readonly dx: number
  readonly dy: number
  readonly anchor: 'start' | 'end'
}

/** The sizes of the letters, as the styles have them. */
const LETTERS = { great: 8.5, small: 6 } as const
/** How wide a letter is in its size: italics of the West, and the square letters of Japan. */
const WIDE = { west: 0.56, square: 1.02 } as const
const FIRST_SQUARE = 0x2fff

/** Where a name can stand: beside its harbour and a little above, on either side, or below. */
const WAYS = [
  [4, -2.5, 'start'],
  [-4, -2.5, 'end'],
  [4, 7.5, 'start'],
  [-4, 7.5, 'end'],
] as const

interface Box {
  readonly left: number
  readonly right: number
  readonly top: number
  readonly bottom: number
}

/** The room that a name takes. */
export function roomOf({ name, kind, x, y, dx, dy, anchor }: FrontName): Box {
  const size = LETTERS[kind]
  const letters = [...name].map((letter) =>
    (letter.codePointAt(0) ?? 0) > FIRST_SQUARE ? WIDE.square : WIDE.west,
  )
  const width = letters.reduce((sum, one) => sum + one, 0) * size
  const left = x + dx - (anchor === 'end' ? width : 0)
  return { left, right: left + width, top: y + dy - size * 0.75, bottom: y + dy + size * 0.25 }
}

const meet = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** How far the rose, a ship and a harbour reach from their middle; a ship lies by its corner. */
const ROSE = 34
const SHIP = 10
const DOT = 2.5
const around = (x: number, y: number, far: number): Box => ({
  left: x - far,
  right: x + far,
  top: y - far,
  bottom: y + far,
})

/**
 * The harbours of the board in red, as is the custom, and those that are still to be discovered. No
 * name runs into another, the rose, a ship or a harbour of the board; a small one without room is left out.
 */
export function frontNames(
  pack: Pack,
  { project, rose, atSea }: Pick<GameChart, 'project' | 'rose' | 'atSea'>,
  language: Language,
): FrontName[] {
  const { publicDestinations, privateDestinations } = pack
  const harbours = [
    ...publicDestinations.map((place) => ({ place, kind: 'great' as const })),
    ...privateDestinations.map((place) => ({ place, kind: 'small' as const })),
  ].map(({ place, kind }) => {
    const [x, y] = project(place.lon, place.lat)
    return { id: place.id, name: nameOf(place, language), kind, x, y }
  })
  const drawn = [
    { id: 'rose', ...around(rose.x, rose.y, ROSE) },
    ...atSea.map(([x, y]) => ({ id: 'ship', ...around(x + SHIP, y + SHIP, SHIP + 1) })),
    ...harbours
      .filter(({ kind }) => kind === 'great')
      .map(({ id, x, y }) => ({ id, ...around(x, y, DOT) })),
  ]
  const written: FrontName[] = []
  for (const harbour of harbours) {
    const ways = WAYS.map(([dx, dy, anchor]): FrontName => ({ ...harbour, dx, dy, anchor }))
    const free = ways.find((one) => {
      const room = roomOf(one)
      return (
        drawn.every((one) => one.id === harbour.id || !meet(room, one)) &&
        written.every((other) => !meet(room, roomOf(other)))
      )
    })
    if (free !== undefined) written.push(free)
    else if (harbour.kind === 'great') written.push(ways[0])
  }
  return written
}
