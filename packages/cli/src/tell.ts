import type { GameEvent } from '@amalfi/engine'
import { many, player, readable, reason, roman } from './names.ts'

const DEED = '  '
const DETAIL = '      '

/**
 * An event as a line to read: headings at the margin, deeds below them, what they bring below those.
 * Null for what another event says already.
 */
export function tell(event: GameEvent): string | null {
  switch (event.kind) {
    // Headings.
    case 'phase':
      return tellPhase(event)
    case 'turn':
      return `\n${player(event.seat)}`
    case 'reaction':
      return `\nThe rival of ${readable(event.rival)}`
    case 'end':
      return tellEnd(event.winners)

    // Deeds.
    case 'navigate':
      return `${DEED}${player(event.seat)} ${event.ship ? 'sails' : 'goes without a ship'} to ${readable(event.to)}`
    case 'acquire':
      return `${DEED}${player(event.seat)} acquires ${readable(event.artwork)}, a ${event.type}, for ${event.cost}`
    case 'discover':
      return `${DEED}${player(event.seat)} discovers ${readable(event.destination)} for ${event.cost}`
    case 'invite':
      return `${DEED}${player(event.seat)} invites ${readable(event.character)} for ${event.cost}`
    case 'engage':
      return `${DEED}${player(event.seat)} engages ${readable(event.character)}`
    case 'construct':
      return `${DEED}${player(event.seat)} constructs ${many(event.ships, 'ship')} for ${event.cost} wood`
    case 'pass':
      return `${DEED}${player(event.seat)} passes${event.first ? ', the first to do so' : ''}`
    case 'pack':
      return `${DEED}${player(event.seat)} chooses the pack ${readable(event.pack)}`
    case 'answered':
      return `${DEED}${player(event.seat)} has chosen`
    case 'feed':
      return `${DEED}${player(event.seat)} feeds ${event.paid} of ${event.due}${event.short > 0 ? `, ${event.short} short` : ''}`
    case 'decree':
      return `${DEED}The decree ${readable(event.decree)} gives ${player(event.seat)} ${many(event.points, 'point')}`
    case 'endgame':
      return `${DEED}${readable(event.character)} counts ${event.counted} and gives ${player(event.seat)} ${many(event.points, 'point')}`
    case 'title':
      return `${DEED}${player(event.seat)} takes square ${event.square + 1} of the title ${readable(event.title)}: ${many(event.points, 'point')}`
    case 'lost':
      return `${DEED}The game is lost: ${many(event.titles, 'title')} after period ${roman(event.period)}, ${event.needed} needed`
    case 'decreeTurned':
      return null

    // What they bring.
    case 'ship':
      return tellShip(event)
    case 'bread':
      return change(event, 'bread', reason(event.because), event.lost)
    case 'score':
      return change(event, 'points', reason(event.because), 0)
    case 'limit':
      return change(event, 'room for bread', '', 0)
    case 'card':
      return tellCard(event)
    case 'slide':
      return null
    case 'reveal':
      return `${DETAIL}${readable(event.row)}: ${readable(event.card)} is revealed, ${event.left} left`
    case 'remake':
      return `${DETAIL}${readable(event.row)}: the discard becomes a deck of ${event.cards}`
    case 'cover':
      return `${DETAIL}${readable(event.destination)} covers ${readable(event.place)}`
    case 'lighthouse':
      return `${DETAIL}${player(event.seat)}: lighthouse ${event.erected} stands at ${readable(event.at)}`
    case 'useLighthouse':
      return `${DETAIL}${player(event.seat)}: ${LIGHT[event.how]} the lighthouse at ${readable(event.at)}`
    case 'turned':
      return `${DETAIL}${player(event.seat)}: ${readable(event.character)} is ${event.to} now`
    case 'trigger':
      return `${DETAIL}${player(event.seat)}: ${readable(event.character)} does its work`
    case 'windRose':
      return `${DETAIL}${player(event.to)}: takes the Wind Rose`
    case 'nothing':
      return `${DETAIL}${player(event.seat)}: ${event.verb} comes to nothing${reason(event.because)}`
    default:
      return unknown(event)
  }
}

type Of<K extends GameEvent['kind']> = Extract<GameEvent, { kind: K }>

const LIGHT = {
  send: 'sends a ship by',
  bread: 'takes bread from',
  decline: 'makes no use of',
} as const

function tellPhase({ phase, period }: Of<'phase'>): string {
  if (phase === 'over') return '\nThe end'
  return `\nPeriod ${roman(period)}: ${phase}`
}

function tellEnd(winners: readonly number[]): string {
  if (winners.length === 0) return '\nNobody wins'
  return `\n${winners.map(player).join(' and ')} ${winners.length > 1 ? 'win' : 'wins'}`
}

function change(
  { seat, from, to }: { seat: number; from: number; to: number },
  what: string,
  because: string,
  lost: number,
): string {
  return `${DETAIL}${player(seat)}: ${what} ${from} → ${to}${lost > 0 ? `, ${lost} lost` : ''}${because}`
}

function tellShip({ seat, from, to, at, because }: Of<'ship'>): string {
  const name = (place: string): string =>
    place === 'dock' && at !== null ? `dock of ${readable(at)}` : place
  return `${DETAIL}${player(seat)}: ship ${name(from)} → ${name(to)}${reason(because)}`
}

/** What is acquired, discovered or invited was told as a deed. */
function tellCard({ seat, what, card, from, to }: Of<'card'>): string | null {
  if (to === 'table') return null
  const name = card === null ? `a ${what}` : readable(card)
  const moved = `${name} ${from} → ${to}`
  return seat < 0 ? `${DETAIL}${moved}` : `${DETAIL}${player(seat)}: ${moved}`
}

function unknown(event: never): never {
  throw new TypeError(`an event that nobody can tell: ${JSON.stringify(event)}`)
}
