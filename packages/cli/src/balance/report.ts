import { columns } from '../command.ts'
import { seatName } from '../names.ts'
import { rounded } from '../statistics.ts'
import type { Balance } from './balance.ts'

/** Of a table of four, nobody should win more often; with fewer seats as much more as they win anyway. */
const FAIR = 1.28
const WINNERS = { least: 100, most: 200 }
const SOURCE = 0.55
const LISTED = 8

const percent = (share: number): string => `${rounded(100 * share, 3)} %`
const signed = (value: number | null): string =>
  value === null ? '–' : `${value > 0 ? '+' : ''}${rounded(value, 3)}`

/** What is outside of what is wanted, a line each. */
export function outOfRange(found: Balance): string[] {
  const most = FAIR / found.seats.length
  const lines: string[] = []
  for (const { seat, winShare } of found.seats)
    if (found.seats.length > 1 && winShare > most)
      lines.push(`${seatName(seat)} wins ${percent(winShare)}, wanted at most ${percent(most)}`)
  for (const [pack, { winShare, games }] of Object.entries(found.packs))
    if (found.seats.length > 1 && games > 0 && winShare > most)
      lines.push(`pack ${pack} wins ${percent(winShare)}, wanted at most ${percent(most)}`)
  const { p50 } = found.winners
  if (p50 < WINNERS.least || p50 > WINNERS.most)
    lines.push(`half of the winners have ${p50} points, wanted ${WINNERS.least} to ${WINNERS.most}`)
  for (const [source, share] of Object.entries(found.sources))
    if (share > SOURCE)
      lines.push(`${source} bring ${percent(share)}, wanted at most ${percent(SOURCE)}`)
  const never = unused(found.characters, ({ invited }) => invited)
  if (never.length > 0) lines.push(`never invited: ${never.join(', ')}`)
  return lines
}

/** The ids nothing was done with. */
const unused = <T>(figures: Readonly<Record<string, T>>, done: (figure: T) => number): string[] =>
  Object.entries(figures)
    .filter(([, figure]) => done(figure) === 0)
    .map(([id]) => id)

/** The balance for people. */
export function reportLines(found: Balance): string[] {
  const { winners } = found
  const wrong = outOfRange(found)
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
    wrong.length === 0 ? 'All within what is wanted.' : 'Outside of what is wanted:',
    ...wrong.map((line) => `  ${line}`),
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

/** Those with the best and the worst swing. */
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
    ...section(`${title}: points above the table of those who have them`, best),
    ...(few ? [] : ['  …', table(rows.slice(-LISTED))]),
  ]
}
