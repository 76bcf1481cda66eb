import {
  newRecord,
  type Printing,
  readRecord,
  type Setup,
  Sitting,
  type Told,
  type View,
  witnessed,
  writeRecord,
} from '@amalfi/engine'
import { computed, signal } from '@preact/signals'
import { askBot } from '../bots/port.ts'
import { type KeptGame, keepGame, type Origin, type Player } from '../store/games.ts'
import { type GameRules, rulesOf } from './rules.ts'
import type { Question, Table, Watch } from './table.ts'
import { startOfTurn, turnEnded } from './turns.ts'

export type Undone = 'nothing' | 'barrier' | null

/** How a game lies on the table. */
export interface Dealt {
  readonly id: string
  readonly players: readonly Player[]
  readonly printing: Printing
  /** A record as text, or the set-up of a game that begins. */
  readonly record: string | Setup
  /** Something seen was taken back. */
  readonly rewound?: boolean
  readonly origin?: Origin
  /** Where the record cannot be played any more: the position to go on from. */
  readonly position?: string
}

/** A game on the table: people answer here, bots in their worker, and every choice is kept. */
export class LiveTable implements Table {
  readonly id: string
  readonly rules: GameRules
  readonly players: readonly Player[]
  readonly origin: Origin | undefined
  private readonly sitting: Sitting<Setup>
  /** Counts up with every change of the position. */
  readonly version = signal(0)
  /** What a person is asked now, or null while a bot thinks, a turn is confirmed, and at the end. */
  readonly question = signal<Question | null>(null)
  /** The bot that thinks. */
  readonly thinking = signal(-1)
  /** The person whose turn has ended and waits to be confirmed, or -1. */
  readonly held = signal(-1)
  readonly over = signal(false)
  /** All that happened from the beginning, as the people at this table may see it. */
  readonly story = signal<readonly Told[]>([])
  readonly events = computed(() => this.story.value.map(({ event }) => event))
  readonly error = signal<unknown>(null)
  /** Something seen was taken back: the result is no longer like any other. */
  readonly rewound
  /** Hear of what happens before it is shown. */
  readonly watchers = new Set<Watch>()
  /** Is waited for before a bot's choice is played. */
  settle: () => Promise<void> = () => Promise.resolve()
  /** Is waited for before bots go on after a person: until what the person did has been shown. */
  shown: () => Promise<void> = () => Promise.resolve()
  /** Whether the end of a turn is to be confirmed. */
  confirms: () => boolean = () => false
  private run = 0
  private sweeping = false
  private lastAsked = -1

  constructor({ id, players, printing, record, rewound = false, origin, position }: Dealt) {
    this.id = id
    this.players = players
    this.rules = rulesOf(printing)
    this.rewound = signal(rewound)
    this.origin = origin
    this.sitting = new Sitting(
      this.rules,
      typeof record === 'string' ? readRecord(record) : newRecord(this.rules, record),
      position === undefined ? undefined : this.rules.decode(position),
    )
    this.tell()
  }

  get game() {
    return this.sitting.game
  }

  /** Whether its record tells all of it; where rules have changed it does not. */
  get recorded(): boolean {
    return this.sitting.recorded
  }

  get people(): number[] {
    return this.players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  }

  /** Whose eyes the table is seen with: those of who is asked, else of who was asked last. */
  readonly eyes = computed(() => {
    const asked = this.question.value?.seat
    if (asked !== undefined) this.lastAsked = asked
    return this.lastAsked >= 0 ? this.lastAsked : (this.people[0] ?? 0)
  })

  view(): View {
    return this.rules.view(this.game, this.eyes.value)
  }

  /** Goes on until a person is asked or the game is over. */
  async go(): Promise<void> {
    const run = ++this.run
    let after: 'person' | 'bot' = 'person'
    try {
      for (;;) {
        const deciders = this.rules.deciders(this.game)
        const seat = deciders.find((one) => this.players[one].kind !== 'person') ?? deciders[0]
        this.over.value = seat === undefined
        if (seat === undefined || this.players[seat].kind === 'person') {
          this.ask(seat ?? -1)
          if (this.sweeps()) continue
          await this.keep()
          return
        }
        this.question.value = null
        this.thinking.value = seat
        const seen = after === 'person' ? this.shown() : this.settle()
        after = 'bot'
        const [choice] = await Promise.all([this.askBot(seat), seen])
        // Somebody took something back meanwhile: this answer is to another question.
        if (run !== this.run) return
        this.thinking.value = -1
        this.play(seat, choice)
      }
    } catch (error) {
      this.fail(error)
    }
  }

  async choose(choice: number): Promise<void> {
    const asked = this.question.value
    if (asked === null) return
    try {
      this.play(asked.seat, choice)
    } catch (error) {
      return this.fail(error)
    }
    if (this.confirms() && turnEnded(this.story.value, this.sitting.made, asked)) {
      this.question.value = null
      this.held.value = asked.seat
      return
    }
    await this.go()
  }

  /** Feeds the crews, and lets the decree be scored as well without asking again. */
  async feedAndGoOn(choice: number): Promise<void> {
    this.sweeping = true
    await this.choose(choice)
  }

  /** The window before the decree needs no answer where the person has done with the period. */
  private sweeps(): boolean {
    const asked = this.question.value
    const sweep = this.sweeping && asked?.decision.about === 'decree'
    this.sweeping = this.sweeping && (asked === null || sweep)
    if (sweep && asked !== null) this.play(asked.seat, asked.choices[0])
    return sweep
  }

  async endTurn(): Promise<void> {
    if (this.held.value < 0) return
    this.held.value = -1
    await this.go()
  }

  /** Takes back the last choice of a person; alone against bots as far as one likes. */
  async undo(): Promise<Undone> {
    return this.rewind(this.sitting.lastOf(this.people))
  }

  /** Takes back all that the person who plays, or has just played, did in this turn. */
  async restart(): Promise<Undone> {
    return this.rewind(this.turnBegan())
  }

  /** After how many choices the turn began that can be restarted, or -1. */
  turnBegan(): number {
    const seat = this.question.value?.seat ?? this.held.value
    const began = startOfTurn(this.story.value, seat, this.held.value >= 0 ? this.sitting.made : -1)
    return began < this.sitting.made ? began : -1
  }

  /** Whether there is something that a person could take back. */
  canUndo(): boolean {
    const made = this.sitting.lastOf(this.people)
    return made >= 0 && (this.people.length === 1 || !this.sitting.seenSince(made))
  }

  private async rewind(made: number): Promise<Undone> {
    const alone = this.people.length === 1
    const fault = this.sitting.backTo(made)
    if (fault === 'barrier' && alone) {
      this.sitting.backTo(made, true)
      this.rewound.value = true
    } else if (fault !== null) return fault
    this.story.value = []
    this.tell()
    this.thinking.value = -1
    this.held.value = -1
    this.sweeping = false
    this.error.value = null
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
      scores: this.game.score.slice(),
      period: this.game.period,
      finished: this.over.value,
      rewound: this.rewound.value,
      ...(this.origin === undefined ? {} : { origin: this.origin }),
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

  private tell(): void {
    const { people } = this
    const eyes = people.length === 1 ? people[0] : -1
    const news = this.sitting.story
      .slice(this.story.value.length)
      .map(({ event, made }) => ({ event: witnessed(event, eyes), made }))
    for (const watch of this.watchers) watch(news)
    this.story.value = [...this.story.value, ...news]
  }

  private async keep(): Promise<void> {
    try {
      await keepGame(this.kept())
    } catch (error) {
      this.fail(error)
    }
  }

  private fail(error: unknown): void {
    // For whoever looks into what went wrong; the page itself says that the game is safe.
    console.error(error)
    this.error.value = error
  }
}
