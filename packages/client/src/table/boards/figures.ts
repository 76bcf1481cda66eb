import { ART_TYPES, type Board, CHARACTER_TYPES, HOLDS } from '@amalfi/engine'
import type { Scene } from '../scene/scene.tsx'

/** What the figures of a player mean, in words, for tooltips and screen readers. */

/** The places of ships besides the holds, and their icons. */
const OTHER_PLACES = ['bay', 'dock', 'port', 'shipyard'] as const
const ICON_OF_PLACE = { bay: 'bay', dock: 'dock', port: 'port', shipyard: 'build' } as const

/** Bread, the next feeding, lighthouses and the hand. */
export function storeFigures({ translator, forecasts }: Scene, board: Board) {
  const words = translator.locale.board
  const { due, short, coming, fed } = forecasts[board.seat]
  return {
    bread: words.bread(board.bread, board.breadLimit),
    feed: fed ? words.fed : words.feeding(due, short, coming),
    lighthouse: words.lighthouses(board.lighthouses),
    hand: words.hand(board.hand.size),
  }
}

/** The number of ships at each place. */
export function shipFigures({ translator }: Scene, board: Board) {
  const { terms, board: words } = translator.locale
  return [
    ...HOLDS.map((place) => ({ place, icon: place })),
    ...OTHER_PLACES.map((place) => ({ place, icon: ICON_OF_PLACE[place] })),
  ].map(({ place, icon }) => ({
    place,
    icon,
    n: board.ships[place],
    words: words.labelled(terms.places[place], String(board.ships[place])),
  }))
}

/** The number of cards in front of a player by type, without types that they do not have. */
export function cardFigures({ card, translator }: Scene, board: Board) {
  const { terms, board: words } = translator.locale
  const works = board.artworks.map((id) => card('artwork', id)?.type)
  const people = board.characters.map(({ type }) => type)
  return [
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
    { type: 'destination' as const, name: words.destinations, n: board.destinations.length },
  ]
    .filter(({ n }) => n > 0)
    .map((figure) => ({ ...figure, words: words.labelled(figure.name, String(figure.n)) }))
}

/** Every figure of a player, in the order of the panel. */
export const allFigures = (scene: Scene, board: Board): string[] => [
  scene.translator.locale.board.points(board.score),
  ...Object.values(storeFigures(scene, board)),
  ...shipFigures(scene, board).map(({ words }) => words),
  ...cardFigures(scene, board).map(({ words }) => words),
]
