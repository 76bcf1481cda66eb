import { iconName, type Locale } from '@amalfi/text'
import type { TargetId } from '../../model/game/targets.ts'
import { RulesBeside } from '../cards/rules-beside.tsx'
import { Now } from '../choices/now.tsx'
import { placeOf } from '../pieces/spot.tsx'
import { useScene } from '../scene/scene.tsx'

/** What a thing is called that is no card. */
function nameOf(thing: TargetId, locale: Locale): string {
  const place = placeOf(thing)
  return place === undefined ? iconName(locale, 'granary') : locale.terms.places[place]
}

/** A place of one's own board, closely: what can be done there now, and its rules. */
export function LargeThing({ thing }: { readonly thing: TargetId }) {
  const { translator, kind } = useScene()
  const rules = kind.ruleOf.thing[thing.split(':')[0]] ?? []
  return (
    <>
      <h2 id="large-title">{nameOf(thing, translator.locale)}</h2>
      <Now thing={thing} />
      {rules.length > 0 && <RulesBeside rules={rules} />}
    </>
  )
}
