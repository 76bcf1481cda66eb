import type { TargetId } from '../../model/game/targets.ts'
import { useScene } from '../scene/scene.tsx'
import { ThingView } from './thing.tsx'

interface Props {
  readonly thing: TargetId
  readonly name: string
}

/** What can be done with a goal, where there is something: a milestone is claimed, a settlement picked. */
export function GoalChoices({ thing, name }: Props) {
  const { targets, question, translator } = useScene()
  const offered = targets.get(thing) ?? []
  if (offered.length === 0) return null
  const decision = question?.decision
  return (
    <ThingView thing={thing} label={name} class="goal-choice">
      {offered.map(({ described }) => translator.choice(described, decision)).join(' · ')}
    </ThingView>
  )
}
