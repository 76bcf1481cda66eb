import {
  type BoardView,
  type Described,
  describeBoard,
  type Forecast,
  forecastOf,
  type Price,
  pricesOf,
  type Refusal,
  refused,
} from '@amalfi/engine'
import { signal } from '@preact/signals'
import { type ComponentChildren, createContext } from 'preact'
import { useContext } from 'preact/hooks'
import { type BoardChange, boardChangeOf, previewOf } from '../../model/game/preview.ts'
import type { Question } from '../../model/game/question.ts'
import {
  type OfferedChoice,
  type TargetId,
  targetFor,
  targetsOf,
} from '../../model/game/targets.ts'
import type { Table } from '../../model/session/table.ts'
import { type GameKind, kindFor } from '../appearance/game-kind.ts'
import { type TableText, tableTextAt } from './table-text.ts'

export interface Refused {
  readonly choice: Described
  readonly refusal: Refusal
  readonly text: string
}

/** Everything that is shown at one moment, from the eyes of whoever looks. */
export interface Scene extends TableText {
  readonly table: Table
  readonly kind: GameKind
  readonly look: BoardView
  /** What is asked. */
  readonly question: Question | null
  /** What happened, and whose turn is held until they end it. */
  readonly log: Table['log']['value']
  readonly awaitingConfirm: number
  readonly targets: ReadonlyMap<TargetId, readonly OfferedChoice[]>
  /** What one could try on a thing but is refused, and why. */
  readonly whyNot: ReadonlyMap<TargetId, readonly Refused[]>
  /** By seat. */
  readonly forecasts: readonly Forecast[]
  /** What a card of a row or of the own hand costs now: `workshop mona-lisa`. */
  readonly prices: ReadonlyMap<string, Price>
}

/** The thing that is looked at closely: under the pointer, or with the focus. */
export const inspectedTarget = signal<TargetId | null>(null)

/** The thing whose list of choices is open. */
export const openMenu = signal<TargetId | null>(null)

/** The choice that is being considered: its preview is shown. */
export const previewedChoice = signal<number | null>(null)

const Context = createContext<Scene | null>(null)
const TableContext = createContext<Table | null>(null)

interface Provided {
  readonly value: Scene
  readonly children: ComponentChildren
}
export const SceneProvider = ({ value, children }: Provided) => (
  <TableContext.Provider value={value.table}>
    <Context.Provider value={value}>{children}</Context.Provider>
  </TableContext.Provider>
)

function given<T>(what: T | null): T {
  if (what === null) throw new Error('there is no table here')
  return what
}

export const useScene = (): Scene => given(useContext(Context))

/** For what stays as it is while a game goes on, such as its players: who asks for it alone is not shown anew. */
export const useTable = (): Table => given(useContext(TableContext))

/** How my board would differ after the choice that is being considered, or null. */
export function usePreviewedChange(): BoardChange | null {
  const { table, look } = useScene()
  const choice = previewedChoice.value
  if (choice === null) return null
  const question = table.question.value
  if (question === null) return null
  if (![...question.choices, ...question.options].includes(choice)) return null
  return boardChangeOf(previewOf(table.rules, table.imagined, question.seat, choice), look.seat)
}

export function sceneOf(table: Table): Scene {
  // Read so that whoever shows the scene shows it anew with every change.
  table.version.value
  const { rules, imagined } = table
  const view = table.view()
  const look = describeBoard(rules.tables, view)
  const { translator, card } = tableTextAt(table, look)
  const question = table.question.value
  const whyNot = new Map<TargetId, Refused[]>()
  if (question !== null)
    for (const { choice, refusal } of refused(rules, imagined, look, question.decision)) {
      const tried = translator.choice(choice, question.decision)
      const text = translator.locale.board.labelled(tried, translator.refusal(refusal))
      const target = targetFor(choice)
      const there = whyNot.get(target)
      if (there === undefined) whyNot.set(target, [{ choice, refusal, text }])
      else there.push({ choice, refusal, text })
    }
  return {
    table,
    kind: kindFor(rules),
    translator,
    look,
    question,
    log: table.log.value,
    awaitingConfirm: table.awaitingConfirm.value,
    forecasts: look.boards.map(({ seat }) => forecastOf(rules.tables, view, seat)),
    prices: new Map(pricesOf(rules.tables, view).map((one) => [`${one.row} ${one.card}`, one])),
    targets: question === null ? new Map() : targetsOf(question, rules),
    whyNot,
    card,
  }
}
