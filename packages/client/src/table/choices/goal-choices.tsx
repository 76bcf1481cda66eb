import type { TargetId } from '../../model/game/targets.ts'
import { useScene } from '../scene/scene.tsx'
import { TargetView } from './target-view.tsx'

interface Props {
  readonly target: TargetId
  readonly name: string
}

/** The choices of a goal, if any: to claim a milestone, or to pick a settlement. */
export function GoalChoices({ target, name }: Props) {
  const { targets, question, translator } = useScene()
  const offered = targets.get(target) ?? []
  if (offered.length === 0) return null
  const decision = question?.decision
  return (
    <TargetView target={target} label={name} class="goal-choice">
      {offered.map(({ described }) => translator.choice(described, decision)).join(' · ')}
    </TargetView>
  )
}
