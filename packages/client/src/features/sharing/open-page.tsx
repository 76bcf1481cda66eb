import { useEffect, useState } from 'preact/hooks'
import { busyWhile } from '../../base/busy.ts'
import { gameOf } from '../../model/games/catalog/by-game.ts'
import { type CheckedGame, openSharedGame } from '../../model/sharing/check.ts'
import { OPEN_ADDRESS, unpackLink } from '../../model/sharing/codec.ts'
import { SharedGameError } from '../../model/sharing/fault.ts'
import { readGameFile } from '../../model/sharing/read-file.ts'
import { locale } from '../../ui/locale.ts'
import { navigateTo } from '../../ui/screen.ts'
import { showGame } from '../games/shown-game.ts'
import { OpenedGame } from './opened-game.tsx'
import '../../style/features/sharing.css'

type Source = 'link' | 'file'

/** A shared game that was opened, or why it could not be. */
interface OpenResult {
  readonly source: Source
  readonly result: CheckedGame | SharedGameError
}

async function tryToOpen(source: Source, opening: Promise<CheckedGame>): Promise<OpenResult> {
  try {
    const checked = await opening
    await showGame(gameOf(checked.rules.game).name)
    return { source, result: checked }
  } catch (error) {
    if (error instanceof SharedGameError) return { source, result: error }
    // An unexpected error is a bug of the page, not a fault of the link or file.
    console.error(error)
    return { source, result: new SharedGameError('foreign') }
  }
}

/** Opens a shared game from its link, or asks for a link or a file. */
export function OpenPage({ link }: { readonly link?: string }) {
  const { sharing } = locale.value
  const [opened, setOpened] = useState<OpenResult | null>(null)
  const open = (source: Source, opening: Promise<CheckedGame>): void => {
    void busyWhile('opening a link', tryToOpen(source, opening)).then(setOpened)
  }
  const openLink = (text: string): void => open('link', unpackLink(text).then(openSharedGame))
  useEffect(() => {
    if (link !== undefined) openLink(link)
  }, [])
  if (link !== undefined && opened === null) return null
  return (
    <div class="page open">
      <h1>{sharing.open}</h1>
      {opened !== null &&
        (opened.result instanceof SharedGameError ? (
          <OpenError source={opened.source} error={opened.result} />
        ) : (
          <OpenedGame checked={opened.result} origin={opened.source} link={link} />
        ))}
      {(opened === null || opened.result instanceof SharedGameError) && (
        <>
          <p>{sharing.openHelp}</p>
          <PasteLink
            open={(text) => {
              const at = text.indexOf(OPEN_ADDRESS)
              if (at < 0) openLink(text.trim())
              else navigateTo({ name: 'open', link: text.slice(at + OPEN_ADDRESS.length).trim() })
            }}
          />
          <ChooseFile open={(file) => open('file', readGameFile(file))} />
        </>
      )}
    </div>
  )
}

interface OpenErrorProps {
  readonly source: Source
  readonly error: SharedGameError
}

/** Says why something cannot be opened, and that nothing was changed. */
function OpenError({ source, error }: OpenErrorProps) {
  const { sharing } = locale.value
  return (
    <div class="refused" role="alert" data-fault={error.fault}>
      <h2>{sharing.cannotOpen[source]}</h2>
      <p>{sharing.faults[error.fault](error.at)}</p>
      <p>
        <small>{sharing.nothingChanged}</small>
      </p>
    </div>
  )
}

function PasteLink({ open }: { readonly open: (text: string) => void }) {
  const { sharing } = locale.value
  const [text, setText] = useState('')
  return (
    <form
      class="paste"
      onSubmit={(event) => {
        event.preventDefault()
        open(text)
      }}
    >
      <label>
        {sharing.pasteLink}
        <input
          value={text}
          autoComplete="off"
          spellcheck={false}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <button type="submit" class="primary" disabled={text.trim() === ''}>
        {sharing.openButton}
      </button>
    </form>
  )
}

function ChooseFile({ open }: { readonly open: (file: File) => void }) {
  const { sharing } = locale.value
  return (
    <label class="choose-file">
      <span>{sharing.chooseFile}</span>
      <input
        type="file"
        accept=".json,application/json"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? []
          if (file !== undefined) open(file)
          // So that the same file can be chosen again after it was corrected.
          currentTarget.value = ''
        }}
      />
    </label>
  )
}
