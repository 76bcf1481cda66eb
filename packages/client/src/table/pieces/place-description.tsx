import { HOLDS, type Place, shipPriceOf, shipYield } from '@amalfi/engine'
import type { TargetId } from '../../model/game/targets.ts'
import { useScene } from '../scene/scene.tsx'

/** The place of the own board that a target stands for. */
export function placeOf({ kind, id }: TargetId): Place | undefined {
  if (kind === 'hold') return id
  return kind === 'bay' || kind === 'port' || kind === 'shipyard' ? kind : undefined
}

/** A place of the own board as text: its name, and the value or price of a ship there. */
export function PlaceDescription({ target }: { readonly target: TargetId }) {
  const { boardView, translator, table } = useScene()
  const { terms, play } = translator.locale
  const place = placeOf(target)
  if (place === undefined) return null
  const hold = target.kind === 'hold' ? HOLDS.indexOf(target.id) : -1
  return (
    <>
      <h2>{terms.places[place]}</h2>
      {hold >= 0 && <p>{play.shipPays(shipYield(table.imagined, boardView.seat, hold))}</p>}
      {place === 'shipyard' && <ShipyardDescription />}
    </>
  )
}

/** The price of a ship, and the effects of the ships that are not built yet. */
function ShipyardDescription() {
  const { boardView, translator, table, kind } = useScene()
  const { cards, play } = translator.locale
  const { amount, in: paid } = shipPriceOf(table.rules.tables, table.view())
  const icons = kind.pack.shipIcons.value
  const built = icons.length - boardView.boards[boardView.seat].ships.shipyard
  const given = icons.flatMap((effect, i) =>
    effect === null || i < built ? [] : [play.shipGives(i + 1, cards.effect(effect))],
  )
  return (
    <>
      <p class="price">{play.perShip(cards.cost(amount, paid))}</p>
      {given.map((one) => (
        <p key={one}>{one}</p>
      ))}
    </>
  )
}
