import { type Board, MAX_LIGHTHOUSES } from '@amalfi/engine'
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
import { Tip } from '../pieces/tip.tsx'
import { useScene } from '../scene/scene.tsx'
import { AllCardsButton } from './all-cards-button.tsx'
import { allFigures, cardFigures, shipFigures, storeFigures } from './figures.ts'

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
        <AllCardsButton seat={seat} describedBy={figuresId(seat)}>
          {translator.names.seat(seat)}
        </AllCardsButton>
        {boardView.windRose === seat && (
          <Tip class="rose-mark" text={`${boardText.windRose}. ${boardText.windRoseHelp}`}>
            <GameIcon of="rose" />
          </Tip>
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
      <Figures board={board} />
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
  const scene = useScene()
  const { due, short, fed } = scene.forecasts[board.seat]
  const words = storeFigures(scene, board)
  return (
    <div class="counts">
      <Count icon="bread" counter="bread" words={words.bread}>
        <AnimatedNumber value={board.bread} format={String} />
        <small>/{board.breadLimit}</small>
      </Count>
      <Count icon="feed" words={words.feed}>
        {fed ? <span class="tick" /> : due}
        {short > 0 && <em class="warning">−{short}</em>}
      </Count>
      <Count icon="lighthouse" words={words.lighthouse}>
        {board.lighthouses}
        <small>/{MAX_LIGHTHOUSES}</small>
      </Count>
      <Count icon="hand" counter="hand" words={words.hand}>
        {board.hand.size}
      </Count>
    </div>
  )
}

/** The number of ships at each place. */
const ShipCounts = ({ board }: Props) => (
  <div class="counts ships">
    {shipFigures(useScene(), board).map(({ place, icon, words, n }) => (
      <Count key={place} icon={icon} counter={place} words={words} none={n === 0}>
        {n}
      </Count>
    ))}
  </div>
)

/** The number of cards in front of them, by type; without types that they do not have. */
const CardCounts = ({ board }: Props) => (
  <div class="counts owned-cards" data-counter="cards">
    {cardFigures(useScene(), board).map(({ type, words, n }) => (
      <Count key={type} icon={type} words={words}>
        {n}
      </Count>
    ))}
  </div>
)

const figuresId = (seat: number): string => `figures-${seat}`

/** All figures of the panel in words. It is shown while the name has the pointer or the focus. */
function Figures({ board }: Props) {
  const scene = useScene()
  return (
    <ul class="figures" role="tooltip" id={figuresId(board.seat)}>
      {allFigures(scene, board).map((words) => (
        <li key={words}>{words}</li>
      ))}
    </ul>
  )
}
