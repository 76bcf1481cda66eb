import type { Game } from '@amalfi/engine'
import type { GameHost, HostEvent, LocalHost, Snapshot } from '@amalfi/session'
import type { GameRules } from '../../../src/model/game/rules.ts'

type Method = Exclude<keyof GameHost, 'seats' | 'subscribe'>

/** What the page asks for, and of which seat. */
export interface Request {
  readonly method: Method | 'subscribe'
  readonly seat: number | undefined
}

/** A snapshot as it crosses the boundary: its view is text, all else plain data. */
type SentSnapshot = Omit<Snapshot, 'view'> & { readonly view: string }

interface Call {
  readonly id: number
  readonly method: Method | 'subscribe'
  readonly args: readonly unknown[]
}

type Reply =
  | { readonly id: number; readonly result: unknown }
  | { readonly listener: number; readonly event: HostEvent }

/**
 * Serves a host on a port. Before a snapshot is sent, `sending` gets the full game that it was made
 * from, for the test alone.
 */
export function serveHost(
  port: MessagePort,
  host: LocalHost,
  rules: GameRules,
  sending: (fullGame: Game, snapshot: Snapshot) => void,
): void {
  const send = (reply: Reply): void => port.postMessage(reply)
  const snapshotOf = async (seat: number): Promise<SentSnapshot> => {
    const fullGame = rules.decode(host.savedState().position)
    const snapshot = await host.snapshot(seat)
    sending(fullGame, snapshot)
    return { ...snapshot, view: rules.encodeView(snapshot.view) }
  }
  port.onmessage = async ({ data: { id, method, args } }: MessageEvent<Call>) => {
    if (method === 'subscribe') {
      await host.subscribe(Number(args[0]), (event) => send({ listener: id, event }))
      send({ id, result: null })
    } else if (method === 'snapshot') {
      send({ id, result: await snapshotOf(Number(args[0])) })
    } else {
      const call = host[method] as (...of: unknown[]) => Promise<unknown>
      send({ id, result: await call.apply(host, [...args]) })
    }
  }
}

/** A host at the other end of a port. Its answers are plain data and arrive asynchronously. */
export function plainHost(
  port: MessagePort,
  seats: GameHost['seats'],
  rules: GameRules,
  asking: (request: Request) => void = () => {},
): GameHost {
  const waiting = new Map<number, (result: unknown) => void>()
  const listeners = new Map<number, (event: HostEvent) => void>()
  let last = 0
  port.onmessage = ({ data }: MessageEvent<Reply>) => {
    if ('listener' in data) listeners.get(data.listener)?.(data.event)
    else waiting.get(data.id)?.(data.result)
  }
  const call = <T>(method: Call['method'], ...args: readonly unknown[]): Promise<T> => {
    asking({ method, seat: args[0] === undefined ? undefined : Number(args[0]) })
    const id = ++last
    port.postMessage({ id, method, args } satisfies Call)
    return new Promise((resolve) => waiting.set(id, (result) => resolve(result as T)))
  }
  return {
    seats,
    snapshot: async (seat) => {
      const { view, ...rest } = await call<SentSnapshot>('snapshot', seat)
      return { ...rest, view: rules.decodeView(view) }
    },
    question: (seat) => call('question', seat),
    choose: (seat, choice, asked, confirm) => call('choose', seat, choice, asked, confirm),
    endTurn: (seat) => call('endTurn', seat),
    undo: (seat) => call('undo', seat),
    redo: (seat, confirm) => call('redo', seat, confirm),
    restartTurn: (seat) => call('restartTurn', seat),
    subscribe: async (seat, listener) => {
      const id = last + 1
      listeners.set(id, listener)
      await call('subscribe', seat)
      return () => {
        listeners.delete(id)
      }
    },
    standings: () => call('standings'),
    record: () => call('record'),
  }
}
