import { effect, type ReadonlySignal, signal } from '@preact/signals'
import { beginWork } from '../../base/busy.ts'

/** Who has a game: it is found out, this tab, or another one. */
export type Holder = 'asking' | 'here' | 'elsewhere'

/** A game as one tab holds it. */
export interface Hold {
  readonly by: ReadonlySignal<Holder>
  /** Takes the game from the tab that has it. */
  takeOver(): void
  /** Gives it back. */
  leave(): void
}

/** What tabs say to each other about a game. */
interface Said {
  readonly about: string
  readonly says: 'who' | 'mine' | 'give' | 'free'
  readonly tab: string
}

const CHANNEL = 'amalfi-tabs'
const LOCK = 'amalfi-table '
/** How long a tab that has a game may take to answer, in milliseconds. */
const ANSWER = 400

/** Whether a table is open in any tab. Without locks there is no way to know, and no need to. */
export async function isAnyTableOpen(): Promise<boolean> {
  const { held = [] } = (await navigator.locks?.query()) ?? {}
  return held.some(({ name = '' }) => name.startsWith(LOCK))
}

/**
 * Asks for a game that only one tab may play. `release` is waited for before it is given away: what
 * was played is kept by then.
 */
export function holdGame(id: string, release: () => Promise<void>): Hold {
  const hold = 'locks' in navigator ? byLock(id, release) : byAsking(id, release)
  const stop = effect(() =>
    hold.by.value === 'asking' ? beginWork('asking other tabs') : undefined,
  )
  return {
    ...hold,
    leave() {
      stop()
      hold.leave()
    },
  }
}

/**
 * The browser itself sees to it that only one has the lock, also when a tab breaks down. The others
 * stand in a queue: who is first in it has the game when the tab that had it is closed.
 */
function byLock(id: string, release: () => Promise<void>): Hold {
  const by = signal<Holder>('asking')
  const channel = new BroadcastChannel(CHANNEL)
  const say = (says: Said['says']): void =>
    channel.postMessage({ about: id, says, tab: '' } satisfies Said)
  let letGo = (): void => {}
  let freed = (): void => {}
  let left = false
  let run = 0

  const queue = async (options: LockOptions): Promise<void> => {
    const own = ++run
    const gone = (): boolean => left || own !== run
    try {
      await navigator.locks.request(LOCK + id, options, () => {
        if (gone()) return undefined
        by.value = 'here'
        return new Promise<void>((resolve) => {
          letGo = resolve
        })
      })
    } catch {
      // Another tab has taken it.
    }
    if (gone()) return
    by.value = 'elsewhere'
    void queue({})
  }

  channel.addEventListener('message', ({ data }: MessageEvent<Said>) => {
    if (data.about !== id) return
    if (data.says === 'free') freed()
    if (data.says !== 'give' || by.value !== 'here') return
    by.value = 'elsewhere'
    void release().then(() => say('free'))
  })
  const wait = setTimeout(() => {
    if (by.value === 'asking') by.value = 'elsewhere'
  }, ANSWER)
  void queue({})
  return {
    by,
    takeOver() {
      say('give')
      // A tab that sleeps or hangs does not answer.
      const waited = setTimeout(() => freed(), ANSWER * 4)
      freed = () => {
        clearTimeout(waited)
        freed = () => {}
        void queue({ steal: true })
      }
    },
    leave() {
      left = true
      clearTimeout(wait)
      void release().then(() => {
        letGo()
        channel.close()
      })
    },
  }
}

/** Without a secure context there are no locks: tabs ask each other, and believe what they hear. */
function byAsking(id: string, release: () => Promise<void>): Hold {
  const by = signal<Holder>('asking')
  const channel = new BroadcastChannel(CHANNEL)
  const tab = `${performance.timeOrigin} ${Math.random()}`
  const say = (says: Said['says']): void =>
    channel.postMessage({ about: id, says, tab } satisfies Said)
  const soon = (): ReturnType<typeof setTimeout> =>
    setTimeout(() => {
      by.value = 'here'
    }, ANSWER)
  let asked = soon()
  const giveUp = (): void => {
    clearTimeout(asked)
    by.value = 'elsewhere'
  }
  channel.addEventListener('message', ({ data }: MessageEvent<Said>) => {
    if (data.about !== id) return
    if (data.says === 'who') {
      if (by.value === 'here') say('mine')
      // Both ask at the same time: the older one has it.
      else if (by.value === 'asking' && data.tab < tab) giveUp()
    } else if (data.says === 'mine' && by.value === 'asking') giveUp()
    else if (data.says === 'give' && by.value === 'here') {
      by.value = 'elsewhere'
      void release().then(() => say('free'))
    } else if (data.says === 'free' && by.value === 'asking') {
      clearTimeout(asked)
      by.value = 'here'
    }
  })
  say('who')
  return {
    by,
    takeOver() {
      by.value = 'asking'
      clearTimeout(asked)
      asked = soon()
      say('give')
    },
    leave() {
      clearTimeout(asked)
      by.value = 'elsewhere'
      void release().then(() => channel.close())
    },
  }
}
