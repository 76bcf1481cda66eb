import { useScene } from './scene.tsx'
import type { Thing } from './targets.ts'
import { considering } from './thing.tsx'

/** What can be done with a goal, where there is something: a milestone is claimed, a settlement picked. */
export function GoalChoices({ thing }: { readonly thing: Thing }) {
  const { targets, table, speech } = useScene()
  const decision = table.question.value?.decision
  return (
    <>
      {(targets.get(thing) ?? []).map(({ choice, described }) => (
        <span key={choice} class="thing glow goal-choice">
          <button
            type="button"
            class="touch"
            data-thing={thing}
            data-choices={choice}
            onClick={() => void table.choose(choice)}
            {...considering(choice)}
          >
            {speech.choice(described, decision)}
          </button>
        </span>
      ))}
    </>
  )
}
