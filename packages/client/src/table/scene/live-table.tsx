import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { LiveTable } from '../../model/session/live.ts'

const Context = createContext<LiveTable | null>(null)
export const LiveProvider = Context.Provider

/** The game that is played here, for what is not there in a replay: undo, the end of a turn, the result. */
export function useLive(): LiveTable {
  const table = useContext(Context)
  if (table === null) throw new Error('nothing is played here')
  return table
}
