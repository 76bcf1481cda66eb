import { columns } from '../command.ts'
import { seatName } from '../names.ts'
import { rounded } from '../statistics.ts'
import type { Balance } from './balance.ts'

/** The largest win share, times the number of seats. With four seats that is 32 %. */
const FAIR = 1.28
const WINNERS = { least: 100, most: 200 }
const SOURCE = 0.55
const LISTED = 8

const percent = (share: number): string => `${rounded(100 * share, 3)} %`
const signed = (value: number | null): string =>
  value === null ? '–' : `${value > 0 ? '+' : ''}${rounded(value, 3)}`

/** One line for each figure outside of its limits. */
export function outOfRange(found: Balance): string[] {
  const most = FAIR / found.seats.length
  const lines: string[] = []
  for (const { seat, winShare } of found.seats)
    if (found.seats.length > 1 && winShare > most)
      lines.push(`${seatName(seat)} wins ${percent(winShare)} (limit: ${percent(most)})`)
  for (const [pack, { winShare, games }] of Object.entries(found.packs))
    if (found.seats.length > 1 && games > 0 && winShare > most)
      lines.push(`pack ${pack} wins ${percent(winShare)} (limit: ${percent(most)})`)
  const { p50 } = found.winners
  if (p50 < WINNERS.least || p50 > WINNERS.most)
    lines.push(`the median winner has ${p50} points (limits: ${WINNERS.least} to ${WINNERS.most})`)
  for (const [source, share] of Object.entries(found.sources))
    if (share > SOURCE)
      lines.push(`${source} bring ${percent(share)} of all points (limit: ${percent(SOURCE)})`)
  const never = unused(found.characters, ({ invited }) => invited)
  if (never.length > 0) lines.push(`never invited: ${never.join(', ')}`)
  return lines
}

/** The ids of cards that were never used. */
const unused = <T>(figures: Readonly<Record<string, T>>, done: (figure: T) => number): string[] =>
  Object.entries(figures)
    .filter(([, figure]) => done(figure) === 0)
    .map(([id]) => id)

/** The balance as text. */
export function reportLines(found: Balance): string[] {
  const { winners } = found
  const problems = outOfRange(found)
  return [
    `${found.games} games; winners: 10 % ${winners.p10}, 50 % ${winners.p50}, 90 % ${winners.p90} points`,
    '',
    'Seats',
    table(
      found.seats.map(({ seat, winShare, meanScore }) => [
        seatName(seat),
        `wins ${percent(winShare)}, ${meanScore} points`,
      ]),
    ),
    ...section('Packs', packRows(found)),
    ...section(
      'Points from',
      Object.entries(found.sources).map(([source, share]) => [source, percent(share)]),
    ),
    ...section('Titles', titleRows(found)),
    ...ranking(
      'Characters',
      found.characters,
      ({ held, invited }) => `invited ${invited} of ${held}`,
    ),
    ...ranking(
      'Destinations',
      found.destinations,
      ({ discovered, navigated }) => `discovered ${discovered}, ${navigated} voyages`,
    ),
    ...ranking(
      'Artworks',
      found.artworks,
      ({ acquired, shown }) => `acquired ${acquired} of ${shown}`,
    ),
    '',
    problems.length === 0 ? 'All figures are within their limits.' : 'Outside of the limits:',
    ...problems.map((line) => `  ${line}`),
  ]
}

const table = (rows: readonly (readonly string[])[]): string => columns(rows)

const section = (title: string, rows: readonly (readonly string[])[]): string[] =>
  rows.length === 0 ? [] : ['', title, table(rows)]

const packRows = ({ packs }: Balance): string[][] =>
  Object.entries(packs)
    .filter(([, { games }]) => games > 0)
    .map(([pack, { games, winShare, meanScore }]) => [
      pack,
      `${games} games, wins ${percent(winShare)}, ${meanScore} points`,
    ])

const titleRows = ({ titles }: Balance): string[][] =>
  Object.entries(titles)
    .filter(([, { games }]) => games > 0)
    .map(([id, { games, completed, meanPeriod }]) => [
      id,
      `${games} games, ${rounded(completed / games, 2)} times each${meanPeriod === null ? '' : `, period ${meanPeriod}`}`,
    ])

/** The cards with the best and the worst swing. */
function ranking<T extends { readonly swing: number | null }>(
  title: string,
  figures: Readonly<Record<string, T>>,
  describe: (figure: T) => string,
): string[] {
  const ranked = Object.entries(figures)
    .filter(([, { swing }]) => swing !== null)
    .toSorted(([, a], [, b]) => (b.swing ?? 0) - (a.swing ?? 0))
  const rows = ranked.map(([id, figure]) => [`${signed(figure.swing)} ${id}`, describe(figure)])
  const few = rows.length <= 2 * LISTED
  const best = few ? rows : rows.slice(0, LISTED)
  return [
    ...section(`${title}: points of their owners above the average of the table`, best),
    ...(few ? [] : ['  …', table(rows.slice(-LISTED))]),
  ]
}
