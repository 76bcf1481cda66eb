import type { Row } from '@amalfi/engine'
import type { CardKind } from '@amalfi/text'
import { signal } from '@preact/signals'

/**
 * What is looked at closely over everything else: a card, another thing, the discards of a row, all
 * cards of a player, all signs.
 */
export type Large =
  | {
      readonly show: 'card'
      readonly kind: CardKind
      readonly id: string
      /** As what it lies on the table. */
      readonly target?: string
    }
  | { readonly show: 'thing'; readonly target: string }
  | { readonly show: 'discards'; readonly row: Row }
  | { readonly show: 'cards'; readonly seat: number }
  | { readonly show: 'signs' }

export const large = signal<Large | null>(null)

/** The card under an element, or the one that the thing around it shows. */
export function cardAt(element: Element | null): HTMLElement | null {
  return (
    element?.closest<HTMLElement>('[data-card]') ??
    element?.closest('.target, [data-target]')?.querySelector<HTMLElement>('[data-card]') ??
    null
  )
}

/** The thing of the table around an element. */
const targetAt = (element: Element | null): HTMLElement | null =>
  element?.closest<HTMLElement>('[data-target]') ??
  element?.closest('.target')?.querySelector<HTMLElement>('[data-target]') ??
  null

/** What of an element can be looked at closely: its card, or the thing that it is. */
export const lookableAt = (element: Element | null): HTMLElement | null =>
  cardAt(element) ?? element?.closest<HTMLElement>('[data-look]') ?? targetAt(element)

/** Opens the large view of a card or a thing by what it says of itself. */
export function enlarge(at: HTMLElement): void {
  const target = at.dataset.look ?? targetAt(at)?.dataset.target
  if (at.dataset.card !== undefined) {
    const [kind, id] = at.dataset.card.split(':')
    large.value = {
      show: 'card',
      kind: kind as CardKind,
      id,
      ...(target === undefined ? {} : { target }),
    }
  } else if (target !== undefined) large.value = { show: 'thing', target }
}
