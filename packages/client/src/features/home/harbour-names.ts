import type { Language, Pack } from '@amalfi/packs'
import { nameOf } from '@amalfi/text'
import type { GameChart } from '../../table/geography/game-chart.ts'

/** The name of a harbour on the chart of the front page. */
export interface HarbourName {
  readonly id: string
  readonly name: string
  readonly kind: keyof typeof FONT_SIZES
  /** The position of the harbour, and the offset of its name. */
  readonly x: number
  readonly y: number
  readonly dx: number
  readonly dy: number
  readonly anchor: 'start' | 'end'
}

/** Font sizes; the styles have the same. */
const FONT_SIZES = { great: 8.5, small: 6 } as const
/** Width of a letter in relation to the font size: Latin italics, and square Japanese letters. */
const LETTER_WIDTHS = { latin: 0.56, square: 1.02 } as const
/** Code points above this one are square. */
const LAST_NARROW = 0x2fff

/** Where a name can be written: right or left of its harbour, a little above or below. */
const LABEL_OFFSETS = [
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

/** The area that a name covers. */
export function boundsOf({ name, kind, x, y, dx, dy, anchor }: HarbourName): Box {
  const size = FONT_SIZES[kind]
  const letters = [...name].map((letter) =>
    (letter.codePointAt(0) ?? 0) > LAST_NARROW ? LETTER_WIDTHS.square : LETTER_WIDTHS.latin,
  )
  const width = letters.reduce((sum, letterWidth) => sum + letterWidth, 0) * size
  const left = x + dx - (anchor === 'end' ? width : 0)
  return { left, right: left + width, top: y + dy - size * 0.75, bottom: y + dy + size * 0.25 }
}

const overlap = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

/** Half the size of the rose, a ship and a harbour. The position of a ship is its corner. */
const ROSE = 34
const SHIP = 10
const DOT = 2.5
const squareAround = (x: number, y: number, distance: number): Box => ({
  left: x - distance,
  right: x + distance,
  top: y - distance,
  bottom: y + distance,
})

/**
 * Places the names of public and private destinations. Names do not overlap one another, the rose, a
 * ship or a public harbour; a private destination without space is left out.
 */
export function harbourNames(
  pack: Pack,
  { project, rose, atSea }: Pick<GameChart, 'project' | 'rose' | 'atSea'>,
  language: Language,
): HarbourName[] {
  const { publicDestinations, privateDestinations } = pack
  const harbours = [
    ...publicDestinations.map((place) => ({ place, kind: 'great' as const })),
    ...privateDestinations.map((place) => ({ place, kind: 'small' as const })),
  ].map(({ place, kind }) => {
    const [x, y] = project(place.lon, place.lat)
    return { id: place.id, name: nameOf(place, language), kind, x, y }
  })
  const obstacles = [
    { id: 'rose', ...squareAround(rose.x, rose.y, ROSE) },
    ...atSea.map(([x, y]) => ({ id: 'ship', ...squareAround(x + SHIP, y + SHIP, SHIP + 1) })),
    ...harbours
      .filter(({ kind }) => kind === 'great')
      .map(({ id, x, y }) => ({ id, ...squareAround(x, y, DOT) })),
  ]
  const placed: HarbourName[] = []
  for (const harbour of harbours) {
    const labels = LABEL_OFFSETS.map(
      ([dx, dy, anchor]): HarbourName => ({ ...harbour, dx, dy, anchor }),
    )
    const free = labels.find((label) => {
      const bounds = boundsOf(label)
      return (
        obstacles.every((obstacle) => obstacle.id === harbour.id || !overlap(bounds, obstacle)) &&
        placed.every((other) => !overlap(bounds, boundsOf(other)))
      )
    })
    if (free !== undefined) placed.push(free)
    else if (harbour.kind === 'great') placed.push(labels[0])
  }
  return placed
}
