import { HOLDS, type Place, shipPriceOf, shipYield } from '@amalfi/engine'
import { targetId } from '../../model/game/targets.ts'
import { GameIcon } from '../art/game-icon.tsx'
import { TargetView } from '../choices/target-view.tsx'
import { SeatShip } from '../pieces/pieces.tsx'
import { PrintedEffect } from '../pieces/printed-effect.tsx'
import { usePreviewedChange, useScene } from '../scene/scene.tsx'

/** The own ships by place: five holds, bay, port and shipyard. */
export function Places() {
  const { boardView, translator, table } = useScene()
  const { ships } = boardView.boards[boardView.seat]
  const { places } = translator.locale.terms
  return (
    <div class="places">
      <div class="holds">
        {HOLDS.map((hold, i) => (
          <TargetView
            key={hold}
            target={targetId('hold', hold)}
            class={`hold ${hold}`}
            label={`${places[hold]} ${ships[hold]}`}
          >
            <span class="name">
              <GameIcon of={hold} /> {places[hold]}
              <small class="worth">{shipYield(table.imagined, boardView.seat, i)}</small>
            </span>
            <PlaceShips place={hold} />
          </TargetView>
        ))}
      </div>
      <div class="other-places">
        {(['bay', 'port'] as const).map((place) => (
          <TargetView
            key={place}
            target={targetId(place)}
            class={`other-place ${place}`}
            label={`${places[place]} ${ships[place]}`}
          >
            <span class="name">{places[place]}</span>
            <PlaceShips place={place} />
          </TargetView>
        ))}
        <Shipyard />
      </div>
    </div>
  )
}

/** The ships at a place, and those that the previewed choice would add or remove. */
function PlaceShips({ place }: { readonly place: Place }) {
  const { boardView } = useScene()
  const { seat, ships } = boardView.boards[boardView.seat]
  const more = usePreviewedChange()?.ships.get(place) ?? 0
  return (
    <span class="place-ships">
      {Array.from({ length: ships[place] }, (_, i) => (
        <span key={`ship ${i + 1}`} class={i >= ships[place] + more ? 'leaving' : ''}>
          <SeatShip seat={seat} />
        </span>
      ))}
      {Array.from({ length: Math.max(more, 0) }, (_, i) => (
        <span key={`coming ${i + 1}`} class="coming">
          <SeatShip seat={seat} />
        </span>
      ))}
    </span>
  )
}

/** Six berths. A ship that is built uncovers the effect that is printed under it. */
function Shipyard() {
  const { boardView, translator, table, kind } = useScene()
  const { seat, ships } = boardView.boards[boardView.seat]
  const { terms, cards, play } = translator.locale
  const icons = kind.pack.shipIcons.value
  const built = icons.length - ships.shipyard
  const leaving = usePreviewedChange()?.ships.get('shipyard') ?? 0
  const price = shipPriceOf(table.rules.tables, table.view())
  const each = play.perShip(cards.cost(price.amount, price.in))
  return (
    <TargetView
      target={targetId('shipyard')}
      class="other-place shipyard"
      label={`${terms.places.shipyard} ${ships.shipyard}. ${each}`}
    >
      <span class="name">
        {terms.places.shipyard}
        <small class="per-ship" title={each}>
          <GameIcon of="ship" /> {price.amount}
          {price.in.map((hold) => (
            <GameIcon key={hold} of={hold} />
          ))}
        </small>
      </span>
      <span class="berths">
        {icons.map((effect, i) => (
          <span
            key={`berth ${i + 1}`}
            class={`berth ${i < built ? 'empty' : ''} ${i >= built && i < built - leaving ? 'leaving' : ''}`}
          >
            {i >= built && <SeatShip seat={seat} />}
            {effect !== null && i >= built && (
              <PrintedEffect effect={effect} label={(text) => play.shipGives(i + 1, text)} />
            )}
          </span>
        ))}
      </span>
    </TargetView>
  )
}
