import type { Card, CardKind } from '@amalfi/text'
import type { ComponentChildren } from 'preact'
import { useEffect, useRef } from 'preact/hooks'
import type { TargetId } from '../../model/game/targets.ts'
import { useCloseOnBack } from '../../ui/close-on-back.ts'
import { locale } from '../../ui/locale.ts'
import { UiIcon } from '../../ui/ui-icon.tsx'
import { type DialogContent, openDialog } from './enlarge.ts'
import { useEnlargeGestures } from './enlarge-gestures.ts'
import { EnlargedCard } from './enlarged-card.tsx'
import { AllIcons } from './legend.tsx'
import { Magnifier } from './magnifier.tsx'
import '../../style/table/card-dialog.css'

interface Props {
  readonly card: (kind: CardKind, id: string) => Card | undefined
  /** Renders everything that is not a card. */
  readonly otherContent?: (shown: DialogContent) => ComponentChildren
  /** Renders the actions that the card offers on this table. */
  readonly targetActions?: (target: TargetId) => ComponentChildren
}

const keys = new WeakMap<DialogContent, number>()
let lastKey = 0

/** A new key every time the dialog is opened, even for the same card. */
function keyOf(shown: DialogContent): number {
  const known = keys.get(shown)
  if (known !== undefined) return known
  keys.set(shown, ++lastKey)
  return lastKey
}

/** The dialog that shows cards enlarged. A page with cards mounts it once. */
export function CardDialog({ card, otherContent = () => null, targetActions = () => null }: Props) {
  useEnlargeGestures()
  const shown = openDialog.value
  useEffect(
    () => () => {
      openDialog.value = null
    },
    [],
  )
  useCloseOnBack(() => {
    openDialog.value = null
  }, shown !== null)
  return (
    <>
      {shown === null ? (
        <Magnifier />
      ) : (
        <DialogFrame key={keyOf(shown)} shown={shown}>
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
  if (shown.show === 'icons')
    return (
      <>
        <h2 id="card-dialog-title">{details.iconGuide}</h2>
        <AllIcons />
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

/** Closes the dialog on a click outside it, but not when the press that opened it is released. */
function closeOnBackdropClick(event: MouseEvent): void {
  const { target, currentTarget, clientX, clientY, detail } = event
  // A click on a card in the dialog may have replaced its content.
  if (!(currentTarget instanceof HTMLDialogElement) || target !== currentTarget) return
  const { left, right, top, bottom } = currentTarget.getBoundingClientRect()
  const isOutside = clientX < left || clientX > right || clientY < top || clientY > bottom
  // A click by keyboard has no position.
  if (isOutside && detail > 0) currentTarget.close()
}

interface FrameProps {
  readonly shown: DialogContent
  readonly children: ComponentChildren
}

function DialogFrame({ shown, children }: FrameProps) {
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
        // The event is sent a task after the dialog was hidden. Another may have been opened meanwhile.
        if (openDialog.peek() === shown) openDialog.value = null
      }}
    >
      <form method="dialog">
        <button type="submit" class="plain close" aria-label={details.close}>
          <UiIcon of="close" />
        </button>
      </form>
      {children}
    </dialog>
  )
}
