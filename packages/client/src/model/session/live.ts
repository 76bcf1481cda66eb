import { botChances, typedSeed } from '@amalfi/bots/chance'
import { PHASES } from '@amalfi/engine'
import { isOwnSince, lastOwnMove, startOfTurn, turnEnded } from '@amalfi/session'
import { nextTask } from '../../base/next-task.ts'
import { askBot } from '../bots/port.ts'
import { asking, closed, lifted, NOBODY } from '../curtain/curtain.ts'
import { gameFor } from '../game/rules.ts'
import { gameOf } from '../games/catalog/by-game.ts'
import { LaidTable } from './laid.ts'
import { undoingSeat } from './undoing-seat.ts'

export type Undone = 'nothing' | 'barrier' | null

/** A game that goes on: people answer here, bots in their worker. */
export class LiveTable extends LaidTable {
  /** Is waited for before a bot's choice is played. */
  settle: () => Promise<void> = () => Promise.resolve()
  /** Is waited for before a bot thinks after a person did something: until that stands on the page. */
  shown: () => Promise<void> = () => Promise.resolve()
  /** Whether the end of a turn is to be confirmed. */
  confirms: () => boolean = () => false
  private run = 0
  private readonly chances = botChances(typedSeed(this.record.setup.seed))
  /** Who has fed and lets the decree be scored. */
  private readonly sweeping = new Set<number>()

  /** Goes on until a person is asked or the game is over. */
  async go(): Promise<void> {
    const run = ++this.run
    let after: 'person' | 'bot' = 'person'
    try {
      for (;;) {
        const seat = this.next()
        if (seat === undefined || this.players[seat].kind === 'person') {
          if (seat !== undefined && this.sweeps(seat)) continue
          // What a bot has done is seen before something is asked: that takes a while of its own.
          if (after === 'bot') await this.shown()
          if (run !== this.run) return
          this.thinking.value = -1
          this.over.value = seat === undefined
          this.turnTo(seat)
          await this.keep()
          return
        }
        this.over.value = false
        this.leave()
        this.question.value = null
        this.thinking.value = seat
        // A bot that thinks at once would take from the page what it needs to answer the person.
        if (after === 'person') await this.shown()
        if (run !== this.run) return
        after = 'bot'
        const [choice] = await Promise.all([this.askBot(seat), this.settle()])
        // Somebody took something back meanwhile: this answer is to another question.
        if (run !== this.run) return
        this.make(seat, choice)
        // To show it, to keep it and to ask on are tasks of their own: no finger waits for all three.
        await nextTask()
        void this.keep()
        await nextTask()
        if (run !== this.run) return
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
    if (this.confirms() && turnEnded(this.log.value, this.recordedGame.moveIndex, asked.seat)) {
      this.question.value = null
      this.awaitingConfirm.value = asked.seat
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
    if (this.awaitingConfirm.value < 0) return
    this.awaitingConfirm.value = -1
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
    const seat = this.question.value?.seat ?? this.awaitingConfirm.value
    const began = startOfTurn(
      this.log.value,
      seat,
      this.awaitingConfirm.value >= 0 ? this.recordedGame.moveIndex : -1,
    )
    return began < this.recordedGame.moveIndex && this.isOwn(began) ? began : -1
  }

  /** Whether there is something that a person could take back, or what keeps them from it. */
  undoable(): 'yes' | 'nothing' | 'barrier' {
    const made = this.lastOwn()
    if (made < 0 || !this.isOwn(made)) return 'nothing'
    return this.curtain.value.shared && this.recordedGame.barrierSince(made) ? 'barrier' : 'yes'
  }

  /** Whether to take this back would pass something that was seen, and so mark the game. */
  wouldMark(what: 'undo' | 'restart'): boolean {
    const made = what === 'undo' ? this.lastOwn() : this.turnBegan()
    // Whoever learns may try everything.
    if (this.lesson.value !== null || this.rewound.value) return false
    return made >= 0 && this.recordedGame.barrierSince(made)
  }

  /** After how many choices one's last was made, or -1: bots that play on do not change it. */
  lastOwn(): number {
    return lastOwnMove(this.recordedGame, this.undoingSeat)
  }

  private get undoingSeat(): number {
    return undoingSeat(this.recordedGame, this.people, this.eyes.value)
  }

  private isOwn(made: number): boolean {
    return isOwnSince(this.recordedGame, this.people, this.undoingSeat, made)
  }

  private async rewind(made: number): Promise<Undone> {
    if (!this.isOwn(made)) return 'nothing'
    const fault = this.recordedGame.undoTo(made)
    if (fault === 'barrier' && !this.curtain.value.shared) {
      this.recordedGame.undoTo(made, true)
      this.rewound.value = true
    } else if (fault !== null) return fault
    this.at = Date.now()
    this.told.value = []
    this.tell()
    this.thinking.value = -1
    this.awaitingConfirm.value = -1
    this.sweeping.clear()
    this.error.value = null
    this.version.value++
    await this.go()
    return null
  }

  private askBot(seat: number): Promise<number> {
    const { rules, game } = this
    const { name, pack } = gameFor(rules)
    return askBot({
      game: name,
      bot: this.players[seat].kind,
      printing: rules.tables.printing,
      hash: rules.tables.hash,
      ...(pack === gameOf(name).pack ? {} : { olderPack: pack }),
      view: rules.view(game, seat),
      choices: rules.choices(game, seat, []),
      options: rules.options(game, seat, []),
      chance: this.chances(seat, this.recordedGame.moveIndex),
    })
  }
}
