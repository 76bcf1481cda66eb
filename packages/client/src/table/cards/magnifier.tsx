import { signal } from '@preact/signals'
import { useEffect } from 'preact/hooks'
import { cancelHover, onHoverIntent } from '../../ui/hover-intent.ts'
import { locale } from '../../ui/locale.ts'
import { cardAt, enlarge } from './enlarge.ts'

const hoveredCard = signal<HTMLElement | null>(null)

/** On narrower cards, in rem, the button would cover what the player wants to click. */
const MIN_CARD_WIDTH = 2.6

const isMagnifier = (one: Element | null): boolean => one?.closest('.magnifier') != null

/**
 * A small button with a magnifying glass at the corner of the card under the mouse. Keyboard and
 * touch have other ways to enlarge a card, so the Tab key skips the button.
 */
export function Magnifier() {
  useEffect(() => {
    const onPointerOver = ({ target, relatedTarget, pointerType }: PointerEvent): void => {
      if (!(target instanceof Element)) return
      const from = relatedTarget instanceof Element ? relatedTarget : null
      const known = isMagnifier(from) || cardAt(from) === hoveredCard.value
      // If the pointer comes from outside the card, the player wants what is below the button.
      if (isMagnifier(target) && known) return
      cancelHover(document)
      const card = pointerType === 'mouse' ? cardAt(target) : null
      if (hoveredCard.value !== card) hoveredCard.value = null
      if (card === null) return
      onHoverIntent(document, () => {
        hoveredCard.value = card
      })
    }
    // A choice may move all the cards.
    const onClick = ({ target }: MouseEvent): void => {
      if (target instanceof Element && !isMagnifier(target)) hide()
    }
    const hide = (): void => {
      hoveredCard.value = null
    }
    addEventListener('pointerover', onPointerOver)
    addEventListener('click', onClick, true)
    addEventListener('scroll', hide, true)
    return () => {
      hide()
      removeEventListener('pointerover', onPointerOver)
      removeEventListener('click', onClick, true)
      removeEventListener('scroll', hide, true)
    }
  }, [])
  const card = hoveredCard.value
  // A title is opened by its name, and it has no free corner for the button.
  if (card === null || !card.isConnected || card.matches('tbody')) return null
  const { left, bottom, width } = card.getBoundingClientRect()
  if (
    width <
    MIN_CARD_WIDTH * Number.parseFloat(getComputedStyle(document.documentElement).fontSize)
  )
    return null
  const { openCard: label } = locale.value.details
  return (
    <button
      type="button"
      class="magnifier"
      tabIndex={-1}
      title={label}
      aria-label={label}
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
