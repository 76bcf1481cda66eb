import { useEffect, useRef, useState } from 'preact/hooks'
import { busyWhile } from '../../base/busy.ts'
import { NOBODY } from '../../model/curtain/curtain.ts'
import { OPEN, packLink } from '../../model/sharing/codec.ts'
import { kindsOf, sharedGameFor, written } from '../../model/sharing/export-game.ts'
import type { SharedGame } from '../../model/sharing/shared-game.ts'
import { useLive } from '../../table/scene/live-table.tsx'
import { useScene } from '../../table/scene/scene.tsx'
import { Mark } from '../../ui/marks.tsx'
import { Segments } from '../../ui/segments.tsx'
import { copy } from './copy.ts'
import { sharing } from './sharing.ts'
import '../../style/features/sharing.css'

/** A link with the game or the position in it, and what whoever gets it will learn. */
export function ShareDialog() {
  const { translator } = useScene()
  const table = useLive()
  const { details, sharing: words } = translator.locale
  const kinds = kindsOf(table)
  const [kind, setKind] = useState<SharedGame['kind']>(kinds[0])
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  return (
    <dialog
      ref={dialog}
      class="settings share"
      closedby="any"
      aria-labelledby="share-title"
      onClose={() => {
        sharing.value = false
      }}
    >
      <form method="dialog">
        <h2 id="share-title">{words.share}</h2>
        {kinds.length > 1 && (
          <Segments
            name="shared"
            legend={words.linkContent}
            of={kinds}
            chosen={kind}
            text={(one) => (one === 'game' ? words.wholeGame : words.position)}
            choose={setKind}
          />
        )}
        <Holds kind={kind} />
        <Link key={kind} kind={kind} />
        <button type="submit" class="plain close" aria-label={details.close}>
          <Mark of="close" />
        </button>
      </form>
    </dialog>
  )
}

interface Props {
  readonly kind: SharedGame['kind']
}

/** What will stand in the link. */
function Holds({ kind }: Props) {
  const { translator } = useScene()
  const table = useLive()
  const { setup, sharing: words } = translator.locale
  const holds =
    kind === 'game'
      ? table.over.value
        ? words.containsFinishedGame
        : words.containsGame
      : table.isOpenToAll
        ? words.containsPosition
        : table.eyes.value === NOBODY
          ? words.containsPublicView
          : words.containsView(translator.names.seat(table.eyes.value))
  return (
    <>
      <p>{holds}</p>
      {kind === 'game' && table.record.from === undefined && (
        <p>
          {setup.seed} <code class="shown-seed">{table.record.setup.seed}</code>
        </p>
      )}
      <p>
        <small>
          {words.containsNames} {words.noServer} {isOwnMachine() && words.localAddress}
        </small>
      </p>
    </>
  )
}

/** Addresses that lead to one's own machine or network only. */
const isOwnMachine = (): boolean =>
  /^(localhost|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|\[)/.test(location.hostname) ||
  location.hostname.endsWith('.local')

function Link({ kind }: Props) {
  const { translator } = useScene()
  const table = useLive()
  const { sharing: words } = translator.locale
  const [address, setAddress] = useState('')
  const [copied, setCopied] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    void busyWhile('making a link', packLink(written(sharedGameFor(table, kind)))).then((link) =>
      setAddress(location.href.replace(/#.*/s, '') + OPEN + link),
    )
  }, [])
  const copyIt = async (): Promise<void> => {
    if (field.current !== null) setCopied(await copy(field.current))
  }
  return (
    <div class="link">
      <label>
        {words.link} <small>{address === '' ? '' : words.length(address.length)}</small>
        <input
          ref={field}
          readOnly
          value={address}
          onFocus={({ currentTarget }) => currentTarget.select()}
        />
      </label>
      <span class="link-buttons">
        <button
          type="button"
          class="primary"
          disabled={address === ''}
          onClick={() => void copyIt()}
        >
          {words.copy}
        </button>
        {'share' in navigator && (
          <button
            type="button"
            disabled={address === ''}
            onClick={() => navigator.share({ url: address }).catch(() => {})}
          >
            {words.send}
          </button>
        )}
        <span role="status">{copied && words.copied}</span>
      </span>
    </div>
  )
}
