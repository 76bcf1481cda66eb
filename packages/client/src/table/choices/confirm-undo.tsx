import type { PlayMessages } from '@amalfi/text'
import { useEffect, useRef } from 'preact/hooks'

interface Props {
  readonly words: PlayMessages['confirmUndo']
  readonly yes: () => void
  readonly no: () => void
}

/** Asks before an undo past something that was revealed, since the game then does not count. */
export function ConfirmUndo({ words, yes, no }: Props) {
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
      aria-label={words.question}
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        no()
      }}
    >
      <p>
        <b>{words.question}</b> {words.warning}
      </p>
      <button type="button" ref={first} onClick={no}>
        {words.no}
      </button>
      <button type="button" class="undo-anyway" onClick={yes}>
        {words.yes}
      </button>
    </section>
  )
}
