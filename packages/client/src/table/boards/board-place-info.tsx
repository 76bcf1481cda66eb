import { iconName, type Locale } from '@amalfi/text'
import type { TargetId } from '../../model/game/targets.ts'
import { RelatedRules } from '../cards/related-rules.tsx'
import { TargetActions } from '../choices/target-actions.tsx'
import { placeOf } from '../pieces/place-description.tsx'
import { useScene } from '../scene/scene.tsx'

/** What a thing is called that is no card. */
function nameOf(target: TargetId, locale: Locale): string {
  const place = placeOf(target)
  return place === undefined ? iconName(locale, 'granary') : locale.terms.places[place]
}

/** A place of one's own board, closely: what can be done there now, and its rules. */
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
