import { useEffect, useState } from 'preact/hooks'
import { busyWhile } from '../../base/busy.ts'
import { workerBots } from '../../model/bots/port.ts'
import { LocalGame } from '../../model/session/local-game.ts'
import { findGame, type KeptGame, keepGame, onGamesCleared } from '../../model/storage/games.ts'
import { type Hold, holdGame } from '../../model/storage/hold.ts'
import { keepPace } from '../../table/motion/pacing.ts'
import { lazy } from '../../ui/lazy.tsx'
import { locale } from '../../ui/locale.ts'
import { NoSuchGame } from '../../ui/no-table.tsx'
import { confirmTurn } from '../../ui/settings.ts'
import { showGameOfRecord } from '../games/shown-game.ts'
import { GameSheet } from './game-sheet.tsx'
import { Watching } from './watching.tsx'

const Broken = lazy(() => import('./broken.tsx').then((page) => page.Broken))

/** The game that was played last: it waits as it was left, with a turn that is to be confirmed. */
let last: LocalGame | undefined

async function open(id: string): Promise<LocalGame | undefined> {
  const saved = await findGame(id)
  if (saved !== undefined) await showGameOfRecord(saved.record)
  if (last !== undefined && saved !== undefined && isAsSaved(last, saved)) return last
  // It may have been deleted meanwhile, or another tab has played on.
  last?.close()
  last = undefined
  if (saved !== undefined)
    last = await LocalGame.open(saved, {
      bots: workerBots,
      write: keepGame,
      confirms: () => confirmTurn.value,
    })
  return last
}

function isAsSaved(game: LocalGame, { id, record, position }: KeptGame): boolean {
  if (game.id !== id) return false
  const now = game.savedGame()
  // What could not be saved is only here.
  return game.saveFault.value !== null || (now.record === record && now.position === position)
}

/** Bots do not go on in the game that is shown. */
let pause = (): void => {}

/** Saves what was played in the game that is shown, and plays no more in it. */
async function release(): Promise<void> {
  pause()
  await last?.saved()
}

/** Plays a game, unless another tab has it: then it is watched. */
export function TablePage({ id }: { readonly id: string }) {
  const [hold, setHold] = useState<Hold | null>(null)
  useEffect(() => {
    const held = holdGame(id, release)
    setHold(held)
    return () => held.leave()
  }, [id])
  switch (hold?.by.value) {
    case 'here':
      return <Playing id={id} />
    case 'elsewhere':
      return <Watching id={id} takeOver={hold.takeOver} />
    default:
      return null
  }
}

/** Opens a saved game and plays it. */
function Playing({ id }: { readonly id: string }) {
  const { app } = locale.value
  const [opened, setOpened] = useState<LocalGame | Error | 'none' | null>(null)
  useEffect(() => {
    let left = false
    busyWhile('opening a game', open(id)).then(
      (found) => {
        if (left) return
        if (found === undefined) return setOpened('none')
        const stopPace = keepPace(found.session)
        const stopRewriting = onGamesCleared(() => found.save())
        pause = () => {
          stopPace()
          stopRewriting()
        }
        found.play()
        setOpened(found)
      },
      (error: unknown) => setOpened(error instanceof Error ? error : new Error(String(error))),
    )
    return () => {
      left = true
      pause()
      pause = () => {}
    }
  }, [id])
  if (opened === null) return null
  if (opened === 'none') return <NoSuchGame>{app.gameNotFound}</NoSuchGame>
  if (opened instanceof Error) return <Broken id={id} error={opened} />
  const { lostFrom } = opened
  return <GameSheet game={opened} note={lostFrom === null ? null : app.oldRules(lostFrom)} />
}
