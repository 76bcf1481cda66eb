import { useEffect, useRef, useState } from 'preact/hooks'
import { busyWhile } from '../../base/busy.ts'
import { NOBODY } from '../../model/curtain/curtain.ts'
import { OPEN_ADDRESS, packLink } from '../../model/sharing/codec.ts'
import {
  contentOf,
  seedOf,
  shareableKinds,
  sharedGameFor,
} from '../../model/sharing/export-game.ts'
import type { SharedGame } from '../../model/sharing/shared-game.ts'
import { useScene } from '../../table/scene/scene.tsx'
import { useLocalGame } from '../../table/scene/session-context.tsx'
import { useCloseOnBack } from '../../ui/close-on-back.ts'
import { SegmentedControl } from '../../ui/segmented-control.tsx'
import { UiIcon } from '../../ui/ui-icon.tsx'
import { isSharing } from './share-state.ts'
import '../../style/features/sharing.css'

/** Makes a link that contains the game or the position, and says what its receiver will see. */
export function ShareDialog() {
  const { translator } = useScene()
  const game = useLocalGame()
  const { sharing: words, details } = translator.locale
  const kinds = shareableKinds(game)
  const [kind, setKind] = useState<SharedGame['kind']>(kinds[0])
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => dialog.current?.showModal(), [])
  useCloseOnBack(() => {
    isSharing.value = false
  })
  return (
    <dialog
      ref={dialog}
      class="settings share"
      closedby="any"
      aria-labelledby="share-title"
      onClose={() => {
        isSharing.value = false
      }}
    >
      <form method="dialog">
        <h2 id="share-title">{words.share}</h2>
        {kinds.length > 1 && (
          <SegmentedControl
            name="shared"
            legend={words.linkContent}
            options={kinds}
            selected={kind}
            text={(option) => (option === 'game' ? words.wholeGame : words.position)}
            onSelect={setKind}
          />
        )}
        <LinkContents kind={kind} />
        <LinkField key={kind} kind={kind} />
        <button type="submit" class="plain close" aria-label={details.close}>
          <UiIcon of="close" />
        </button>
      </form>
    </dialog>
  )
}

interface Props {
  readonly kind: SharedGame['kind']
}

/** Says what the link contains. */
function LinkContents({ kind }: Props) {
  const { translator } = useScene()
  const game = useLocalGame()
  const { session } = game
  const { setup, sharing: words } = translator.locale
  const seed = kind === 'game' ? seedOf(game) : null
  const contents =
    kind === 'game'
      ? session.over.value
        ? words.containsFinishedGame
        : words.containsGame
      : session.isOpenToAll
        ? words.containsPosition
        : session.viewer.value === NOBODY
          ? words.containsPublicView
          : words.containsView(translator.names.seat(session.viewer.value))
  return (
    <>
      <p>{contents}</p>
      {seed !== null && (
        <p>
          {setup.seed} <code class="shown-seed">{seed}</code>
        </p>
      )}
      <p>
        <small>
          {words.containsNames} {words.noServer} {isLocalAddress() && words.localAddress}
        </small>
      </p>
    </>
  )
}

/** Whether the page is served from this machine or network, so that others cannot open its links. */
const isLocalAddress = (): boolean =>
  /^(localhost|127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|\[)/.test(location.hostname) ||
  location.hostname.endsWith('.local')

/** Copies the text of a field. Without a secure context there is no clipboard API. */
async function copyFrom(field: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(field.value)
    return true
  } catch {
    field.select()
    return document.execCommand('copy')
  }
}

/** The link, with buttons to copy it or to hand it to another app. */
function LinkField({ kind }: Props) {
  const { translator } = useScene()
  const game = useLocalGame()
  const { sharing: words } = translator.locale
  const [address, setAddress] = useState('')
  const [copied, setCopied] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    void busyWhile('making a link', packLink(contentOf(sharedGameFor(game, kind)))).then((link) =>
      setAddress(location.href.replace(/#.*/s, '') + OPEN_ADDRESS + link),
    )
  }, [])
  const copyLink = async (): Promise<void> => {
    if (field.current !== null) setCopied(await copyFrom(field.current))
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
          onClick={() => void copyLink()}
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
