import type { TargetId } from '../../model/game/targets.ts'
import { RuleLink } from '../cards/rule-link.tsx'
import { useScene } from '../scene/scene.tsx'

/** What can be done with a target now, and what cannot: the reason, and a link to the rule. */
export function TargetActions({ target }: { readonly target: TargetId }) {
  const { translator, targets, refusals, table, kind } = useScene()
  const decision = table.question.value?.decision
  const can = targets.get(target) ?? []
  const cannot = refusals.get(target) ?? []
  if (can.length + cannot.length === 0) return null
  return (
    <section class="target-actions">
      <h3>{translator.locale.reference.now}</h3>
      <ul>
        {can.map(({ choice, described }) => (
          <li key={choice} class="can">
            {translator.choice(described, decision)}
          </li>
        ))}
        {cannot.map(({ text, refusal }) => (
          <li key={text} class="cannot">
            {text}{' '}
            <RuleLink
              rule={kind.ruleOf.refusal[refusal.code] ?? decision?.rule ?? ''}
              about={text}
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
