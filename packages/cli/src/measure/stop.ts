/**
 * Runs something that Ctrl+C stops early. The first Ctrl+C aborts the signal, the second ends the
 * process as usual.
 */
export async function stoppable<T>(run: (signal: AbortSignal) => Promise<T>): Promise<T> {
  const controller = new AbortController()
  const stop = (): void => controller.abort()
  process.once('SIGINT', stop)
  try {
    return await run(controller.signal)
  } finally {
    process.off('SIGINT', stop)
  }
}
