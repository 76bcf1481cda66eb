import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { LocalGame } from '../../model/session/local-game.ts'
import type { TableSession } from '../../model/session/table-session.ts'

const Context = createContext<LocalGame | null>(null)
export const GameProvider = Context.Provider

/** The game that is played here, for what a replay does not have: its lesson, its file, its link. */
export function useLocalGame(): LocalGame {
  const game = useContext(Context)
  if (game === null) throw new Error('nothing is played here')
  return game
}

/** The session of that game: undo, the end of a turn, the curtain. */
export const useSession = (): TableSession => useLocalGame().session
