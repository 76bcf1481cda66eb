import { useEffect, useState } from 'preact/hooks'
import { busyWhile } from '../../base/busy.ts'
import { workerBots } from '../../model/bots/worker-bots.ts'
import { LocalGame } from '../../model/session/local-game.ts'
import { findGame, onGamesCleared, saveGame } from '../../model/storage/games.ts'
import { lockGame, type TabLock } from '../../model/storage/tab-lock.ts'
import { keepPace } from '../../table/motion/pacing.ts'
import { GameNotFound } from '../../ui/game-not-found.tsx'
import { lazy } from '../../ui/lazy.tsx'
import { locale } from '../../ui/locale.ts'
import { confirmTurn } from '../../ui/settings.ts'
import { showGameOfRecord } from '../games/shown-game.ts'
import { GameLayout } from './game-layout.tsx'
import { Watching } from './watching.tsx'

const OpenFailed = lazy(() => import('./open-failed.tsx').then((page) => page.OpenFailed))

/** The game that was played last. It stays as it was left, with a turn that awaits confirmation. */
let lastGame: LocalGame | undefined

async function open(id: string): Promise<LocalGame | undefined> {
  const saved = await findGame(id)
  if (saved !== undefined) await showGameOfRecord(saved.record)
  if (lastGame !== undefined && saved !== undefined && lastGame.isUpToDate(saved)) return lastGame
  // The game may have been deleted meanwhile, or played on in another tab.
  lastGame?.close()
  lastGame = undefined
  if (saved !== undefined)
    lastGame = await LocalGame.open(saved, {
      bots: workerBots,
      write: saveGame,
      confirms: () => confirmTurn.value,
    })
  return lastGame
}

/** Pauses the bots of the game that is shown. */
let pause = (): void => {}

/** Stops playing the game that is shown, and saves it. */
async function release(): Promise<void> {
  pause()
  await lastGame?.whenSaved()
}

/** Plays a game. If another tab plays it already, it is only watched here. */
export function TablePage({ id }: { readonly id: string }) {
  const [lock, setLock] = useState<TabLock | null>(null)
  useEffect(() => {
    const locked = lockGame(id, release)
    setLock(locked)
    return () => locked.leave()
  }, [id])
  switch (lock?.state.value) {
    case 'here':
      return <Playing id={id} />
    case 'elsewhere':
      return <Watching id={id} takeOver={lock.takeOver} />
    default:
      return null
  }
}

/** Opens a saved game and plays it. */
function Playing({ id }: { readonly id: string }) {
  const { app } = locale.value
  const [opened, setOpened] = useState<LocalGame | Error | 'none' | null>(null)
  useEffect(() => {
    let isGone = false
    busyWhile('opening a game', open(id)).then(
      (found) => {
        if (isGone) return
        if (found === undefined) return setOpened('none')
        const stopPace = keepPace(found.session)
        const stopRewriting = onGamesCleared(() => found.save())
        pause = () => {
          found.pause()
          stopPace()
          stopRewriting()
        }
        found.play()
        setOpened(found)
      },
      (error: unknown) => setOpened(error instanceof Error ? error : new Error(String(error))),
    )
    return () => {
      isGone = true
      pause()
      pause = () => {}
    }
  }, [id])
  if (opened === null) return null
  if (opened === 'none') return <GameNotFound>{app.gameNotFound}</GameNotFound>
  if (opened instanceof Error) return <OpenFailed id={id} error={opened} />
  const { lostFrom } = opened
  return <GameLayout game={opened} note={lostFrom === null ? null : app.oldRules(lostFrom)} />
}
