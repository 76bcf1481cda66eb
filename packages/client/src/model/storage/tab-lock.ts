import { effect, type ReadonlySignal, signal } from '@preact/signals'
import { beginWork } from '../../base/busy.ts'

/** Which tab may play a game: not known yet, this one, or another one. */
export type LockState = 'asking' | 'here' | 'elsewhere'

/** A lock on a game, so that only one tab plays it. */
export interface TabLock {
  readonly state: ReadonlySignal<LockState>
  /** Takes the game from the other tab. */
  takeOver(): void
  /** Releases the lock. */
  leave(): void
}

/** A message between tabs. Tabs may run different versions of the page, so its fields stay. */
interface TabMessage {
  readonly about: string
  readonly says: 'who' | 'mine' | 'give' | 'free'
  readonly tab: string
}

const CHANNEL = 'amalfi-tabs'
const LOCK = 'amalfi-table '
/** How long to wait for an answer of another tab, in milliseconds. */
const ANSWER_TIME = 400

/** Whether a table is open in any tab. Without locks this is unknown, and not needed. */
export async function isAnyTableOpen(): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return held.some(({ name = '' }) => name.startsWith(LOCK))
}

/**
 * Asks for the lock on a game. Before it is given to another tab, `release` is awaited, which saves
 * the game.
 */
export function lockGame(id: string, release: () => Promise<void>): TabLock {
  const lock = 'locks' in navigator ? byWebLock(id, release) : byMessages(id, release)
  const stop = effect(() =>
    lock.state.value === 'asking' ? beginWork('asking other tabs') : undefined,
  )
  return {
    ...lock,
    leave() {
      stop()
      lock.leave()
    },
  }
}

/**
 * Uses a lock of the browser, which is released even if a tab crashes. Other tabs wait in a queue; the
 * first gets the game when the tab that has it is closed.
 */
function byWebLock(id: string, release: () => Promise<void>): TabLock {
  const state = signal<LockState>('asking')
  const channel = new BroadcastChannel(CHANNEL)
  const send = (says: TabMessage['says']): void =>
    channel.postMessage({ about: id, says, tab: '' } satisfies TabMessage)
  let releaseLock = (): void => {}
  let onFreed = (): void => {}
  let isLeft = false
  let run = 0

  const queue = async (options: LockOptions): Promise<void> => {
    const own = ++run
    const isObsolete = (): boolean => isLeft || own !== run
    try {
      await navigator.locks.request(LOCK + id, options, () => {
        if (isObsolete()) return undefined
        state.value = 'here'
        return new Promise<void>((resolve) => {
          releaseLock = resolve
        })
      })
    } catch {
      // Another tab has taken it.
    }
    if (isObsolete()) return
    state.value = 'elsewhere'
    void queue({})
  }

  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.about !== id) return
    if (data.says === 'free') onFreed()
    if (data.says !== 'give' || state.value !== 'here') return
    state.value = 'elsewhere'
    void release().then(() => send('free'))
  })
  const wait = setTimeout(() => {
    if (state.value === 'asking') state.value = 'elsewhere'
  }, ANSWER_TIME)
  void queue({})
  return {
    state,
    takeOver() {
      send('give')
      // A tab that is frozen does not answer.
      const waited = setTimeout(() => onFreed(), ANSWER_TIME * 4)
      onFreed = () => {
        clearTimeout(waited)
        onFreed = () => {}
        void queue({ steal: true })
      }
    },
    leave() {
      isLeft = true
      clearTimeout(wait)
      void release().then(() => {
        releaseLock()
        channel.close()
      })
    },
  }
}

/** Without a secure context there are no locks, so tabs ask one another by messages. */
function byMessages(id: string, release: () => Promise<void>): TabLock {
  const state = signal<LockState>('asking')
  const channel = new BroadcastChannel(CHANNEL)
  const tab = `${performance.timeOrigin} ${Math.random()}`
  const send = (says: TabMessage['says']): void =>
    channel.postMessage({ about: id, says, tab } satisfies TabMessage)
  const startTimer = (): ReturnType<typeof setTimeout> =>
    setTimeout(() => {
      state.value = 'here'
    }, ANSWER_TIME)
  let timer = startTimer()
  const giveUp = (): void => {
    clearTimeout(timer)
    state.value = 'elsewhere'
  }
  channel.addEventListener('message', ({ data }: MessageEvent<TabMessage>) => {
    if (data.about !== id) return
    if (data.says === 'who') {
      if (state.value === 'here') send('mine')
      // If both ask at the same time, the older tab gets it.
      else if (state.value === 'asking' && data.tab < tab) giveUp()
    } else if (data.says === 'mine' && state.value === 'asking') giveUp()
    else if (data.says === 'give' && state.value === 'here') {
      state.value = 'elsewhere'
      void release().then(() => send('free'))
    } else if (data.says === 'free' && state.value === 'asking') {
      clearTimeout(timer)
      state.value = 'here'
    }
  })
  send('who')
  return {
    state,
    takeOver() {
      state.value = 'asking'
      clearTimeout(timer)
      timer = startTimer()
      send('give')
    },
    leave() {
      clearTimeout(timer)
      state.value = 'elsewhere'
      void release().then(() => channel.close())
    },
  }
}
