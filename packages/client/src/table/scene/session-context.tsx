import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import { LocalGame } from '../../model/session/local-game.ts'
import type { PlayedGame } from '../../model/session/played-game.ts'
import type { TableSession } from '../../model/session/table-session.ts'

const Context = createContext<PlayedGame | null>(null)
/** Gives the game to the components inside it. */
export const GameProvider = Context.Provider

/** The game that is played, on this device or online: what a replay does not have. */
export function usePlayedGame(): PlayedGame {
  const game = useContext(Context)
  if (game === null) throw new Error('nothing is played here')
  return game
}

/** The game if it is played on this device, for what an online game does not have: file and link. */
export function useLocalGame(): LocalGame {
  const game = usePlayedGame()
  if (!(game instanceof LocalGame)) throw new Error('the game is played online')
  return game
}

/** The session of the game that is played: undo, the end of a turn, the curtain. */
export const useSession = (): TableSession => usePlayedGame().session
