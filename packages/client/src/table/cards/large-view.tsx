import type { Card, CardKind } from '@amalfi/text'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { TargetId } from '../../model/game/targets.ts'
import { locale } from '../../ui/locale.ts'
import { Mark } from '../../ui/marks.tsx'
import { type Large, large } from './large.ts'
import { LargeCard } from './large-card.tsx'
import { EverySign } from './legend.tsx'
import { Magnifier } from './magnifier.tsx'
import { useEnlarging } from './watch.ts'
import '../../style/table/large.css'

interface Props {
  readonly card: (kind: CardKind, id: string) => Card | undefined
  /** What else can be looked at where this is. */
  readonly also?: (shown: Large) => ComponentChildren
  /** What there is to say of a card as the thing that it is there. */
  readonly now?: (target: TargetId) => ComponentChildren
}

/** Shows over everything what is looked at closely; mounted once where there are cards. */
export function LargeView({ card, also = () => null, now = () => null }: Props) {
  useEnlarging()
  const shown = large.value
  useEffect(
    () => () => {
      large.value = null
    },
    [],
  )
  return (
    <>
      {shown === null ? (
        <Magnifier />
      ) : (
        <LargeDialog key={JSON.stringify(shown)}>
          <Inside shown={shown} card={card} also={also} now={now} />
        </LargeDialog>
      )}
    </>
  )
}

function Inside({ shown, card, also, now }: Required<Props> & { readonly shown: Large }) {
  const { details } = locale.value
  if (shown.show === 'signs')
    return (
      <>
        <h2 id="large-title">{details.iconGuide}</h2>
        <EverySign />
      </>
    )
  if (shown.show !== 'card') return <>{also(shown)}</>
  const found = card(shown.kind, shown.id)
  if (found === undefined) return null
  return <LargeCard card={found}>{shown.target !== undefined && now(shown.target)}</LargeCard>
}

/** A click beside it closes it; a pressed button that opened it, and is released, does not. */
function leaveBeside(event: MouseEvent): void {
  const { target, currentTarget, clientX, clientY, detail } = event
  // A card that was clicked in it may have put another in its place.
  if (!(currentTarget instanceof HTMLDialogElement) || target !== currentTarget) return
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  const beside = clientX < left || clientX > right || clientY < top || clientY > bottom
  // A click by key has no place.
  if (beside && detail > 0) currentTarget.close()
}

function LargeDialog({ children }: { readonly children: ComponentChildren }) {
  const { details } = locale.value
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    dialog.current?.addEventListener('click', leaveBeside)
  }, [])
  return (
    <dialog
      ref={dialog}
      class="large"
      aria-labelledby="large-title"
      onClose={() => {
        large.value = null
      }}
    >
      <form method="dialog">
        <button type="submit" class="plain close" aria-label={details.close}>
          <Mark of="close" />
        </button>
      </form>
      {children}
    </dialog>
  )
}
