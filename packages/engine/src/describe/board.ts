import { shipsAt } from '../board/ships.ts'
import { breadLimit } from '../payment/bread.ts'
import { ASIDE, ENGAGED, HAND, isInvitedBy, PILE } from '../state/card-location.ts'
import { type Game, HIDDEN } from '../state/game.ts'
import type { Tables } from '../state/tables.ts'
import { CHARACTER_TYPES, type CharacterType, PLACES, type Place } from '../state/words.ts'

/** The board of one seat and its cards, as the viewer sees them. Part of `BoardView`. */
export interface Board {
  readonly seat: number
  readonly score: number
  /** The part of the score that titles gave. */
  readonly titlePoints: number
  readonly bread: number
  readonly breadLimit: number
  readonly passed: boolean
  /** Ships by place; `dock` is ships on destinations. */
  readonly ships: Readonly<Record<Place, number>>
  /** Lighthouses erected; in Amalfi (2020) colonies. */
  readonly lighthouses: number
  readonly artworks: readonly string[]
  readonly destinations: readonly string[]
  /** In the order of their invitation. */
  readonly characters: readonly InvitedCharacter[]
  readonly hand: CardSet
  /** Cards to choose from: in a draft, a selection or a draw. */
  readonly pile: CardSet
  /** Endgame characters set aside in a draft with score. */
  readonly aside: CardSet
  /** The card it has picked while others still choose; true if the viewer may not see it, false if it has not picked. */
  readonly chosen: string | boolean
}

/** A character in front of a seat. */
export interface InvitedCharacter {
  readonly character: string
  readonly type: CharacterType
  readonly engaged: boolean
  /** An ability limited to once a turn or period was used. */
  readonly served: boolean
}

/** A set of cards: its size, and the cards that the viewer knows. */
export interface CardSet {
  readonly size: number
  readonly known: readonly string[]
}

/** The board of a seat, in ids and plain numbers. */
export function boardOf(tables: Tables, game: Game, seat: number): Board {
  const { artworkIds, destinationIds, characterIds } = tables
  const cards = (sizes: readonly number[], where: number): CardSet => ({
    size: sizes[seat],
    known: idsWhere(characterIds, game.where, where + seat),
  })
  return {
    seat,
    score: game.score[seat],
    titlePoints: game.titlePoints[seat],
    bread: game.bread[seat],
    breadLimit: breadLimit({ tables, game }, seat),
    passed: game.passed[seat] !== 0,
    ships: Object.fromEntries(
      PLACES.map((place, code) => [place, shipsAt(game, seat, code)]),
    ) as Board['ships'],
    lighthouses: game.erected[seat],
    artworks: idsWhere(artworkIds, game.artworkOwner, seat),
    destinations: idsWhere(destinationIds, game.destinationOwner, seat),
    characters: game.invited
      .filter((character) => isInvitedBy(game.where[character], seat))
      .map((character) => ({
        character: characterIds[character],
        type: CHARACTER_TYPES[tables.characters.type[character]],
        engaged: game.where[character] === ENGAGED + seat,
        served: game.usedAbilities[character] !== 0,
      })),
    hand: cards(game.handSize, HAND),
    pile: cards(game.pileSize, PILE),
    aside: cards(game.asideSize, ASIDE),
    chosen: describePick(characterIds, game.picks[seat]),
  }
}

/** The ids whose entry has this value. */
export const idsWhere = (
  ids: readonly string[],
  entries: readonly number[],
  value: number,
): string[] => ids.filter((_, i) => entries[i] === value)

const describePick = (ids: readonly string[], pick: number): string | boolean =>
  pick === HIDDEN ? true : pick >= 0 ? ids[pick] : false
