import { useEffect, useState } from 'preact/hooks'
import { busyWhile } from '../../base/busy.ts'
import { gameOf } from '../../model/games/catalog/by-game.ts'
import { type Checked, openSharedGame } from '../../model/sharing/check.ts'
import { OPEN, unpackLink } from '../../model/sharing/codec.ts'
import { SharedGameError } from '../../model/sharing/fault.ts'
import { readGameFile } from '../../model/sharing/read-file.ts'
import { locale } from '../../ui/locale.ts'
import { go } from '../../ui/screen.ts'
import { show } from '../games/shown-game.ts'
import { OpenedGame } from './opened-game.tsx'
import '../../style/features/sharing.css'

/** In what it came. */
type By = 'link' | 'file'

/** What came of opening something. */
interface Tried {
  readonly by: By
  readonly with: Checked | SharedGameError
}

async function tried(by: By, opening: Promise<Checked>): Promise<Tried> {
  try {
    const checked = await opening
    await show(gameOf(checked.rules.game).name)
    return { by, with: checked }
  } catch (error) {
    if (error instanceof SharedGameError) return { by, with: error }
    // Not known to be a fault of what was handed over: only we could mend it.
    console.error(error)
    return { by, with: new SharedGameError('foreign') }
  }
}

/** Opens what somebody has handed over, or asks for it. */
export function OpenPage({ link }: { readonly link?: string }) {
  const { sharing } = locale.value
  const [opened, setOpened] = useState<Tried | null>(null)
  const open = (by: By, opening: Promise<Checked>): void => {
    void busyWhile('opening a link', tried(by, opening)).then(setOpened)
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
        (opened.with instanceof SharedGameError ? (
          <Refused by={opened.by} error={opened.with} />
        ) : (
          <OpenedGame checked={opened.with} by={opened.by} link={link} />
        ))}
      {(opened === null || opened.with instanceof SharedGameError) && (
        <>
          <p>{sharing.openHelp}</p>
          <Paste
            open={(text) => {
              const at = text.indexOf(OPEN)
              if (at < 0) openLink(text.trim())
              else go({ name: 'open', link: text.slice(at + OPEN.length).trim() })
            }}
          />
          <ChooseFile open={(file) => open('file', readGameFile(file))} />
        </>
      )}
    </div>
  )
}

interface RefusedProps {
  readonly by: By
  readonly error: SharedGameError
}

/** Why it cannot be opened, and that nothing has happened. */
function Refused({ by, error }: RefusedProps) {
  const { sharing } = locale.value
  return (
    <div class="refused" role="alert" data-fault={error.fault}>
      <h2>{sharing.cannotOpen[by]}</h2>
      <p>{sharing.faults[error.fault](error.at)}</p>
      <p>
        <small>{sharing.nothingChanged}</small>
      </p>
    </div>
  )
}

function Paste({ open }: { readonly open: (text: string) => void }) {
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
          // The same file can be chosen again, once it has been mended.
          currentTarget.value = ''
        }}
      />
    </label>
  )
}
