import { BONUS_ICONS, type Count, type Item, PRINTINGS, SHADES } from '@amalfi/engine'
import type { Decree } from '../schema/cards.ts'
import type { Pack } from '../schema/pack.ts'
import type { Fault } from './fault.ts'

/** Titles, decrees, and what is printed on the boards. */
export const checkBoards = (pack: Pack): Fault[] => [
  ...checkSquares(pack),
  ...checkItems(pack),
  ...checkPairs(pack),
  ...checkAnswers(pack),
]

/** REN-TIT-2: from the left, the squares fall. */
const checkSquares = ({ squares, titles }: Pack): Fault[] => [
  ...SHADES.flatMap((shade) => rising(squares.value[shade], `squares.value.${shade}`)),
  ...titles.flatMap(({ squares: own = [] }, n) => rising(own, `titles[${n}].squares`)),
]

const rising = (squares: readonly number[], path: string): Fault[] =>
  squares.flatMap((points, i): Fault[] =>
    i > 0 && points > squares[i - 1]
      ? [
          {
            path: `${path}[${i}]`,
            code: 'rising-squares',
            reason: `${points} is more than the ${squares[i - 1]} to its left`,
          },
        ]
      : [],
  )

/** What each item of a decree can be counted by, so that the board's points fit (REN-DEC-12). */
const COUNTED_BY: Record<Item, readonly Count[]> = {
  artwork: ['artwork', 'book', 'painting', 'monument', 'mostArt', 'secondArt'],
  destination: ['destination'],
  character: ['character', 'immediate', 'permanent', 'endgame', 'engageable', 'lasting'],
  ship: ['shipBuilt', 'fleet', 'shipInBay', 'shipInPort', 'shipInHold', 'shipOnDock', 'shipOnOwn'],
  lighthouse: ['lighthouse', 'lighthouseOnOwn', 'lighthouseOnPublic'],
  bread: ['bread'],
  type: ['artType', 'characterType'],
  set: ['set'],
  pair: ['pair'],
}

function checkItems({ decrees }: Pack): Fault[] {
  return decrees.flatMap(({ lines }, i) =>
    lines.flatMap(({ item, per }, j): Fault[] =>
      COUNTED_BY[item].includes(per)
        ? []
        : [
            {
              path: `decrees[${i}].lines[${j}].per`,
              code: 'item-misfit',
              reason: `"${per}" does not count the item "${item}"; ${COUNTED_BY[item].join(', ')} would`,
            },
          ],
    ),
  )
}

/**
 * REN-DEC-3: sets are made first and pairs of what is left, which is the best grouping only as
 * long as a set is worth two pairs, whatever the printing and the period.
 */
function checkPairs({ decrees, boardPoints }: Pack): Fault[] {
  const periods = boardPoints.value
  return decrees.flatMap(({ lines }, i): Fault[] => {
    if (!lines.some(({ item }) => item === 'pair')) return []
    for (const printing of PRINTINGS)
      for (const [period, board] of periods.entries()) {
        const worth = (item: 'set' | 'pair') =>
          lines
            .filter((line) => line.item === item)
            .reduce((sum, line) => sum + pointsOf(line, printing) + (board[item] ?? 0), 0)
        const set = worth('set')
        const pair = worth('pair')
        if (set >= 2 * pair) continue
        return [
          {
            path: `decrees[${i}].lines`,
            code: 'pair-above-set',
            reason: `a set must be worth two pairs; in period ${period + 1} of the ${printing} printing it is ${set}, a pair ${pair}`,
          },
        ]
      }
    return []
  })
}

const pointsOf = (
  { points }: Decree['lines'][number],
  printing: (typeof PRINTINGS)[number],
): number => (typeof points === 'number' ? points : points[printing])

/** REN-SOL-2: the rival goes to public destinations only, the evolving ones among them. */
function checkAnswers({ solo, publicDestinations, evolvingDestinations }: Pack): Fault[] {
  const answers = solo.answers.value
  if (answers === 'icons') return []
  const known = new Set([...publicDestinations, ...evolvingDestinations].map(({ id }) => id))
  return BONUS_ICONS.flatMap((icon) =>
    (answers[icon] ?? []).flatMap((id, i): Fault[] =>
      known.has(id)
        ? []
        : [
            {
              path: `solo.answers.value.${icon}[${i}]`,
              code: 'unknown-destination',
              reason: `"${id}" is no public or evolving destination of this pack`,
            },
          ],
    ),
  )
}
