import type { Row } from '@amalfi/engine'
import type { CardKind } from '@amalfi/text'
import { signal } from '@preact/signals'

/** What is looked at closely over everything else: a card, the discards of a row, all cards of a player, all signs. */
export type Large =
  | { readonly show: 'card'; readonly kind: CardKind; readonly id: string }
  | { readonly show: 'discards'; readonly row: Row }
  | { readonly show: 'cards'; readonly seat: number }
  | { readonly show: 'signs' }

export const large = signal<Large | null>(null)

/** The card under an element, or the one that the thing around it shows. */
export function cardAt(element: Element | null): HTMLElement | null {
  return (
    element?.closest<HTMLElement>('[data-card]') ??
    element?.closest('.thing, [data-thing]')?.querySelector<HTMLElement>('[data-card]') ??
    null
  )
}

/** Opens the large view of a card by what its face says of it. */
export function enlarge(face: HTMLElement): void {
  const [kind, id] = (face.dataset.card ?? '').split(':')
  large.value = { show: 'card', kind: kind as CardKind, id }
}
