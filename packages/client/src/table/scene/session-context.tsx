import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { LocalGame } from '../../model/session/local-game.ts'
import type { TableSession } from '../../model/session/table-session.ts'

const Context = createContext<LocalGame | null>(null)
/** Gives the game to the components inside it. */
export const GameProvider = Context.Provider

/** The game that is played, for what a replay does not have: lesson, file, link. */
export function useLocalGame(): LocalGame {
  const game = useContext(Context)
  if (game === null) throw new Error('nothing is played here')
  return game
}

/** The session of the game that is played: undo, the end of a turn, the curtain. */
export const useSession = (): TableSession => useLocalGame().session
