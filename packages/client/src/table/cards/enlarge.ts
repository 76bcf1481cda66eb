import type { Row } from '@amalfi/engine'
import { CARD_KINDS, type Card, type CardKind } from '@amalfi/text'
import { signal } from '@preact/signals'
import { parseTarget, type TargetId } from '../../model/game/targets.ts'

/**
 * What is looked at closely over everything else: a card, another thing, the discards of a row, all
 * cards of a player, all signs.
 */
export type DialogContent =
  | {
      readonly show: 'card'
      readonly kind: CardKind
      readonly id: string
      /** As what it lies on the table. */
      readonly target?: TargetId
    }
  | { readonly show: 'target'; readonly target: TargetId }
  | { readonly show: 'discards'; readonly row: Row }
  | { readonly show: 'cards'; readonly seat: number }
  | { readonly show: 'signs' }

type CardId = Pick<Card, 'kind' | 'id'>

/** A card as the attribute `data-card`: `artwork:mona-lisa`. */
export const cardAttribute = ({ kind, id }: CardId): string => `${kind}:${id}`

/** The card that an attribute means; null if it means none. */
function parseCard(text: string): CardId | null {
  const [, word, id] = /^(\w+):(.+)$/s.exec(text) ?? []
  const kind = CARD_KINDS.find((one) => one === word)
  return kind === undefined ? null : { kind, id }
}

export const openDialog = signal<DialogContent | null>(null)

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
export const enlargeableAt = (element: Element | null): HTMLElement | null =>
  cardAt(element) ?? element?.closest<HTMLElement>('[data-enlarge]') ?? targetAt(element)

/** Opens the large view of a card or a thing by what it says of itself. */
export function enlarge(at: HTMLElement): void {
  const target = parseTarget(at.dataset.enlarge ?? targetAt(at)?.dataset.target ?? '')
  const card = parseCard(at.dataset.card ?? '')
  if (card !== null)
    openDialog.value = { show: 'card', ...card, ...(target === null ? {} : { target }) }
  else if (target !== null) openDialog.value = { show: 'target', target }
}
