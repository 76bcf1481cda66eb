import type { Locale, Names, Translator } from '@amalfi/text'
import { columns } from '../base/command.ts'
import { rounded } from '../base/statistics.ts'
import { plural, seatName } from '../game/names.ts'
import type { Balance } from './balance.ts'
import { isClearlyOutside } from './figure.ts'
import { figureText, percent, signed } from './format.ts'
import { figuresOutside, type JudgedFigure, judgedFigures } from './judged.ts'
import type { PackBalance } from './seats.ts'

type Row = readonly [string, string]

/** How many cards with the best owners, and how many with the worst, are listed. */
const LISTED = 8

/** The balance as text. All figures are in the JSON. */
export function reportLines(found: Balance, { names, locale }: Translator): string[] {
  const { kinds } = locale.terms
  return [
    ...headline(found, locale),
    ...section('Seats', seatRows(found, names)),
    ...section('Packs', packRows(found, names)),
    ...section('Packs by seat: how often, and wins', packSeatRows(found, names)),
    ...section('Solo', soloRows(found, locale)),
    ...section('Points from', sourceRows(found, locale)),
    ...section(`${kinds.title}: seats that took them`, titleRows(found, names)),
    ...ranking(
      kinds.character,
      found.characters,
      names.character,
      ({ held, invited }) => `invited ${figureText(invited, 'share')} of ${held}`,
    ),
    ...ranking(
      kinds.privateDestination,
      found.destinations,
      names.destination,
      ({ shown, bought, navigated }) =>
        `bought ${figureText(bought, 'share')} of ${shown}, ${navigated} voyages`,
    ),
    ...ranking(
      kinds.artwork,
      found.artworks,
      names.artwork,
      ({ shown, bought }) => `bought ${figureText(bought, 'share')} of ${shown}`,
    ),
    '',
    ...verdict(found, names, locale),
  ]
}

function headline(
  { games, mode, winners: { p10, p50, p90 } }: Balance,
  { terms }: Locale,
): string[] {
  const { players, hands, packs } = mode
  const dealt = `${terms.hands[hands]}${packs === 'random' ? ', dealt at random' : ''}`
  const best = `winners: 10 % ${p10}, median ${figureText(p50, 'points')}, 90 % ${figureText(p90, 'points')} points`
  return [
    `${plural(games, 'game')}, ${plural(players, 'player')}. ${dealt}`,
    ...(players === 1 ? [] : [best]),
  ]
}

const section = (title: string, rows: readonly Row[]): string[] =>
  rows.length === 0 ? [] : ['', title, columns(rows)]

const seatRows = ({ seats, mode }: Balance, names: Names): Row[] =>
  mode.players === 1
    ? []
    : seats.map(({ seat, pack, wins, meanScore }) => [
        pack === null ? seatName(seat) : `${seatName(seat)}, ${names.pack(pack)}`,
        `${meanScore} points, wins ${figureText(wins, 'share')}`,
      ])

/** The starting packs. If every seat always had the same one or none, the seats say all. */
function packsToReport({ packs, seats }: Balance): [string, PackBalance][] {
  const entries = Object.entries(packs)
  const areFixed = seats.length > 1 && seats.every(({ pack }) => pack !== null)
  return areFixed || entries.every(([, { picked }]) => picked === 0) ? [] : entries
}

const packName = (id: string, names: Names): string => `${names.pack(id)} (${id})`

const packRows = (found: Balance, names: Names): Row[] =>
  packsToReport(found).map(([id, { picked, pickedShare, wins, meanScore }]) => [
    packName(id, names),
    `picked ${plural(picked, 'time')} (${percent(pickedShare?.value ?? 0)}), ${meanScore} points, wins ${figureText(wins, 'share')}`,
  ])

const packSeatRows = (found: Balance, names: Names): Row[] =>
  packsToReport(found)
    .filter(([, { seats }]) => seats.length > 1)
    .map(([id, { seats }]) => [
      packName(id, names),
      seats
        .map(({ picked, wins }) => `${picked}: ${wins === null ? '–' : percent(wins.value)}`)
        .join('   '),
    ])

function soloRows({ solo }: Balance, { terms }: Locale): Row[] {
  if (solo === null) return []
  const rival = solo.rival === null ? '' : ` against ${terms.rivals[solo.rival]}`
  return [
    ['median', `${figureText(solo.median, 'points')} points${rival}`],
    ...solo.ranks.map(
      ({ rank, share }): Row => [rank === 0 ? 'lost' : `rank ${rank}`, figureText(share, 'share')],
    ),
  ]
}

const sourceRows = ({ sources }: Balance, { result }: Locale): Row[] =>
  (Object.keys(sources) as (keyof typeof sources)[]).map((source) => [
    result.sources[source],
    figureText(sources[source], 'share'),
  ])

const titleRows = ({ titles }: Balance, names: Names): Row[] =>
  Object.entries(titles)
    .filter(([, { games }]) => games > 0)
    .map(([id, { games, taken, meanPeriod }]) => [
      names.title(id),
      `${figureText(taken, 'share')}, in ${plural(games, 'game')}${meanPeriod === null ? '' : `, period ${rounded(meanPeriod, 2)}`}`,
    ])

/** The cards whose owners had the most and the fewest points. */
function ranking<T extends Balance['characters'][string] | Balance['artworks'][string]>(
  title: string,
  figures: Readonly<Record<string, T>>,
  name: (id: string) => string,
  describe: (figure: T) => string,
): string[] {
  const rows = Object.entries(figures)
    .flatMap(([id, figure]) => (figure.swing === null ? [] : [{ id, figure, swing: figure.swing }]))
    .toSorted((a, b) => b.swing - a.swing)
    .map(({ id, figure, swing }): Row => {
      const wins = `owners win ${figureText(figure.ownerWins, 'share')} of ${figure.owners}`
      return [`${signed(swing)} ${name(id)}`, `${describe(figure)}; ${wins}`]
    })
  const few = rows.length <= 2 * LISTED
  return [
    ...section(
      `${title}: points of their owners above the average of the table`,
      few ? rows : rows.slice(0, LISTED),
    ),
    ...(few ? [] : ['  …', columns(rows.slice(-LISTED))]),
  ]
}

function verdict(found: Balance, names: Names, locale: Locale): string[] {
  // Those that chance hardly explains come first.
  const outside = figuresOutside(found).toSorted(
    (a, b) => Number(isClearlyOutside(b.figure)) - Number(isClearlyOutside(a.figure)),
  )
  const all = judgedFigures(found).length
  if (all === 0) return ['Games of this kind have no bounds.']
  if (outside.length === 0) return [`All ${all} figures are within their bounds.`]
  const clearly = outside.filter(({ figure }) => isClearlyOutside(figure)).length
  return [
    `${outside.length} of ${all} figures are outside of their bounds, ${clearly} of them with their whole interval:`,
    ...outside.map((one) => `  ${sentence(one, names, locale)}`),
  ]
}

/** One line about a figure outside of its bound. */
function sentence({ kind, id, figure }: JudgedFigure, names: Names, locale: Locale): string {
  const share = figureText(figure, 'share')
  const points = figureText(figure, 'points')
  switch (kind) {
    case 'seatWins':
      return `${seatName(Number(id))} wins ${share}`
    case 'packWins':
      return `${packName(id, names)} wins ${share}`
    case 'winnersMedian':
      return `winners have a median of ${points}`
    case 'winnersP90':
      return `90 % of the winners have up to ${points}`
    case 'soloMedian':
      return `solo games have a median of ${points}`
    case 'source':
      return `${locale.result.sources[id as keyof Locale['result']['sources']]}: ${share} of all points`
    case 'titleTaken':
      return `${names.title(id)}: taken by ${share} of the seats`
    case 'characterInvited':
      return `${names.character(id)}: invited by ${share} of the hands`
    case 'characterOwnerWins':
      return `${names.character(id)}: owners win ${share} of ${figure.count}`
    case 'destinationBought':
      return `${names.destination(id)}: bought in ${share} of the games`
    case 'destinationOwnerWins':
      return `${names.destination(id)}: owners win ${share} of ${figure.count}`
    case 'artworkBought':
      return `${names.artwork(id)}: bought in ${share} of the games`
    case 'artworkOwnerWins':
      return `${names.artwork(id)}: owners win ${share} of ${figure.count}`
  }
}
