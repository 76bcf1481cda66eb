import type { Hands } from '@amalfi/engine'
import { NOBODY } from '../../model/curtain/curtain.ts'
import { SeatShip } from '../pieces/pieces.tsx'
import { useScene } from '../scene/scene.tsx'
import { pickOrder } from './order.ts'

/** The players in the order in which they pick or pass piles on, and who has chosen already. */
export function PlayerOrder({ hands }: { readonly hands: Hands }) {
  const { table, boardView, translator } = useScene()
  const { dealing } = translator.locale
  const seats = boardView.boards.length
  if (seats === 1) return null
  const passes = hands === 'draft' || hands === 'scoreDraft'
  const order =
    hands === 'packs' ? pickOrder(seats, boardView.windRose) : [...boardView.boards.keys()]
  const now = table.question.value?.seat ?? Math.max(table.nextViewer.value, table.thinking.value)
  const waiting = table.rules.deciders(table.imagined)
  const picked = new Map(
    table.events.value.flatMap((event) =>
      event.kind === 'pack' ? [[event.seat, event.pack]] : [],
    ),
  )
  const state = (seat: number): string => {
    const pack = picked.get(seat)
    if (pack !== undefined) return translator.names.pack(pack)
    if (seat === now) return dealing.choosing
    const isWaiting = hands === 'packs' || waiting.includes(seat)
    return isWaiting ? dealing.waiting : dealing.hasChosen
  }
  return (
    <ol
      class={`player-order ${passes ? 'passes' : ''}`}
      aria-label={passes ? dealing.passOrder : dealing.pickOrder}
    >
      {order.map((seat) => (
        <li
          key={seat}
          class={`seat-${seat} ${waiting.includes(seat) || seat === now ? '' : 'has-chosen'}`}
          aria-current={now !== NOBODY && seat === now ? 'step' : undefined}
        >
          <SeatShip seat={seat} />
          <span>
            <b>{translator.names.seat(seat)}</b> <small>{state(seat)}</small>
          </span>
        </li>
      ))}
      {passes && (
        <li class={`back-to-first seat-${order[0]}`} aria-hidden="true">
          <SeatShip seat={order[0]} />
        </li>
      )}
    </ol>
  )
}
