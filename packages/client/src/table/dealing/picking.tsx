import { HANDS } from '@amalfi/engine'
import { NOBODY } from '../../model/curtain/curtain.ts'
import type { Table } from '../../model/session/table.ts'
import { CardView } from '../choices/card-view.tsx'
import { CurtainView } from '../curtain/curtain-view.tsx'
import { CardBacks } from '../pieces/card-backs.tsx'
import { useScene } from '../scene/scene.tsx'
import { leftOf, picksOf, rightOf } from './order.ts'
import { PickedCards } from './picked-cards.tsx'

/** The characters to choose from, and those already kept. */
export function Picking() {
  const { table } = useScene()
  if (table.nextViewer.value !== NOBODY) return <CurtainView />
  return (
    <>
      <PickInstructions />
      <Pile />
      <PickedCards />
    </>
  )
}

/** Whether the player chooses from the endgame characters that are set aside. */
export const picksFromAside = ({ question }: Table): boolean =>
  question.value?.decision.about === 'endgame'

/** Which pick it is, where the cards come from and where they go. */
function PickInstructions() {
  const { table, boardView, translator } = useScene()
  const { dealing } = translator.locale
  const board = boardView.boards[boardView.seat]
  const { hand, pile, aside } = board
  const { config } = table.rules.tables
  const hands = HANDS[table.imagined.hands]
  const neighbour = (side: typeof leftOf): string =>
    translator.names.seat(side(boardView.seat, boardView.boards.length))
  if (hands === 'selection')
    return (
      <p class="pick-instructions">
        {dealing.giveUpMore(pile.size - config.handCards, config.handCards)}
      </p>
    )
  if (pile.size > 0 && picksFromAside(table))
    return <p class="pick-instructions">{dealing.keepEndgameFirst(neighbour(leftOf))}</p>
  if (pile.size === 0)
    return <p class="pick-instructions">{aside.size > 0 && dealing.keepEndgame}</p>
  return (
    <p class="pick-instructions">
      <b>{dealing.pick(hand.size + 1, picksOf(config, hands))}</b>{' '}
      {pile.size > config.lastDraftPile
        ? dealing.keepOne(pile.size - 1, neighbour(leftOf))
        : dealing.lastPile(config.lastDraftPile - 1)}{' '}
      {hand.size > 0 && <small>{dealing.receivedFrom(neighbour(rightOf))}</small>}
    </p>
  )
}

/** More cards need two rows. */
const MAX_IN_ONE_ROW = 5
/** With at most this many columns in two rows, cards are wide enough for text beside the face. */
const MAX_TEXT_BESIDE = 4
/** With more columns, cards are narrow. */
const MAX_WIDE_COLUMNS = 5

const layoutOf = (cards: number): { readonly rows: number; readonly columns: number } => {
  const rows = cards > MAX_IN_ONE_ROW ? 2 : 1
  return { rows, columns: Math.ceil(cards / rows) }
}

function Pile() {
  const { boardView, table } = useScene()
  const { hand, pile, aside } = boardView.boards[boardView.seat]
  const { size, known } = pile.size > 0 && !picksFromAside(table) ? pile : aside
  const { rows, columns } = layoutOf(size)
  const textClass =
    rows === 2 && columns <= MAX_TEXT_BESIDE
      ? 'text-beside'
      : columns > MAX_WIDE_COLUMNS
        ? 'text-below narrow'
        : 'text-below'
  return (
    <div
      // A new pile is animated, but not a pile that only gets smaller.
      key={hand.size}
      class={`pile-cards rows-${rows} ${textClass}`}
      style={{ '--columns': columns }}
    >
      {known.map((id) => (
        <CardView key={id} kind="character" id={id} at="pile" withText />
      ))}
      <CardBacks cards={size - known.length} />
    </div>
  )
}
