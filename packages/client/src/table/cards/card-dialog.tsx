import type { Card, CardKind } from '@amalfi/text'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { TargetId } from '../../model/game/targets.ts'
import { locale } from '../../ui/locale.ts'
import { Mark } from '../../ui/marks.tsx'
import { type DialogContent, openDialog } from './enlarge.ts'
import { useEnlargeGestures } from './enlarge-gestures.ts'
import { EnlargedCard } from './enlarged-card.tsx'
import { EverySign } from './legend.tsx'
import { Magnifier } from './magnifier.tsx'
import '../../style/table/card-dialog.css'

interface Props {
  readonly card: (kind: CardKind, id: string) => Card | undefined
  /** What else can be looked at where this is. */
  readonly otherContent?: (shown: DialogContent) => ComponentChildren
  /** What there is to say of a card as the thing that it is there. */
  readonly targetActions?: (target: TargetId) => ComponentChildren
}

/** Shows over everything what is looked at closely; mounted once where there are cards. */
export function CardDialog({ card, otherContent = () => null, targetActions = () => null }: Props) {
  useEnlargeGestures()
  const shown = openDialog.value
  useEffect(
    () => () => {
      openDialog.value = null
    },
    [],
  )
  return (
    <>
      {shown === null ? (
        <Magnifier />
      ) : (
        <DialogFrame key={JSON.stringify(shown)}>
          <DialogBody
            shown={shown}
            card={card}
            otherContent={otherContent}
            targetActions={targetActions}
          />
        </DialogFrame>
      )}
    </>
  )
}

function DialogBody({
  shown,
  card,
  otherContent,
  targetActions,
}: Required<Props> & { readonly shown: DialogContent }) {
  const { details } = locale.value
  if (shown.show === 'signs')
    return (
      <>
        <h2 id="card-dialog-title">{details.iconGuide}</h2>
        <EverySign />
      </>
    )
  if (shown.show !== 'card') return <>{otherContent(shown)}</>
  const found = card(shown.kind, shown.id)
  if (found === undefined) return null
  return (
    <EnlargedCard card={found}>
      {shown.target !== undefined && targetActions(shown.target)}
    </EnlargedCard>
  )
}

/** A click beside it closes it; a pressed button that opened it, and is released, does not. */
function closeOnBackdropClick(event: MouseEvent): void {
  const { target, currentTarget, clientX, clientY, detail } = event
  // A card that was clicked in it may have put another in its place.
  if (!(currentTarget instanceof HTMLDialogElement) || target !== currentTarget) return
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  const beside = clientX < left || clientX > right || clientY < top || clientY > bottom
  // A click by key has no place.
  if (beside && detail > 0) currentTarget.close()
}

function DialogFrame({ children }: { readonly children: ComponentChildren }) {
  const { details } = locale.value
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    dialog.current?.showModal()
    dialog.current?.addEventListener('click', closeOnBackdropClick)
  }, [])
  return (
    <dialog
      ref={dialog}
      class="card-dialog"
      aria-labelledby="card-dialog-title"
      onClose={() => {
        openDialog.value = null
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
