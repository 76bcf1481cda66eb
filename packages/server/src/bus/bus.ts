/**
 * Tells the nodes of a server that a game has new entries. A notice may be lost or come twice: it only
 * says where to look.
 */
export interface Bus {
  publish(game: string, seq: number): void
  /** Returns how to stop listening. */
  subscribe(listener: (game: string, seq: number) => void): () => void
}

/** A bus within one process. */
export function localBus(): Bus {
  const listeners = new Set<(game: string, seq: number) => void>()
  return {
    publish(game, seq) {
      for (const listener of listeners) listener(game, seq)
    },
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}
