import { random } from '@amalfi/bots'
import {
  codeOf,
  DECLINE,
  newRecord,
  PASS,
  type PendingKind,
  type Setup,
  Sitting,
  seedChance,
  writeRecord,
} from '@amalfi/engine'
import type { KeptGame, Player } from '../../packages/client/src/store/games.ts'
import { rules } from './mirror.ts'

/** Everything that a person can be asked; what only drafts ask is not played on the page yet. */
export const QUESTIONS = [
  'pack',
  'select',
  'main',
  'payment',
  'send',
  'take',
  'erect',
  'straighten',
  'choose',
  'price',
  'build',
  'acquire',
  'discover',
  'invite',
  'navigate',
  'visit',
  'recall',
  'shift',
  'discard',
  'draw',
  'light',
  'borrow',
  'order',
  'lighthouse',
  'evolve',
  'give',
  'feed',
  'decree',
] as const satisfies readonly PendingKind[]
export type QuestionKind = (typeof QUESTIONS)[number]

type Game = Sitting<Setup>

/** A game as the page keeps it, with a person at this seat. */
export function asKept(id: string, game: Game, person: number): KeptGame {
  const { record, game: position } = game
  const players = Number(record.setup.players)
  return {
    id,
    schema: 1,
    record: writeRecord(record),
    position: rules.encode(position),
    players: Array.from(
      { length: players },
      (_, seat): Player => ({
        kind: seat === person ? 'person' : 'merchant',
        name: '',
      }),
    ),
    scores: position.score.slice(),
    period: position.period,
    finished: rules.deciders(position).length === 0,
    rewound: false,
    at: Date.UTC(1453, 4, 29),
  }
}

/** Games of many kinds, played by chance, from the first seed on; `see` ends them all with true. */
function playMany(see: (game: Game, seed: number) => boolean, most: number): void {
  const setups: Omit<Setup, 'seed'>[] = [
    { players: 2 },
    { players: 4 },
    { players: 2, hands: 'selection' },
    { players: 1, rival: 'naples' },
    { players: 3, hands: 'blind' },
  ]
  for (let seed = 1; seed <= most; seed++)
    for (const setup of setups) {
      const game = new Sitting(rules, newRecord(rules, { ...setup, seed }))
      const chance = seedChance(seed)
      for (;;) {
        if (see(game, seed)) return
        const [seat] = rules.deciders(game.game)
        if (seat === undefined) break
        const choices = rules.choices(game.game, seat, [])
        // Whoever passes and declines all the time sees nothing of the game.
        const bold = choices.filter((one) => codeOf(one) !== PASS && codeOf(one) !== DECLINE)
        const timid = bold.length === 0 || game.made % 11 === 0
        const pool = timid ? choices : bold
        game.choose(
          seat,
          random({ view: rules.view(game.game, seat), choices: pool, options: [], chance }),
        )
      }
    }
}

/** The first game found in which each of these questions is asked, with a person who is asked it. */
export function gamesAsking(kinds: readonly QuestionKind[]): Map<QuestionKind, KeptGame> {
  const found = new Map<QuestionKind, KeptGame>()
  playMany((game) => {
    const [seat, other] = rules.deciders(game.game)
    if (seat === undefined || other !== undefined) return false
    const about = rules.decision(game.game, seat).about
    const kind = kinds.find((one) => one === about)
    if (kind !== undefined && !found.has(kind)) found.set(kind, asKept(kind, game, seat))
    return found.size === kinds.length
  }, 100)
  return found
}
