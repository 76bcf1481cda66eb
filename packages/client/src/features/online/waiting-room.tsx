import type { TableAnswer } from '@amalfi/wire'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { beginTable } from '../../model/online/api.ts'
import { namesOf } from '../../model/players/names.ts'
import type { Player } from '../../model/players/player.ts'
import { Ship } from '../../table/pieces/pieces.tsx'
import { locale } from '../../ui/locale.ts'
import { onlineText, requestFault } from './online-text.ts'

interface Props {
  readonly answer: TableAnswer
  /** The invitation, for those who have it. */
  readonly code: string | undefined
  /** The form for somebody who does not sit yet. */
  readonly children?: ComponentChildren
}

/** A table before its game: who sits there, the invitation, and the button of the host. */
export function WaitingRoom({ answer, code, children }: Props) {
  const { table, seat, isHost } = answer
  const { terms, setup, home } = locale.value
  const text = onlineText()
  const players = table.seats.map((one): Player => ({ kind: 'person', name: one?.name ?? '' }))
  const names = namesOf(players, locale.value)
  const missing = table.seats.filter((one) => one === null).length
  return (
    <div class="page waiting-room">
      <h1>{text.table}</h1>
      <p class="hint">
        {home.gameName} {home.edition} · {setup.hands}: {terms.hands[table.hands]}
      </p>
      <ol class="waiting-seats">
        {table.seats.map((sitting, at) => (
          <li key={setup.seat(at)} class={sitting === null ? 'free' : `colour-${sitting.colour}`}>
            {sitting === null ? (
              text.free
            ) : (
              <>
                <Ship colour={sitting.colour} /> <b>{names[at]}</b>
                {at === seat && ` (${text.you})`}
              </>
            )}
          </li>
        ))}
      </ol>
      {children}
      {code !== undefined && missing > 0 && <Invitation />}
      {seat >= 0 && (
        <p role="status">{missing > 0 ? text.waitingForPlayers(missing) : text.waitingForHost}</p>
      )}
      {isHost && seat >= 0 && <BeginButton id={table.id} disabled={missing > 0} />}
    </div>
  )
}

/** The address of this page is the invitation. */
function Invitation() {
  const text = onlineText()
  const [isCopied, setCopied] = useState(false)
  const link = location.href
  return (
    <section class="invitation">
      <label>
        <span>{text.invitation}</span>{' '}
        <input readOnly value={link} onFocus={({ currentTarget }) => currentTarget.select()} />
      </label>{' '}
      {navigator.clipboard !== undefined && (
        <button
          type="button"
          onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}
        >
          {isCopied ? text.copied : text.copyLink}
        </button>
      )}
      <p class="hint">{text.invitationHint}</p>
    </section>
  )
}

function BeginButton({ id, disabled }: { readonly id: string; readonly disabled: boolean }) {
  const text = onlineText()
  const [fault, setFault] = useState<string | null>(null)
  const begin = async (): Promise<void> => {
    setFault(null)
    await beginTable(id).catch((error: unknown) => setFault(requestFault(error)))
  }
  return (
    <>
      {fault !== null && (
        <p class="warning" role="alert">
          {fault}
        </p>
      )}
      <button type="button" class="primary" disabled={disabled} onClick={() => void begin()}>
        {text.begin}
      </button>
    </>
  )
}
