import type { Row } from '@amalfi/engine'
import { CARD_KINDS, type Card, type CardKind } from '@amalfi/text'
import { signal } from '@preact/signals'
import { parseTarget, type TargetId } from '../../model/game/targets.ts'

/**
 * What the dialog over the table shows: a card, another target, the discards of a row, all cards of
 * a player, or the list of all icons.
 */
export type DialogContent =
  | {
      readonly show: 'card'
      readonly kind: CardKind
      readonly id: string
      /** The target of the card, if it is on the table. */
      readonly target?: TargetId
    }
  | { readonly show: 'target'; readonly target: TargetId }
  | { readonly show: 'discards'; readonly row: Row }
  | { readonly show: 'cards'; readonly seat: number }
  | { readonly show: 'icons' }

type CardId = Pick<Card, 'kind' | 'id'>

/** The value of the attribute `data-card` for a card: `artwork:mona-lisa`. */
export const cardAttribute = ({ kind, id }: CardId): string => `${kind}:${id}`

/** Parses the value of `data-card`; null if it is not valid. */
function parseCard(text: string): CardId | null {
  const [, name, id] = /^(\w+):(.+)$/s.exec(text) ?? []
  const kind = CARD_KINDS.find((one) => one === name)
  return kind === undefined ? null : { kind, id }
}

/** What the dialog shows; null while it is closed. */
export const openDialog = signal<DialogContent | null>(null)

/** The card that contains the element, or else the card in the target that contains it. */
export function cardAt(element: Element | null): HTMLElement | null {
  return (
    element?.closest<HTMLElement>('[data-card]') ??
    element?.closest('.target, [data-target]')?.querySelector<HTMLElement>('[data-card]') ??
    null
  )
}

/** The target that contains the element, or is in the same target box. */
const targetAt = (element: Element | null): HTMLElement | null =>
  element?.closest<HTMLElement>('[data-target]') ??
  element?.closest('.target')?.querySelector<HTMLElement>('[data-target]') ??
  null

/** The card or target at an element that the dialog can show. */
export const enlargeableAt = (element: Element | null): HTMLElement | null =>
  cardAt(element) ?? element?.closest<HTMLElement>('[data-enlarge]') ?? targetAt(element)

/** Opens the dialog for a card or target, which its data attributes name. */
export function enlarge(at: HTMLElement): void {
  const target = parseTarget(at.dataset.enlarge ?? targetAt(at)?.dataset.target ?? '')
  const card = parseCard(at.dataset.card ?? '')
  if (card !== null)
    openDialog.value = { show: 'card', ...card, ...(target === null ? {} : { target }) }
  else if (target !== null) openDialog.value = { show: 'target', target }
}
