import type { UndoOffer } from '@amalfi/session'
import type { PlayMessages } from '@amalfi/text'
import { useEffect, useRef } from 'preact/hooks'

interface Props {
  readonly words: PlayMessages['confirmUndo']
  /** What the undo would take back besides own choices. */
  readonly offer: UndoOffer
  readonly yes: () => void
  readonly no: () => void
}

/**
 * Asks before an undo past moves of others, or past something that was revealed, since the game then
 * does not count.
 */
export function ConfirmUndo({ words, offer, yes, no }: Props) {
  const first = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    const before = document.activeElement
    first.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    <section
      class="confirm-undo"
      role="alertdialog"
      aria-label={offer.crossesOthers ? words.othersMoved : words.question}
      aria-describedby="confirm-undo-text"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        no()
      }}
    >
      <div id="confirm-undo-text">
        {offer.crossesOthers && (
          <p>
            <b>{words.othersMoved}</b> {words.othersWarning}
          </p>
        )}
        {offer.marksRewound && (
          <p>
            <b>{words.question}</b> {words.warning}
          </p>
        )}
      </div>
      <button type="button" ref={first} onClick={no}>
        {words.no}
      </button>
      <button type="button" class="undo-anyway" onClick={yes}>
        {words.yes}
      </button>
    </section>
  )
}
