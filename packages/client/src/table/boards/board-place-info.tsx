import { iconName, type Locale } from '@amalfi/text'
import type { TargetId } from '../../model/game/targets.ts'
import { RelatedRules } from '../cards/related-rules.tsx'
import { TargetActions } from '../choices/target-actions.tsx'
import { placeOf } from '../pieces/place-description.tsx'
import { useScene } from '../scene/scene.tsx'

/** The name of a target that is not a card. */
function nameOf(target: TargetId, locale: Locale): string {
  const place = placeOf(target)
  return place === undefined ? iconName(locale, 'granary') : locale.terms.places[place]
}

/** The content of the dialog for a place of the own board: what can be done there, and its rules. */
export function BoardPlaceInfo({ target }: { readonly target: TargetId }) {
  const { translator, kind } = useScene()
  const rules = kind.ruleOf.target[target.kind] ?? []
  return (
    <>
      <h2 id="card-dialog-title">{nameOf(target, translator.locale)}</h2>
      <TargetActions target={target} />
      {rules.length > 0 && <RelatedRules rules={rules} />}
    </>
  )
}
