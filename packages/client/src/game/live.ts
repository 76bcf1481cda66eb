import {
  type Decision,
  type GameEvent,
  newRecord,
  PRINTINGS,
  type Printing,
  readRecord,
  type Setup,
  Sitting,
  witnessed,
  writeRecord,
} from '@amalfi/engine'
import { computed, signal } from '@preact/signals'
import { askBot } from '../bots/port.ts'
import { findGame, type KeptGame, keepGame, type Player } from '../store/games.ts'
import { type GameRules, rulesOf } from './rules.ts'

/** What a person is asked. */
export interface Question {
  readonly seat: number
  readonly decision: Decision
  readonly choices: readonly number[]
  readonly options: readonly number[]
}

/** A game on the table: people answer here, bots in their worker, and every choice is kept. */
export class LiveTable {
  readonly id: string
  readonly rules: GameRules
  readonly players: readonly Player[]
  private readonly sitting: Sitting<Setup>
  private rewound: boolean
  /** Counts up with every change of the position. */
  readonly version = signal(0)
  /** What a person is asked now, or null while a bot thinks and at the end. */
  readonly question = signal<Question | null>(null)
  /** The bot that thinks. */
  readonly thinking = signal(-1)
  readonly over = signal(false)
  readonly events = signal<readonly GameEvent[]>([])
  readonly error = signal<unknown>(null)
  /** How long a move of a bot is looked at. */
  pace: () => number = () => 0
  private run = 0

  constructor(
    id: string,
    players: readonly Player[],
    printing: Printing,
    record: string | Setup,
    rewound = false,
  ) {
    this.id = id
    this.players = players
    this.rules = rulesOf(printing)
    this.rewound = rewound
    this.sitting = new Sitting(
      this.rules,
      typeof record === 'string' ? readRecord(record) : newRecord(this.rules, record),
    )
    this.tell()
  }

  get game() {
    return this.sitting.game
  }

  get people(): number[] {
    return this.players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  }

  /** Whose eyes the table is seen with: those of who is asked, else of the only person. */
  readonly eyes = computed(() => {
    const asked = this.question.value?.seat
    const { people } = this
    return asked ?? (people.length === 1 ? people[0] : -1)
  })

  /** Goes on until a person is asked or the game is over. */
  async go(): Promise<void> {
    const run = ++this.run
    try {
      for (;;) {
        const deciders = this.rules.deciders(this.game)
        const seat = deciders.find((one) => this.players[one].kind !== 'person') ?? deciders[0]
        this.over.value = seat === undefined
        if (seat === undefined || this.players[seat].kind === 'person') {
          this.ask(seat ?? -1)
          await this.keep()
          return
        }
        this.question.value = null
        this.thinking.value = seat
        const [choice] = await Promise.all([this.askBot(seat), wait(this.pace())])
        // Somebody took something back meanwhile: this answer is to another question.
        if (run !== this.run) return
        this.thinking.value = -1
        this.play(seat, choice)
      }
    } catch (error) {
      this.error.value = error
    }
  }

  async choose(choice: number): Promise<void> {
    const seat = this.question.value?.seat
    if (seat === undefined) return
    this.play(seat, choice)
    await this.go()
  }

  /** Takes back the last choice of a person; alone against bots as far as one likes. */
  async undo(): Promise<'nothing' | 'barrier' | null> {
    return this.rewind(this.sitting.lastOf(this.people))
  }

  private async rewind(made: number): Promise<'nothing' | 'barrier' | null> {
    const alone = this.people.length === 1
    const fault = this.sitting.backTo(made)
    if (fault === 'barrier' && alone) {
      this.sitting.backTo(made, true)
      this.rewound = true
    } else if (fault !== null) return fault
    this.events.value = []
    this.thinking.value = -1
    this.version.value++
    await this.go()
    return null
  }

  /** The game as it is kept. */
  kept(): KeptGame {
    return {
      id: this.id,
      schema: 1,
      record: writeRecord(this.sitting.record),
      position: this.rules.encode(this.game),
      players: this.players,
      period: this.game.period,
      finished: this.over.value,
      rewound: this.rewound,
      at: Date.now(),
    }
  }

  private ask(seat: number): void {
    const { rules, game } = this
    this.question.value =
      seat < 0
        ? null
        : {
            seat,
            decision: rules.decision(game, seat),
            choices: rules.choices(game, seat, []),
            options: rules.options(game, seat, []),
          }
  }

  private askBot(seat: number): Promise<number> {
    const { rules, game } = this
    return askBot({
      bot: this.players[seat].kind,
      printing: rules.tables.printing,
      view: rules.view(game, seat),
      choices: rules.choices(game, seat, []),
      options: rules.options(game, seat, []),
      seed: (Number(this.sitting.record.setup.seed) + this.sitting.made * 8 + seat) % 2 ** 52,
    })
  }

  private play(seat: number, choice: number): void {
    this.sitting.choose(seat, choice)
    this.tell()
    this.version.value++
    void this.keep()
  }

  /** What happened, as the people at this table may see it. */
  private tell(): void {
    const { people } = this
    const eyes = people.length === 1 ? people[0] : -1
    const news = this.sitting.news().map((event) => witnessed(event, eyes))
    this.events.value = [...this.events.value, ...news]
  }

  private async keep(): Promise<void> {
    try {
      await keepGame(this.kept())
    } catch (error) {
      this.error.value = error
    }
  }
}

const wait = (ms: number): Promise<void> =>
  ms === 0 ? Promise.resolve() : new Promise((resolve) => setTimeout(resolve, ms))

/** A game begun anew. */
export function newTable(players: readonly Player[], printing: Printing, setup: Setup): LiveTable {
  const id = `${Date.now().toString(36)}${Math.floor(Math.random() * 36 ** 4).toString(36)}`
  return new LiveTable(id, players, printing, setup)
}

/** A kept game; undefined if there is none. */
export async function openTable(id: string): Promise<LiveTable | undefined> {
  const kept = await findGame(id)
  if (kept === undefined) return undefined
  const printing = PRINTINGS.find((one) => one === readRecord(kept.record).printing) ?? PRINTINGS[0]
  return new LiveTable(id, kept.players, printing, kept.record, kept.rewound)
}
