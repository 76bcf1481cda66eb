import { useEffect, useState } from 'preact/hooks'
import { addressOf, go } from '../app/screen.ts'
import { tongue } from '../app/tongue.ts'
import { type Checked, checkParcel } from '../links/check.ts'
import { OPEN, unpackLink } from '../links/codec.ts'
import { ParcelError } from '../links/fault.ts'
import { OpenedParcel } from './opened-parcel.tsx'
import '../style/parcel.css'

/** Opens what somebody has handed over, or asks for it. */
export function OpenPage({ link }: { readonly link?: string }) {
  const { parcel } = tongue.value
  const [opened, setOpened] = useState<Checked | ParcelError | null>(null)
  const open = (text: string): void => {
    unpackLink(text)
      .then(checkParcel)
      .then(setOpened, (error: unknown) => {
        // What is not known to be a fault of the link is none that anybody but us could mend.
        if (!(error instanceof ParcelError)) console.error(error)
        setOpened(error instanceof ParcelError ? error : new ParcelError('foreign'))
      })
  }
  useEffect(() => {
    if (link !== undefined) open(link)
  }, [])
  if (link !== undefined && opened === null) return null
  return (
    <div class="page open">
      <h1>{parcel.open}</h1>
      {opened instanceof ParcelError && <Refused error={opened} />}
      {opened === null || opened instanceof ParcelError ? (
        <Paste
          open={(text) => {
            const at = text.indexOf(OPEN)
            if (at < 0) open(text.trim())
            else go({ name: 'open', link: text.slice(at + OPEN.length).trim() })
          }}
        />
      ) : (
        <OpenedParcel checked={opened} />
      )}
    </div>
  )
}

/** Why it cannot be opened, and that nothing has happened. */
function Refused({ error }: { readonly error: ParcelError }) {
  const { parcel } = tongue.value
  return (
    <div class="refused" role="alert" data-fault={error.fault}>
      <h2>{parcel.cannotOpen.link}</h2>
      <p>{parcel.faults[error.fault](error.at)}</p>
      <p>
        <small>{parcel.nothingHappened}</small>
      </p>
    </div>
  )
}

function Paste({ open }: { readonly open: (text: string) => void }) {
  const { parcel, page } = tongue.value
  const [text, setText] = useState('')
  return (
    <form
      class="paste"
      onSubmit={(event) => {
        event.preventDefault()
        open(text)
      }}
    >
      <p>{parcel.openText}</p>
      <label>
        {parcel.pasteLink}
        <input
          value={text}
          autoComplete="off"
          spellcheck={false}
          onInput={({ currentTarget }) => setText(currentTarget.value)}
        />
      </label>
      <button type="submit" class="primary" disabled={text.trim() === ''}>
        {parcel.openIt}
      </button>{' '}
      <a href={addressOf({ name: 'home' })}>{page.home}</a>
    </form>
  )
}
