import {
  newRecord,
  PHASES,
  readRecord,
  type Setup,
  Sitting,
  type Told,
  type View,
  witnessed,
  writeRecord,
} from '@amalfi/engine'
import { computed, type Signal, signal } from '@preact/signals'
import { askBot } from '../bots/port.ts'
import { asking, type Curtain, closed, curtainFor, lifted, NOBODY } from '../curtain/curtain.ts'
import { retelling } from '../curtain/retold.ts'
import { sightOf } from '../curtain/sight.ts'
import { gameOf } from '../games/games.ts'
import type { KeptLesson } from '../learn/course.ts'
import { type KeptGame, keepGame, type Origin, type Player } from '../store/games.ts'
import type { GameRules } from './rules.ts'
import type { Question, Table, Watch } from './table.ts'
import { isOwn, lastOwn } from './take-back.ts'
import { startOfTurn, turnEnded } from './turns.ts'

export type Undone = 'nothing' | 'barrier' | null

/** How a game lies on the table. */
export interface Dealt {
  readonly id: string
  readonly players: readonly Player[]
  readonly rules: GameRules
  /** A record as text, or the set-up of a game that begins. */
  readonly record: string | Setup
  /** Something seen was taken back. */
  readonly rewound?: boolean
  readonly origin?: Origin
  /** Where the record cannot be played any more: the position to go on from. */
  readonly position?: string
  /** How far one is in a guided game. */
  readonly lesson?: KeptLesson
  /** When it was last played, if it has been. */
  readonly at?: number
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
  /**
   * What a person is asked now, or null while a bot thinks, a turn is confirmed, the curtain is
   * closed, and at the end.
   */
  readonly question = signal<Question | null>(null)
  /** The bot that thinks. */
  readonly thinking = signal(-1)
  /** The person whose turn has ended and waits to be confirmed, or -1. */
  readonly held = signal(-1)
  readonly over = signal(false)
  /** Who looks, and who is asked to come where several people share the device. */
  readonly curtain: Signal<Curtain>
  /** Whose eyes see the table; -1 for those of an onlooker. */
  readonly eyes = computed(() => this.curtain.value.looking)
  readonly awaited = computed(() => this.curtain.value.awaited)
  private readonly told = signal<readonly Told[]>([])
  private readonly retell = retelling()
  /** All that happened from the beginning, as whoever looks may see it. */
  readonly story = computed(() => this.retell(this.told.value, this.eyes.value))
  readonly events = computed(() => this.story.value.map(({ event }) => event))
  readonly error = signal<unknown>(null)
  /** Something seen was taken back: the result is no longer like any other. */
  readonly rewound
  /** How far one is in a guided game; null in any other. */
  readonly lesson
  /** Hear of what happens before it is shown; at a shared table, of what all may see. */
  readonly watchers = new Set<Watch>()
  /** Is waited for before a bot's choice is played. */
  settle: () => Promise<void> = () => Promise.resolve()
  /** Is waited for before a bot thinks after a person did something: until that stands on the page. */
  painted: () => Promise<void> = () => Promise.resolve()
  /** Whether the end of a turn is to be confirmed. */
  confirms: () => boolean = () => false
  private run = 0
  /** When it was last played; to look at it is not to play. */
  private at: number
  private keeping = Promise.resolve()
  /** Who has fed and lets the decree be scored. */
  private readonly sweeping = new Set<number>()

  constructor(dealt: Dealt) {
    const { id, players, rules, record, rewound = false, origin, position, lesson } = dealt
    this.id = id
    this.at = dealt.at ?? Date.now()
    this.players = players
    this.rules = rules
    this.rewound = signal(rewound)
    this.origin = origin
    this.curtain = signal(curtainFor(this.people))
    this.lesson = signal(lesson ?? null)
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

  /** Whether a seat has chosen anything in this game. */
  hasChosen(seat: number): boolean {
    return this.sitting.lastOf([seat]) >= 0
  }

  get record() {
    return this.sitting.record
  }

  get people(): number[] {
    return this.players.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []))
  }

  view(): View {
    return sightOf(this.rules, this.game, this.eyes.value, this.curtain.value.front)
  }

  /** Goes on until a person is asked or the game is over. */
  async go(): Promise<void> {
    const run = ++this.run
    let after: 'person' | 'bot' = 'person'
    try {
      for (;;) {
        const seat = this.next()
        this.over.value = seat === undefined
        if (seat === undefined || this.players[seat].kind === 'person') {
          if (seat !== undefined && this.sweeps(seat)) continue
          this.turnTo(seat)
          await this.keep()
          return
        }
        this.leave()
        this.question.value = null
        this.thinking.value = seat
        // A bot that thinks at once would take from the page what it needs to answer the person.
        if (after === 'person') await this.painted()
        if (run !== this.run) return
        after = 'bot'
        const [choice] = await Promise.all([this.askBot(seat), this.settle()])
        // Somebody took something back meanwhile: this answer is to another question.
        if (run !== this.run) return
        this.thinking.value = -1
        this.play(seat, choice)
      }
    } catch (error) {
      this.fail(error)
    }
  }

  /** Who is to choose: bots before people, and of people first who looks already. */
  private next(): number | undefined {
    const deciders = this.rules.deciders(this.game)
    const bot = deciders.find((seat) => this.players[seat].kind !== 'person')
    return bot ?? deciders.find((seat) => seat === this.eyes.value) ?? deciders[0]
  }

  /** Turns to a person, or to nobody at the end. */
  private turnTo(seat: number | undefined): void {
    const { rules, game, curtain } = this
    if (seat === undefined) curtain.value = closed(curtain.value)
    else {
      // Packs lie open to all, and nothing else is to be seen while they are picked.
      const inTheOpen = rules.decision(game, seat).about === 'pack'
      curtain.value = asking(curtain.value, seat, inTheOpen)
    }
    this.ask(seat !== undefined && curtain.value.awaited === NOBODY ? seat : -1)
  }

  /** A bot is to choose: the curtain closes, unless who looks has still to choose too. */
  private leave(): void {
    const { rules, game, curtain } = this
    const { looking } = curtain.value
    const plays = PHASES[game.phase] === 'actions' && game.turn === looking
    if (!plays && !rules.deciders(game).includes(looking)) curtain.value = closed(curtain.value)
  }

  /** Who was asked for has come. */
  lift(): void {
    const awaited = this.awaited.value
    if (awaited === NOBODY) return
    this.curtain.value = lifted(this.curtain.value)
    this.ask(awaited)
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
    const asked = this.question.value
    if (asked !== null) this.sweeping.add(asked.seat)
    await this.choose(choice)
  }

  /** The window before the decree needs no answer where the person has done with the period. */
  private sweeps(seat: number): boolean {
    if (!this.sweeping.has(seat)) return false
    const { rules, game } = this
    const sweep = rules.decision(game, seat).about === 'decree'
    if (sweep) this.play(seat, rules.choices(game, seat, [])[0])
    else this.sweeping.delete(seat)
    return sweep
  }

  async endTurn(): Promise<void> {
    if (this.held.value < 0) return
    this.held.value = -1
    await this.go()
  }

  /** Takes back one's last choice; alone against bots as far as one likes. */
  async undo(): Promise<Undone> {
    return this.rewind(this.lastOwn())
  }

  /** Takes back all that the person who plays, or has just played, did in this turn. */
  async restart(): Promise<Undone> {
    return this.rewind(this.turnBegan())
  }

  /** After how many choices the turn began that can be restarted, or -1. */
  turnBegan(): number {
    const seat = this.question.value?.seat ?? this.held.value
    const began = startOfTurn(this.story.value, seat, this.held.value >= 0 ? this.sitting.made : -1)
    return began < this.sitting.made && this.isOwn(began) ? began : -1
  }

  /** Whether there is something that a person could take back. */
  canUndo(): boolean {
    const made = this.lastOwn()
    if (made < 0 || !this.isOwn(made)) return false
    return !this.curtain.value.shared || !this.sitting.seenSince(made)
  }

  /** Whether to take this back would pass something that was seen, and so mark the game. */
  wouldMark(what: 'undo' | 'restart'): boolean {
    const made = what === 'undo' ? this.lastOwn() : this.turnBegan()
    // Whoever learns may try everything.
    if (this.lesson.value !== null || this.rewound.value) return false
    return made >= 0 && this.sitting.seenSince(made)
  }

  private lastOwn(): number {
    return lastOwn(this.sitting, this.people, this.eyes.value)
  }

  private isOwn(made: number): boolean {
    return isOwn(this.sitting, this.people, this.eyes.value, made)
  }

  private async rewind(made: number): Promise<Undone> {
    if (!this.isOwn(made)) return 'nothing'
    const fault = this.sitting.backTo(made)
    if (fault === 'barrier' && !this.curtain.value.shared) {
      this.sitting.backTo(made, true)
      this.rewound.value = true
    } else if (fault !== null) return fault
    this.at = Date.now()
    this.told.value = []
    this.tell()
    this.thinking.value = -1
    this.held.value = -1
    this.sweeping.clear()
    this.error.value = null
    this.version.value++
    await this.go()
    return null
  }

  /** Remembers how far one is in a guided game. */
  async learn(lesson: KeptLesson): Promise<void> {
    this.lesson.value = lesson
    this.at = Date.now()
    await this.keep()
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
      ...(this.lesson.value === null ? {} : { lesson: this.lesson.value }),
      at: this.at,
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
      game: gameOf(rules.game).name,
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
    this.at = Date.now()
    this.tell()
    this.version.value++
    void this.keep()
  }

  private tell(): void {
    const news = this.sitting.story.slice(this.told.value.length)
    // The curtain may be closed before what moves, or what is read aloud, has come to its end.
    const eyes = this.curtain.value.shared ? NOBODY : this.eyes.value
    const seen = news.map(({ event, made }) => ({ event: witnessed(event, eyes), made }))
    for (const watch of this.watchers) watch(seen)
    this.told.value = [...this.told.value, ...news]
  }

  private keep(): Promise<void> {
    this.keeping = keepGame(this.kept()).catch((error: unknown) => this.fail(error))
    return this.keeping
  }

  /** Until all that was played is kept. */
  rest(): Promise<void> {
    return this.keeping
  }

  private fail(error: unknown): void {
    // For whoever looks into what went wrong; the page itself says that the game is safe.
    console.error(error)
    this.error.value = error
  }
}
