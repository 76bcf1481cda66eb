import { ART_TYPES, type Board, CHARACTER_TYPES, HOLDS, MAX_LIGHTHOUSES } from '@amalfi/engine'
import type { RefObject } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { GameIcon } from '../art/game-icon.tsx'
import { openDialog } from '../cards/enlarge.ts'
import { CardView } from '../choices/card-view.tsx'
import { DestinationCard } from '../choices/destination-card.tsx'
import { AnimatedNumber } from '../pieces/animated-number.tsx'
import { Count } from '../pieces/count.tsx'
import { DeferredPoints } from '../pieces/deferred-points.tsx'
import { SeatShip } from '../pieces/pieces.tsx'
import { useScene } from '../scene/scene.tsx'
import { AllCardsButton } from './all-cards-button.tsx'

interface Props {
  readonly board: Board
}

/** Another player: their board as icons with numbers, and the cards in front of them. */
export function OtherPlayer({ board }: Props) {
  const { boardView, translator } = useScene()
  const { board: boardText } = translator.locale
  const { seat } = board
  const panel = useOpenCardsOnClick(seat)
  return (
    <section
      class={`other-player opens-cards seat-${seat}`}
      ref={panel}
      aria-label={translator.names.seat(seat)}
    >
      <h2>
        <SeatShip seat={seat} />
        <AllCardsButton seat={seat}>{translator.names.seat(seat)}</AllCardsButton>
        {boardView.windRose === seat && (
          <GameIcon of="rose" title={`${boardText.windRose}. ${boardText.windRoseHelp}`} />
        )}
        {board.passed && <GameIcon of="pass" title={boardText.passed} />}
        <b class="score" data-counter="score" title={boardText.points(board.score)}>
          <AnimatedNumber value={board.score} format={boardText.points} />
          <DeferredPoints seat={seat} brief />
        </b>
      </h2>
      <StoreCounts board={board} />
      <ShipCounts board={board} />
      <CardCounts board={board} />
      <div class="player-cards">
        {board.characters.map(({ character, engaged }) => (
          <CardView
            key={character}
            kind="character"
            id={character}
            at="played-character"
            engaged={engaged}
          />
        ))}
        {board.destinations.map((id) => (
          <DestinationCard key={id} id={id} />
        ))}
        {board.artworks.map((id) => (
          <CardView key={id} kind="artwork" id={id} at="owned" />
        ))}
      </div>
    </section>
  )
}

/** A click on one of these does something else. */
const HAS_OWN_CLICK = 'button:not([data-choices=""]), .menu'

/** A click anywhere on the panel opens all cards of the player. Keyboard users press the name. */
function useOpenCardsOnClick(seat: number): RefObject<HTMLElement | null> {
  const panel = useRef<HTMLElement>(null)
  useEffect(() => {
    const { current } = panel
    const open = ({ target }: Event): void => {
      if (target instanceof Element && target.closest(HAS_OWN_CLICK) === null)
        openDialog.value = { show: 'cards', seat }
    }
    // Captured: after a choice its button no longer matches HAS_OWN_CLICK.
    current?.addEventListener('click', open, true)
    return () => current?.removeEventListener('click', open, true)
  }, [seat])
  return panel
}

/** Bread, the bread due at the next feeding, lighthouses, cards in hand. */
function StoreCounts({ board }: Props) {
  const { translator, forecasts } = useScene()
  const { board: boardText } = translator.locale
  const { due, short, coming, fed } = forecasts[board.seat]
  return (
    <div class="counts">
      <Count icon="bread" counter="bread" words={boardText.bread(board.bread, board.breadLimit)}>
        <AnimatedNumber value={board.bread} format={String} />
        <small>/{board.breadLimit}</small>
      </Count>
      <Count icon="feed" words={fed ? boardText.fed : boardText.feeding(due, short, coming)}>
        {fed ? <span class="tick" /> : due}
        {short > 0 && <em class="warning">−{short}</em>}
      </Count>
      <Count icon="lighthouse" words={boardText.lighthouses(board.lighthouses)}>
        {board.lighthouses}
        <small>/{MAX_LIGHTHOUSES}</small>
      </Count>
      <Count icon="hand" counter="hand" words={boardText.hand(board.hand.size)}>
        {board.hand.size}
      </Count>
    </div>
  )
}

/** The places of ships besides the holds, and their icons. */
const OTHER_PLACES = ['bay', 'dock', 'port', 'shipyard'] as const
const ICON_OF_PLACE = { bay: 'bay', dock: 'dock', port: 'port', shipyard: 'build' } as const

/** The number of ships at each place. */
function ShipCounts({ board }: Props) {
  const { terms, board: boardText } = useScene().translator.locale
  const words = (place: keyof typeof terms.places): string =>
    boardText.labelled(terms.places[place], String(board.ships[place]))
  return (
    <div class="counts ships">
      {HOLDS.map((hold) => (
        <Count
          key={hold}
          icon={hold}
          counter={hold}
          words={words(hold)}
          none={board.ships[hold] === 0}
        >
          {board.ships[hold]}
        </Count>
      ))}
      {OTHER_PLACES.map((place) => (
        <Count
          key={place}
          icon={ICON_OF_PLACE[place]}
          counter={place}
          words={words(place)}
          none={board.ships[place] === 0}
        >
          {board.ships[place]}
        </Count>
      ))}
    </div>
  )
}

/** The number of cards in front of them, by type; without types that they do not have. */
function CardCounts({ board }: Props) {
  const { card, translator } = useScene()
  const { terms, board: boardText } = translator.locale
  const works = board.artworks.map((id) => card('artwork', id)?.type)
  const people = board.characters.map(({ type }) => type)
  const counted = [
    ...ART_TYPES.map((type) => ({
      type,
      name: terms.artTypes[type],
      n: works.filter((one) => one === type).length,
    })),
    ...CHARACTER_TYPES.map((type) => ({
      type,
      name: terms.characterTypes[type],
      n: people.filter((one) => one === type).length,
    })),
    { type: 'destination' as const, name: boardText.destinations, n: board.destinations.length },
  ]
  return (
    <div class="counts owned-cards" data-counter="cards">
      {counted
        .filter(({ n }) => n > 0)
        .map(({ type, name, n }) => (
          <Count key={type} icon={type} words={boardText.labelled(name, String(n))}>
            {n}
          </Count>
        ))}
    </div>
  )
}
