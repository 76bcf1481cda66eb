import { shipsAt } from '../board/ships.ts'
import { breadLimit } from '../payment/bread.ts'
import { ASIDE, ENGAGED, HAND, isInvitedBy, PILE } from '../state/card-location.ts'
import { type Game, HIDDEN } from '../state/game.ts'
import type { Tables } from '../state/tables.ts'
import { CHARACTER_TYPES, type CharacterType, PLACES, type Place } from '../state/words.ts'

/** The board of a seat, and the cards before it. */
export interface Board {
  readonly seat: number
  readonly score: number
  /** Of the score, what titles gave. */
  readonly titlePoints: number
  readonly bread: number
  readonly breadLimit: number
  readonly passed: boolean
  /** `dock`: on destinations. */
  readonly ships: Readonly<Record<Place, number>>
  /** Lighthouses erected. */
  readonly lighthouses: number
  readonly artworks: readonly string[]
  readonly destinations: readonly string[]
  /** In the order of their invitation. */
  readonly characters: readonly InvitedCharacter[]
  readonly hand: CardSet
  /** To choose from: in a draft, a selection, a draw. */
  readonly pile: CardSet
  /** Endgame characters set aside in a draft with score. */
  readonly aside: CardSet
  /** The card it has chosen while others still choose: true if one may not see which. */
  readonly chosen: string | boolean
}

export interface InvitedCharacter {
  readonly character: string
  readonly type: CharacterType
  readonly engaged: boolean
  /** An ability that serves once a turn or once a period has served. */
  readonly served: boolean
}

/** How many, and which of them the one who looks knows. */
export interface CardSet {
  readonly size: number
  readonly known: readonly string[]
}

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

/** The ids whose entry is this one. */
export const idsWhere = (
  ids: readonly string[],
  entries: readonly number[],
  is: number,
): string[] => ids.filter((_, i) => entries[i] === is)

const describePick = (ids: readonly string[], pick: number): string | boolean =>
  pick === HIDDEN ? true : pick >= 0 ? ids[pick] : false
