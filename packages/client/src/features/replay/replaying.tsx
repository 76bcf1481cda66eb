import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { ReplayTable } from '../../model/replay/replay-table.ts'

const Context = createContext<ReplayTable | null>(null)
export const ReplayProvider = Context.Provider

/** The game that is replayed here. */
export function useReplay(): ReplayTable {
  const table = useContext(Context)
  if (table === null) throw new Error('nothing is replayed here')
  return table
}
