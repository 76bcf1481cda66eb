import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { cancelHover, onHoverIntent } from '../../ui/hover-intent.ts'
import { locale } from '../../ui/locale.ts'
import { cardAt, enlarge } from './enlarge.ts'

const under = signal<HTMLElement | null>(null)

/** On a card that is narrower, in rem, it would lie over what is to be clicked. */
const LEAST = 2.6

const isGlass = (one: Element | null): boolean => one?.closest('.magnifier') != null

/**
 * A small glass at the corner of the card under the pointer. Whoever has no pointer has a key or a
 * finger for it, so it is no stop on the way of the Tab key.
 */
export function Magnifier() {
  useEffect(() => {
    const over = ({ target, relatedTarget, pointerType }: PointerEvent): void => {
      if (!(target instanceof Element)) return
      const from = relatedTarget instanceof Element ? relatedTarget : null
      const known = isGlass(from) || cardAt(from) === under.value
      // Whoever comes to it from elsewhere wants what lies below.
      if (isGlass(target) && known) return
      cancelHover(document)
      const card = pointerType === 'mouse' ? cardAt(target) : null
      if (under.value !== card) under.value = null
      if (card === null) return
      onHoverIntent(document, () => {
        under.value = card
      })
    }
    // What is chosen may move everything.
    const chosen = ({ target }: MouseEvent): void => {
      if (target instanceof Element && !isGlass(target)) gone()
    }
    const gone = (): void => {
      under.value = null
    }
    addEventListener('pointerover', over)
    addEventListener('click', chosen, true)
    addEventListener('scroll', gone, true)
    return () => {
      gone()
      removeEventListener('pointerover', over)
      removeEventListener('click', chosen, true)
      removeEventListener('scroll', gone, true)
    }
  }, [])
  const card = under.value
  // A goal is opened by its name, and all of its corners are written on.
  if (card === null || !card.isConnected || card.matches('tbody')) return null
  const { left, bottom, width } = card.getBoundingClientRect()
  if (width < LEAST * Number.parseFloat(getComputedStyle(document.documentElement).fontSize))
    return null
  const { openCard: look } = locale.value.details
  return (
    <button
      type="button"
      class="magnifier"
      tabIndex={-1}
      title={look}
      aria-label={look}
      style={{ left: `${left}px`, top: `${bottom}px` }}
      onClick={() => enlarge(card)}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="10" cy="10" r="6.5" />
        <path d="M15 15l6 6" />
      </svg>
    </button>
  )
}
