import { ART_TYPES, CHARACTER_TYPES } from '@amalfi/engine'
import type { ComponentChildren } from 'preact'
import { GameIcon } from '../art/game-icon.tsx'
import { ListedCard } from '../choices/listed-card.tsx'
import type { GameIconName } from '../icons/game-icons.ts'
import { DestinationPieces, destinationPiecesText } from '../pieces/destination-pieces.tsx'
import { SeatShip } from '../pieces/pieces.tsx'
import { useScene } from '../scene/scene.tsx'

/** All cards in front of a player, large enough to read. */
export function AllCards({ seat }: { readonly seat: number }) {
  const { boardView, translator } = useScene()
  const { board, details } = translator.locale
  const { characters, destinations, artworks, score } = boardView.boards[seat]
  const none = characters.length + destinations.length + artworks.length === 0
  return (
    <>
      <h2 id="card-dialog-title">
        <SeatShip seat={seat} /> {details.cardsOf(translator.names.seat(seat))}{' '}
        <small>{board.points(score)}</small>
      </h2>
      {none && <p>{details.noCards}</p>}
      <Characters seat={seat} />
      <Destinations seat={seat} />
      <Artworks seat={seat} />
    </>
  )
}

interface CardGroupProps {
  readonly title: string
  /** How many there are of each kind. */
  readonly counts: readonly {
    readonly icon: GameIconName
    readonly name: string
    readonly n: number
  }[]
  readonly children: readonly ComponentChildren[]
}

function CardGroup({ title, counts, children }: CardGroupProps) {
  const { labelled } = useScene().translator.locale.board
  if (children.length === 0) return null
  return (
    <section>
      <h3>
        {title}
        {counts
          .filter(({ n }) => n > 0)
          .map(({ icon, name, n }) => (
            <span key={icon} class="type-count" title={labelled(name, String(n))}>
              <GameIcon of={icon} title={name} /> {n}
            </span>
          ))}
      </h3>
      <ul class="card-list">{children}</ul>
    </section>
  )
}

interface SeatProps {
  readonly seat: number
}

function Characters({ seat }: SeatProps) {
  const { boardView, translator, card } = useScene()
  const { terms, board } = translator.locale
  const { characters } = boardView.boards[seat]
  return (
    <CardGroup
      title={board.invited}
      counts={CHARACTER_TYPES.map((type) => ({
        icon: type,
        name: terms.characterTypes[type],
        n: characters.filter((one) => one.type === type).length,
      }))}
    >
      {characters.flatMap(({ character, engaged }) => {
        const shown = card('character', character)
        return shown === undefined
          ? []
          : [
              <li key={character}>
                <ListedCard
                  card={shown}
                  owned
                  class={engaged ? 'engaged' : ''}
                  extraText={engaged ? [board.engaged] : []}
                />
              </li>,
            ]
      })}
    </CardGroup>
  )
}

function Destinations({ seat }: SeatProps) {
  const { boardView, translator, card } = useScene()
  const { destinations } = boardView.boards[seat]
  return (
    <CardGroup title={translator.locale.board.destinations} counts={[]}>
      {destinations.flatMap((id) => {
        const shown = card('destination', id)
        const destination = boardView.destinations.find((one) => one.destination === id)
        return shown === undefined || destination === undefined
          ? []
          : [
              <li key={id}>
                <ListedCard
                  card={shown}
                  owned
                  extraText={destinationPiecesText(destination, translator)}
                >
                  <DestinationPieces destination={destination} />
                </ListedCard>
              </li>,
            ]
      })}
    </CardGroup>
  )
}

/** Artworks, sorted by type, since titles and decrees count them by type. */
function Artworks({ seat }: SeatProps) {
  const { boardView, translator, card } = useScene()
  const { terms, board } = translator.locale
  const works = boardView.boards[seat].artworks.flatMap((id) => card('artwork', id) ?? [])
  const of = (type: string) => works.filter((one) => one.type === type)
  return (
    <CardGroup
      title={board.artworks}
      counts={ART_TYPES.map((type) => ({
        icon: type,
        name: terms.artTypes[type],
        n: of(type).length,
      }))}
    >
      {ART_TYPES.flatMap(of).map((one) => (
        <li key={one.id}>
          <ListedCard card={one} owned />
        </li>
      ))}
    </CardGroup>
  )
}
