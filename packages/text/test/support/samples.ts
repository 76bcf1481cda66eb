import {
  type Cause,
  CHOICES,
  type Decision,
  type Described,
  type EventKind,
  FRAME_KINDS,
  type GameEvent,
  HOLDS,
  REFUSALS,
  type Refusal,
  SOURCES,
} from '@amalfi/engine'
import { questionKinds } from '../../../engine/test/support/question-kinds.ts'
import type { AskingFrame } from '../../src/index.ts'

/** Ids of the trial pack, one of each kind. */
const IDS = {
  artwork: 'mona-lisa',
  character: 'raphael',
  destination: 'tunis',
  pack: 'fleet',
  title: 'admiral',
  decree: 'trade',
} as const

const ID_OF: Readonly<Record<Cause['kind'], string>> = {
  rule: '',
  destination: IDS.destination,
  artwork: IDS.artwork,
  character: IDS.character,
  shipIcon: '1',
  lighthouseIcon: '2',
  lighthouse: IDS.destination,
  title: IDS.title,
  decree: IDS.decree,
  colony: '',
}
/** A cause of every kind. */
export const reasons: readonly Cause[] = SOURCES.map((kind) => ({ kind, id: ID_OF[kind] }))
const why = reasons[1]

type Samples = { readonly [K in EventKind]: readonly Extract<GameEvent, { kind: K }>[] }

const seat = 0
/** At least one event of every kind, and one for every variant of its text. */
export const events: Samples = {
  ship: [
    { kind: 'ship', seat, from: 'bay', to: 'wine', at: null, because: why },
    { kind: 'ship', seat, from: 'bay', to: 'dock', at: 'tunis', because: reasons[0] },
  ],
  bread: [
    { kind: 'bread', seat, from: 1, to: 6, lost: 0, because: why },
    { kind: 'bread', seat, from: 5, to: 6, lost: 2, because: reasons[0] },
  ],
  score: reasons.map((because) => ({ kind: 'score', seat, from: 3, to: 4, because })),
  limit: [{ kind: 'limit', seat, from: 6, to: 7 }],
  card: [
    { kind: 'card', what: 'character', card: null, from: 'deck', to: 'hand', seat, seen: 1 },
    {
      kind: 'card',
      what: 'artwork',
      card: 'mona-lisa',
      from: 'row',
      to: 'discard',
      seat: -1,
      seen: 15,
    },
    {
      kind: 'card',
      what: 'destination',
      card: 'tunis',
      from: 'row',
      to: 'evolving',
      seat: -1,
      seen: 15,
    },
    { kind: 'card', what: 'artwork', card: null, from: 'pile', to: 'gone', seat: -1, seen: 0 },
    { kind: 'card', what: 'destination', card: null, from: 'gone', to: 'aside', seat: -1, seen: 0 },
    { kind: 'card', what: 'artwork', card: 'mona-lisa', from: 'row', to: 'table', seat, seen: 15 },
  ],
  slide: [{ kind: 'slide', row: 'atlas', from: 0, to: 1, card: 'tunis' }],
  reveal: [
    { kind: 'reveal', row: 'workshop', slot: 0, card: 'mona-lisa', left: 1 },
    { kind: 'reveal', row: 'atlas', slot: 0, card: 'tunis', left: 2 },
    { kind: 'reveal', row: 'council', slot: 0, card: 'raphael', left: 0 },
  ],
  remake: [{ kind: 'remake', row: 'council', cards: 12 }],
  lighthouse: [{ kind: 'lighthouse', seat, at: 'tunis', slot: 0, erected: 1 }],
  useLighthouse: (['send', 'bread', 'decline'] as const).map((how) => ({
    kind: 'useLighthouse',
    seat,
    at: 'tunis',
    how,
  })),
  navigate: [true, false].map((ship) => ({ kind: 'navigate', seat, to: 'tunis', ship })),
  acquire: (['book', 'painting', 'monument'] as const).map((type) => ({
    kind: 'acquire',
    seat,
    artwork: 'mona-lisa',
    type,
    cost: 9,
  })),
  discover: [{ kind: 'discover', seat, destination: 'tunis', cost: 5 }],
  invite: [{ kind: 'invite', seat, character: 'raphael', cost: 6 }],
  engage: [{ kind: 'engage', seat, character: 'titian' }],
  turned: (['upright', 'engaged'] as const).map((to) => ({
    kind: 'turned',
    seat,
    character: 'titian',
    to,
  })),
  construct: [1, 3].map((ships) => ({ kind: 'construct', seat, ships, cost: 5 * ships })),
  pass: [true, false].map((first) => ({ kind: 'pass', seat, first })),
  windRose: [{ kind: 'windRose', from: 0, to: 1 }],
  turn: [{ kind: 'turn', seat: 4 }],
  phase: (['hands', 'actions', 'feed', 'decree', 'over'] as const).map((phase, period) => ({
    kind: 'phase',
    phase,
    period: Math.min(period, 3),
  })),
  trigger: [{ kind: 'trigger', seat, character: 'raphael' }],
  title: [{ kind: 'title', seat, title: 'admiral', square: 0, points: 24 }],
  feed: [0, 2].map((short) => ({ kind: 'feed', seat, due: 5, paid: 5 - short, short })),
  decree: [{ kind: 'decree', decree: 'trade', seat, points: 1 }],
  decreeTurned: [{ kind: 'decreeTurned', decree: 'trade', period: 0 }],
  openTile: [{ kind: 'openTile', destination: 'tunis' }],
  colony: [1, 2].map((colonies) => ({ kind: 'colony', seat, colonies })),
  cover: [{ kind: 'cover', destination: 'tunis', place: 'salerno' }],
  nothing: [
    ...FRAME_KINDS.map((verb) => ({ kind: 'nothing' as const, seat, verb, because: why })),
    { kind: 'nothing', seat, verb: 'send', because: why, why: 'sendsOver' },
  ],
  answered: [{ kind: 'answered', seat }],
  pack: [{ kind: 'pack', seat, pack: 'fleet' }],
  reaction: (['naples', 'genoa'] as const).map((rival) => ({ kind: 'reaction', rival })),
  endgame: [{ kind: 'endgame', seat, character: 'raphael', points: 12, counted: 3 }],
  lost: [0, 1].map((titles) => ({ kind: 'lost', period: 2, titles, needed: 2 })),
  end: [[], [0], [0, 2]].map((winners) => ({ kind: 'end', winners })),
}

/** Every refusal, with its own numbers. */
export const refusals: readonly Refusal[] = REFUSALS.flatMap((code) =>
  [1, 7].map((needs) => ({ code, needs, has: 3, limit: 6 })),
)

const ARGUMENTS = {
  none: {},
  number: { number: 2 },
  hold: { hold: 'wine' },
  holds: { from: 'wine', to: 'gem' },
  destination: { to: 'tunis' },
  artwork: { artwork: 'mona-lisa' },
  character: { character: 'raphael' },
  pack: { pack: 'fleet' },
  title: { title: 'admiral' },
  decree: { decree: 'trade' },
  payment: { wine: 2, emergency: 1 },
} as const

/** Every kind of choice. */
export const choices: readonly Described[] = [
  ...CHOICES.map(([kind, argument]) => ({ do: kind, ...ARGUMENTS[argument] }) as Described),
  ...HOLDS.map((hold): Described => ({ do: 'send', hold })),
  { do: 'construct', number: 1 },
  { do: 'pay' },
]

/** Every kind of question, of both games. */
export const QUESTIONS: readonly AskingFrame[] = FRAME_KINDS.filter((kind): kind is AskingFrame =>
  (['renaissance', 'original'] as const).some((game) => questionKinds(game).includes(kind)),
)
/** A decision of every kind, with one and with several left. */
export const decisions: readonly Decision[] = QUESTIONS.flatMap((about) =>
  [1, 3].map(
    (left): Decision => ({
      seat,
      about,
      rule: 'REN-ACT-1',
      because: why,
      left,
      cost: 5,
      holds: ['wine', 'gem'],
      at: 'tunis',
    }),
  ),
)
