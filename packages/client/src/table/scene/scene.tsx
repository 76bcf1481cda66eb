import {
  type BoardView,
  type Described,
  describeBoard,
  type Forecast,
  forecastOf,
  type Price,
  pricesOf,
  type Refusal,
  refusedAttempts,
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

/** A choice that the rules refuse now, with the reason as text. */
export interface RefusedChoice {
  readonly choice: Described
  readonly refusal: Refusal
  readonly text: string
}

/** Everything that the table shows at one moment, as the current viewer may see it. */
export interface Scene extends TableText {
  readonly table: Table
  readonly kind: GameKind
  readonly boardView: BoardView
  readonly question: Question | null
  readonly log: Table['log']['value']
  /** The seat that must confirm the end of its turn; -1 if none. */
  readonly awaitingConfirm: number
  /** The choices that are offered, by target. */
  readonly targets: ReadonlyMap<TargetId, readonly OfferedChoice[]>
  /** The choices that are refused, by target. */
  readonly refusals: ReadonlyMap<TargetId, readonly RefusedChoice[]>
  /** By seat. */
  readonly forecasts: readonly Forecast[]
  /** The current prices of the cards in the rows and in the own hand, by `row card`. */
  readonly prices: ReadonlyMap<string, Price>
}

/** The target whose details are shown: it is under the pointer, has the focus, or was picked. */
export const inspectedTarget = signal<TargetId | null>(null)

/** The target whose list of choices is open. */
export const openMenu = signal<TargetId | null>(null)

/** The choice whose preview is shown: it is under the pointer, has the focus, or was picked. */
export const previewedChoice = signal<number | null>(null)

const Context = createContext<Scene | null>(null)
const TableContext = createContext<Table | null>(null)

interface ProviderProps {
  readonly value: Scene
  readonly children: ComponentChildren
}

/** Gives the scene to the components inside it. */
export const SceneProvider = ({ value, children }: ProviderProps) => (
  <TableContext.Provider value={value.table}>
    <Context.Provider value={value}>{children}</Context.Provider>
  </TableContext.Provider>
)

function required<T>(what: T | null): T {
  if (what === null) throw new Error('no scene around this component')
  return what
}

/** The scene around a component. The component is drawn again whenever the scene changes. */
export const useScene = (): Scene => required(useContext(Context))

/** The table around a component, for what stays the same during a game, such as its players. */
export const useTable = (): Table => required(useContext(TableContext))

/** How the own board would change by the previewed choice; null if there is none. */
export function usePreviewedChange(): BoardChange | null {
  const { table, boardView } = useScene()
  const choice = previewedChoice.value
  if (choice === null) return null
  const question = table.question.value
  if (question === null) return null
  if (![...question.choices, ...question.options].includes(choice)) return null
  return boardChangeOf(
    previewOf(table.rules, table.imagined, question.seat, choice),
    boardView.seat,
  )
}

/** The scene of a table. A component that calls it is drawn again with every change of the table. */
export function sceneOf(table: Table): Scene {
  // Reading the signal subscribes the component.
  table.version.value
  const { rules, imagined } = table
  const view = table.view()
  const boardView = describeBoard(rules.tables, view)
  const { translator, card } = tableTextAt(table, boardView)
  const question = table.question.value
  const refusals = new Map<TargetId, RefusedChoice[]>()
  if (question !== null)
    for (const { choice, refusal } of refusedAttempts(
      rules,
      imagined,
      boardView,
      question.decision,
    )) {
      const tried = translator.choice(choice, question.decision)
      const text = translator.locale.board.labelled(tried, translator.refusal(refusal))
      const target = targetFor(choice)
      const ofTarget = refusals.get(target)
      if (ofTarget === undefined) refusals.set(target, [{ choice, refusal, text }])
      else ofTarget.push({ choice, refusal, text })
    }
  return {
    table,
    kind: kindFor(rules),
    translator,
    boardView,
    question,
    log: table.log.value,
    awaitingConfirm: table.awaitingConfirm.value,
    forecasts: boardView.boards.map(({ seat }) => forecastOf(rules.tables, view, seat)),
    prices: new Map(pricesOf(rules.tables, view).map((one) => [`${one.row} ${one.card}`, one])),
    targets: question === null ? new Map() : targetsOf(question, rules),
    refusals,
    card,
  }
}
