import { argumentOf, type DescribedAs, HOLDS, type Hold, paymentValue } from '@amalfi/engine'
import { previewOf } from '../../model/game/preview.ts'
import type { OfferedChoice } from '../../model/game/targets.ts'
import { GameIcon } from '../art/game-icon.tsx'
import { SeatShip } from '../pieces/pieces.tsx'
import { useScene } from '../scene/scene.tsx'
import { previewOnHover } from './target-view.tsx'

/** The possible payments, the best first, each as the ships that would move. A click pays. */
export function PaymentQuestion({ options }: { readonly options: readonly OfferedChoice[] }) {
  return (
    <ol class="payments">
      {options.map((option, i) => (
        <PaymentOption key={option.choice} option={option} best={i === 0} />
      ))}
    </ol>
  )
}

function PaymentOption({
  option,
  best,
}: {
  readonly option: OfferedChoice
  readonly best: boolean
}) {
  const { table, translator } = useScene()
  const seat = table.question.value?.seat ?? 0
  const { board: words, play } = translator.locale
  const { events } = previewOf(table.rules, table.imagined, seat, option.choice)
  const cost = table.question.value?.decision.cost ?? 0
  const surplus = paymentValue(table.imagined, seat, argumentOf(option.choice)) - cost
  // Bread may also be lost because the slot gives some. Only the surplus of the ships matters here.
  const bread = events.find((event) => event.kind === 'bread' && event.seat === seat)
  const lost = surplus > 0 && bread?.kind === 'bread' ? bread.lost : 0
  const over = surplus - lost
  const rest = [over > 0 ? play.leftOver(over) : '', lost > 0 ? play.breadLost(lost) : '']
    .filter((part) => part !== '')
    .join(', ')
  const left = rest === '' ? play.nothingLeftOver : rest
  return (
    <li>
      <button
        type="button"
        class={`payment ${best ? 'best' : ''}`}
        data-choices={option.choice}
        onClick={() => void table.choose(option.choice)}
        {...previewOnHover(option.choice)}
      >
        <span class="visually-hidden">
          {words.labelled(translator.choice(option.described), left)}
        </span>
        <span class="visible-content" aria-hidden="true">
          {best && <span class="badge">{play.recommended}</span>}
          {option.described.do === 'pay' && <ShipMoves pay={option.described} seat={seat} />}
          <span class="surplus">{left}</span>
        </span>
      </button>
    </li>
  )
}

/** The ships that move from holds to the bay, or from the bay to the port. */
function ShipMoves({ pay, seat }: { readonly pay: DescribedAs<'pay'>; readonly seat: number }) {
  const { terms } = useScene().translator.locale
  const number = (part: Hold | 'emergency'): number => pay[part] ?? 0
  const ships = (part: Hold | 'emergency') =>
    Array.from({ length: number(part) }, (_, i) => <SeatShip key={`ship ${i + 1}`} seat={seat} />)
  return (
    <span class="ship-moves">
      {HOLDS.filter((hold) => number(hold) > 0).map((hold) => (
        <span key={hold} class="ship-move">
          <GameIcon of={hold} />
          {ships(hold)}
          <span class="to">→ {terms.places.bay}</span>
        </span>
      ))}
      {number('emergency') > 0 && (
        <span class="ship-move emergency-ships">
          {terms.places.bay} {ships('emergency')}
          <span class="to">→ {terms.places.port}</span>
        </span>
      )}
    </span>
  )
}
