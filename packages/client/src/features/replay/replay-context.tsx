import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { ReplayTable } from '../../model/replay/replay-table.ts'

const Context = createContext<ReplayTable | null>(null)
/** Gives the components below it the replay. */
export const ReplayProvider = Context.Provider

/** The replay that the page shows. */
export function useReplay(): ReplayTable {
  const table = useContext(Context)
  if (table === null) throw new Error('useReplay needs a ReplayProvider')
  return table
}
