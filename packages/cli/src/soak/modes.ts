import {
  GAME_CONFIGS,
  type GameName,
  type Hands,
  PRINTINGS,
  type Printing,
  RIVALS,
  type Rival,
} from '@amalfi/engine'

/** A mode of play: the set-up without the seed. */
export interface Mode {
  /** The name for `--only`: `4-draft-english`, `1-packs-genoa-french`. */
  readonly name: string
  readonly players: number
  readonly hands: Hands
  readonly printing: Printing
  readonly rival?: Rival
}

/** All modes of a game. */
export const modesOf = (game: GameName): readonly Mode[] =>
  [1, 2, 3, 4].flatMap((players) => {
    const { hands, soloHands } = GAME_CONFIGS[game]
    return (players === 1 ? soloHands : hands).flatMap((way) =>
      PRINTINGS.flatMap((printing) => modesFor(game, players, way, printing)),
    )
  })

function modesFor(game: GameName, players: number, hands: Hands, printing: Printing): Mode[] {
  if (players > 1 || !GAME_CONFIGS[game].hasRival)
    return [{ name: `${players}-${hands}-${printing}`, players, hands, printing }]
  return RIVALS.map((rival) => ({
    name: `${players}-${hands}-${rival}-${printing}`,
    players,
    hands,
    printing,
    rival,
  }))
}
