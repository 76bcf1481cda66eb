import { BONUS_ICONS, type Count, type Item, PRINTINGS, SHADES } from '@amalfi/engine'
import type { Pack } from '../schema/pack.ts'
import { inPrinting } from '../schema/printing.ts'
import type { Fault } from './fault.ts'

/** Checks titles, decrees and the boards. */
export const checkBoards = (pack: Pack): Fault[] => [
  ...checkSquares(pack),
  ...checkItems(pack),
  ...checkPairs(pack),
  ...checkAnswers(pack),
]

/** REN-TIT-2: the points of the squares decrease from left to right. */
const checkSquares = ({ squares, titles }: Pack): Fault[] => [
  ...SHADES.flatMap((shade) => checkDecreasing(squares.value[shade], `squares.value.${shade}`)),
  ...titles.flatMap(({ squares: own = [] }, n) => checkDecreasing(own, `titles[${n}].squares`)),
]

const checkDecreasing = (squares: readonly number[], path: string): Fault[] =>
  squares.flatMap((points, i): Fault[] =>
    i > 0 && points > squares[i - 1]
      ? [
          {
            path: `${path}[${i}]`,
            code: 'rising-squares',
            reason: `${points} is more than ${squares[i - 1]} to its left`,
          },
        ]
      : [],
  )

/**
 * The counts that fit each item of a decree, so that the points of the board apply (REN-DEC-12).
 */
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
              reason: `"${per}" does not count the item "${item}"; use ${COUNTED_BY[item].join(', ')}`,
            },
          ],
    ),
  )
}

/**
 * REN-DEC-3: the engine makes sets first, then pairs from the rest. This is best only if a set is
 * worth at least two pairs in every printing and period.
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
            .reduce((sum, line) => sum + inPrinting(line.points, printing) + (board[item] ?? 0), 0)
        const set = worth('set')
        const pair = worth('pair')
        if (set >= 2 * pair) continue
        return [
          {
            path: `decrees[${i}].lines`,
            code: 'pair-above-set',
            reason: `a set must be worth at least two pairs; in period ${period + 1} of the ${printing} printing a set is worth ${set} and a pair ${pair}`,
          },
        ]
      }
    return []
  })
}

/** REN-SOL-2: the rival sails only to public destinations, including evolving ones. */
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
              reason: `"${id}" is not a public or evolving destination of this pack`,
            },
          ],
    ),
  )
}
