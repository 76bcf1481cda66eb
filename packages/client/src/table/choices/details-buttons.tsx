import type { Card } from '@amalfi/text'
import type { TargetId } from '../../model/game/targets.ts'
import { UiIcon } from '../../ui/ui-icon.tsx'
import type { GameKind } from '../appearance/game-kind.ts'
import { type DialogContent, openDialog } from '../cards/enlarge.ts'
import { useScene } from '../scene/scene.tsx'
import { clearPick, pickedTarget } from '../viewport/picked-target.ts'

/** The buttons in the details of a picked target: enlarge and close. */
export function DetailsButtons({ card }: { readonly card: Card | undefined }) {
  const { translator, kind } = useScene()
  const { details, handheld } = translator.locale
  const shown = dialogFor(card, pickedTarget.value, kind)
  return (
    <span class="details-buttons">
      {shown !== null && (
        <button
          type="button"
          class="plain"
          aria-label={handheld.openCard}
          onClick={() => {
            openDialog.value = shown
          }}
        >
          <UiIcon of="glass" />
        </button>
      )}
      <button type="button" class="plain" aria-label={details.close} onClick={clearPick}>
        <UiIcon of="close" />
      </button>
    </span>
  )
}

/** What the dialog shows for a target: its card, or the place with its rules. */
function dialogFor(
  card: Card | undefined,
  target: TargetId | null,
  { ruleOf }: GameKind,
): DialogContent | null {
  if (card !== undefined)
    return { show: 'card', kind: card.kind, id: card.id, ...(target === null ? {} : { target }) }
  if (target === null || ruleOf.target[target.kind] === undefined) return null
  return { show: 'target', target }
}
