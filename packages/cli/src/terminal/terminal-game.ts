import type { Bot, BotChances } from '@amalfi/bots'
import {
  eventSeenBy,
  type GameEvent,
  type GameRecord,
  RecordedGame,
  type Setup,
} from '@amalfi/engine'
import { SessionCore } from '@amalfi/session'
import type { GameRules } from '../game/games.ts'

/** A game that people and bots play at one terminal, or over lines of JSON. */
export class TerminalGame {
  readonly rules: GameRules
  readonly recordedGame: RecordedGame<Setup>
  /** The bot of each seat, or null for a person. */
  private readonly bots: readonly (Bot | null)[]
  private readonly core: SessionCore

  constructor(
    rules: GameRules,
    record: GameRecord,
    bots: readonly (Bot | null)[],
    chances: BotChances,
  ) {
    this.rules = rules
    this.bots = bots
    this.recordedGame = new RecordedGame(rules, record)
    this.core = new SessionCore(rules, this.recordedGame, (seat) => bots[seat] !== null, chances)
  }

  get over(): boolean {
    return this.rules.deciders(this.recordedGame.game).length === 0
  }

  /** Lets the bots play until a person is asked. Returns that seat, or -1 at the end. */
  next(): number {
    return this.core.playBots(this.bots)
  }

  /** Undoes the last choice of a person and the bot moves since then. */
  undo(): 'done' | 'nothing' | 'barrier' {
    const people = this.bots.flatMap((bot, seat) => (bot === null ? [seat] : []))
    return this.recordedGame.undoTo(this.recordedGame.lastMoveBy(people)) ?? 'done'
  }

  /** What happened since the last call, as a spectator (-1) or a seat may see it. */
  newEvents(seat: number): GameEvent[] {
    return this.recordedGame.newEvents().map((event) => eventSeenBy(event, seat))
  }
}
