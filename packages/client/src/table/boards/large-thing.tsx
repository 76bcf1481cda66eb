import { iconName, type Locale } from '@amalfi/text'
import type { TargetId } from '../../model/game/targets.ts'
import { RulesBeside } from '../cards/rules-beside.tsx'
import { Now } from '../choices/now.tsx'
import { placeOf } from '../pieces/spot.tsx'
import { useScene } from '../scene/scene.tsx'

/** What a thing is called that is no card. */
function nameOf(target: TargetId, locale: Locale): string {
  const place = placeOf(target)
  return place === undefined ? iconName(locale, 'granary') : locale.terms.places[place]
}

/** A place of one's own board, closely: what can be done there now, and its rules. */
export function LargeThing({ target }: { readonly target: TargetId }) {
  const { translator, kind } = useScene()
  const rules = kind.ruleOf.target[target.kind] ?? []
  return (
    <>
      <h2 id="large-title">{nameOf(target, translator.locale)}</h2>
      <Now target={target} />
      {rules.length > 0 && <RulesBeside rules={rules} />}
    </>
  )
}
