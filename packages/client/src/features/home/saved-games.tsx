import { numberText, PERIODS } from '@amalfi/text'
import { useEffect, useRef, useState } from 'preact/hooks'
import { gameOfRecord } from '../../model/game/rules.ts'
import { namesOf } from '../../model/players/names.ts'
import { coloursOf } from '../../model/players/seat-colours.ts'
import { deleteGame, isInStatistics } from '../../model/statistics/statistics-store.ts'
import { type GameList, listGames, type SavedGame } from '../../model/storage/games.ts'
import { Ship } from '../../table/pieces/pieces.tsx'
import { dateLocaleFor } from '../../ui/date-locale.ts'
import { locale, localeOf } from '../../ui/locale.ts'
import { addressOf, lastTable } from '../../ui/screen.ts'
import { game as shownGame } from '../../ui/settings.ts'
import { storageText } from '../../ui/storage-text.ts'
import { UiIcon } from '../../ui/ui-icon.tsx'
import { downloadGame } from '../sharing/download-game.ts'
import { isUnfinishedTutorial } from '../tutorial/view/start.ts'

/** The saved games: first those that can be continued, then finished ones; the newest first. */
export function SavedGames() {
  const { home, saves } = locale.value
  const [saved, setSaved] = useState<GameList | null>(null)
  useEffect(() => void listGames().then(setSaved), [])
  if (saved === null) return null
  const { games, newer, fault } = saved
  if (games.length === 0 && newer === 0 && fault === null) return null
  const remove = async (game: SavedGame): Promise<void> => {
    await deleteGame(game)
    if (lastTable.value === game.id) lastTable.value = null
    setSaved({ ...saved, games: games.filter((other) => other !== game) })
  }
  const list = (title: string, listed: readonly SavedGame[]) =>
    listed.length > 0 && (
      <>
        <h2>{title}</h2>
        <ul>
          {listed.map((game) => (
            <li key={game.id}>
              <SavedGameItem game={game} remove={() => void remove(game)} />
            </li>
          ))}
        </ul>
      </>
    )
  return (
    <section class="saved">
      {fault !== null && <p role="status">{storageText(fault, locale.value)}</p>}
      {newer > 0 && <p role="status">{saves.newerGames(newer)}</p>}
      {list(
        home.continueGame,
        games.filter(({ finished }) => !finished),
      )}
      {list(
        home.finishedGames,
        games.filter(({ finished }) => finished),
      )}
    </section>
  )
}

interface Props {
  readonly game: SavedGame
  readonly remove: () => void
}

/** A saved game: players, scores, date, and what can be done with it. */
function SavedGameItem({ game, remove }: Props) {
  const { language, replay, sharing, learn } = locale.value
  const gameName = gameOfRecord(game.record) ?? shownGame.value
  const { home, app } = localeOf(gameName)
  const [isConfirming, setConfirming] = useState(false)
  const [isSaved, setSaved] = useState(false)
  const names = namesOf(game.players, locale.value)
  const colours = coloursOf(game.players)
  const date = new Intl.DateTimeFormat(dateLocaleFor(language), {
    dateStyle: 'medium',
    timeStyle: 'short',
  })
  const state = game.finished
    ? `${home.finished} · ${date.format(game.at)}`
    : home.savedAt(PERIODS[game.period], date.format(game.at))
  return (
    <article class="saved-game">
      <a href={addressOf({ name: 'table', id: game.id })}>
        <span class="saved-players">
          {names.map((name, seat) => (
            <span key={`${colours[seat]} ${name}`} class={`colour-${colours[seat]}`}>
              <Ship colour={colours[seat]} /> <span class="player-name">{name}</span>{' '}
              {game.scores !== undefined && <b>{numberText(game.scores[seat])}</b>}
            </span>
          ))}
        </span>{' '}
        <small>
          {gameName !== shownGame.value && `${app.title} · `}
          {isUnfinishedTutorial(game) && `${learn.guided} · `}
          {state}
          {game.origin !== undefined && ` · ${sharing.origins[game.origin]}`}
        </small>
      </a>
      {isSaved && !game.finished && (
        <small class="file-note" role="status">
          {sharing.fileRevealsAll}
        </small>
      )}
      {isConfirming ? (
        <ConfirmDelete game={game} remove={remove} cancel={() => setConfirming(false)} />
      ) : (
        <span class="saved-game-buttons">
          <a
            class="plain"
            href={addressOf({ name: 'replay', id: game.id })}
            aria-label={replay.replayOf(names.join(', '))}
            title={replay.replay}
          >
            <UiIcon of="replay" />
          </a>
          <button
            type="button"
            class="plain"
            aria-label={sharing.saveNamedAsFile(names.join(', '))}
            title={game.finished ? app.saveAsFile : `${app.saveAsFile}. ${sharing.fileRevealsAll}`}
            aria-description={game.finished ? undefined : sharing.fileRevealsAll}
            onClick={() => {
              downloadGame(game)
              setSaved(true)
            }}
          >
            <UiIcon of="file" />
          </button>
          <button
            type="button"
            class="plain"
            aria-label={home.deleteNamed(names.join(', '))}
            title={home.deleteGame}
            onClick={() => setConfirming(true)}
          >
            <UiIcon of="delete" />
          </button>
        </span>
      )}
    </article>
  )
}

interface ConfirmDeleteProps {
  readonly game: SavedGame
  readonly remove: () => void
  readonly cancel: () => void
}

/** Asks before a game is deleted. */
function ConfirmDelete({ game, remove, cancel }: ConfirmDeleteProps) {
  const { home, statistics } = locale.value
  const [counted, setCounted] = useState(false)
  useEffect(() => void isInStatistics(game).then(setCounted), [game])
  const cancelButton = useRef<HTMLButtonElement>(null)
  useEffect(() => cancelButton.current?.focus(), [])
  return (
    <p class="confirm-delete" role="alert">
      {home.confirmDelete} {counted && `${statistics.resultIsKept} `}
      <button type="button" ref={cancelButton} onClick={cancel}>
        {home.cancelDelete}
      </button>{' '}
      <button type="button" class="danger" onClick={remove}>
        {home.deleteGame}
      </button>
    </p>
  )
}
