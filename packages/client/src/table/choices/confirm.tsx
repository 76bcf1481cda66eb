import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import { useCloseOnBack } from '../../ui/close-on-back.ts'

interface Props {
  readonly label: string
  readonly children: ComponentChildren
  readonly noText: string
  readonly yesText: string
  readonly no: () => void
  readonly yes: () => void
  /** The answer that has the focus first. */
  readonly first: 'no' | 'yes'
  /** The class of the button that answers yes. */
  readonly yesClass: string
}

/** Asks before something that could be a mistake. Escape and the back button answer no. */
export function Confirm({ label, children, first, noText, yesText, no, yes, yesClass }: Props) {
  const focused = useRef<HTMLButtonElement>(null)
  useCloseOnBack(no)
  useEffect(() => {
    const before = document.activeElement
    focused.current?.focus()
    return () => {
      if (before instanceof HTMLElement) before.focus()
    }
  }, [])
  return (
    <section
      class="confirm-undo"
      role="alertdialog"
      aria-label={label}
      aria-describedby="confirm-text"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        no()
      }}
    >
      <div id="confirm-text">{children}</div>
      <button type="button" ref={first === 'no' ? focused : null} onClick={no}>
        {noText}
      </button>
      <button type="button" class={yesClass} ref={first === 'yes' ? focused : null} onClick={yes}>
        {yesText}
      </button>
    </section>
  )
}
