import {
  type BoardView,
  coversOf,
  type Decision,
  type Described,
  describeBoard,
  type Game,
  refusedAttempts,
} from '@amalfi/engine'
import type { Translator } from '@amalfi/text'
import type { GameRules } from '../game/games.ts'
import { boardLines } from './board.ts'
import { type CardReader, plain } from './card-reader.ts'

/** What a typed line means. */
export type Answer =
  | { readonly kind: 'choice'; readonly choice: number }
  | { readonly kind: 'show'; readonly lines: readonly string[] }
  | { readonly kind: 'undo' }
  | { readonly kind: 'quit' }

interface Offered {
  readonly choice: number
  readonly described: Described
  readonly text: string
}

/** One question to a person: prints the choices and reads typed answers. */
export class TerminalQuestion {
  private readonly rules: GameRules
  private readonly game: Game
  private readonly translator: Translator
  private readonly reader: CardReader
  private readonly decision: Decision
  private readonly choices: readonly Offered[]
  private readonly options: readonly Offered[]
  private readonly boardView: BoardView

  constructor(
    rules: GameRules,
    game: Game,
    seat: number,
    translator: Translator,
    reader: CardReader,
  ) {
    this.rules = rules
    this.game = game
    this.reader = reader
    this.decision = rules.decision(game, seat)
    this.boardView = describeBoard(rules.tables, rules.view(game, seat))
    this.translator = translator.withCovers(coversOf(this.boardView))
    const offered = (choice: number): Offered => {
      const described = rules.describe(choice)
      return { choice, described, text: this.translator.choice(described, this.decision) }
    }
    this.choices = rules.choices(game, seat, []).map(offered)
    this.options = rules.options(game, seat, []).map(offered)
  }

  boardLines(): string[] {
    return boardLines(this.boardView, this.translator, this.reader)
  }

  /** The lines of the question and its choices. */
  lines(): string[] {
    const { play, terminal } = this.translator.locale
    const why = this.translator.because(this.decision)
    const name = this.translator.names.seat(this.decision.seat)
    const prompt = this.translator.locale.board.labelled(
      name,
      this.translator.prompt(this.decision),
    )
    const line = ({ described, text }: Offered): string => {
      const behind = this.reader.choiceDetails(described, this.boardView)
      return behind === '' ? text : `${text} · ${behind}`
    }
    return [
      why === '' ? prompt : `${prompt} (${play.because(why)})`,
      ...this.choices.flatMap((offered, i) => [
        ` ${String(i + 1).padStart(3)}  ${line(offered)}`,
        ...this.cardsIn(offered.described),
      ]),
      ...(this.options.length === 0 ? [] : [` ${terminal.optionalActions}`]),
      ...this.options.map(({ text }, i) => ` ${`o${i + 1}`.padStart(3)}  ${text}`),
    ]
  }

  /** All six packs are open while one is chosen (REN-SET-16). */
  private cardsIn(choice: Described): string[] {
    if (choice.do !== 'pack') return []
    const { names } = this.translator
    const cards = this.boardView.packs.find(({ pack }) => pack === choice.pack)?.characters ?? []
    return cards.map(
      (id) => `        ${names.character(id)} · ${this.reader.details('character', id)}`,
    )
  }

  answer(typed: string): Answer {
    const { terminal } = this.translator.locale
    const line = typed.trim()
    const number = /^(o?)\s*(\d{1,4})$/i.exec(line)
    if (number !== null)
      return this.byNumber(number[1] === '' ? this.choices : this.options, Number(number[2]))
    switch (line.toLowerCase()) {
      case '?':
      case 'h':
      case 'help':
        return show(terminal.help.map(([what, does]) => `   ${padded(what, 12)} ${does}`))
      case 'b':
        return show(this.boardLines())
      case 'w':
        return show(this.impossible())
      case 'u':
        return { kind: 'undo' }
      case 'q':
        return { kind: 'quit' }
      case '':
        return show(this.lines())
    }
    const card = /^c\s+(.+)$/i.exec(line)
    if (card !== null) {
      const found = this.reader.find(card[1])
      return show(found.length === 0 ? [terminal.notUnderstood(card[1])] : found)
    }
    return this.byWords(line)
  }

  private byNumber(offered: readonly Offered[], number: number): Answer {
    const { terminal } = this.translator.locale
    const chosen = offered[number - 1]
    if (chosen === undefined) return show([terminal.noSuchNumber(offered.length)])
    return { kind: 'choice', choice: chosen.choice }
  }

  /** Finds a choice by some of its words. For a refused choice, shows the reason. */
  private byWords(line: string): Answer {
    const { terminal } = this.translator.locale
    const wanted = plain(line)
    const fits = (text: string): boolean => plain(text).includes(wanted)
    const legal = [...this.choices, ...this.options].filter(({ text }) => fits(text))
    if (legal.length === 1) return { kind: 'choice', choice: legal[0].choice }
    if (legal.length > 1) return show([terminal.ambiguous(line)])
    const not = this.refusedLines().filter(({ text }) => fits(text))
    return show(not.length === 0 ? [terminal.notUnderstood(line)] : not.map(({ why }) => why))
  }

  private impossible(): string[] {
    const { terminal } = this.translator.locale
    const lines = this.refusedLines()
    return lines.length === 0
      ? [terminal.nothingImpossible]
      : [terminal.impossible, ...lines.map(({ why }) => `   ${why}`)]
  }

  private refusedLines(): { text: string; why: string }[] {
    return refusedAttempts(this.rules, this.game, this.boardView, this.decision).map(
      ({ choice, refusal }) => {
        const text = this.translator.choice(choice)
        const { labelled } = this.translator.locale.board
        return { text, why: labelled(text, this.translator.refusal(refusal)) }
      },
    )
  }
}

/** Japanese letters are two columns wide. */
const padded = (text: string, columns: number): string =>
  text +
  ' '.repeat(Math.max(0, columns - text.length - (text.match(/[\u3000-\u9fff]/g)?.length ?? 0)))

const show = (lines: readonly string[]): Answer => ({ kind: 'show', lines })
