import { useScene } from '../scene/scene.tsx'
import { clearPick, pickedTarget } from '../viewport/picked-target.ts'
import { ChoiceCost } from './choice-cost.tsx'

/** The choices of the picked target, as large buttons within reach of a thumb. */
export function PickedChoices() {
  const { targets, table, translator } = useScene()
  const target = pickedTarget.value
  const offered = target === null ? [] : (targets.get(target) ?? [])
  if (offered.length === 0) return null
  // Answers to the question come last, nearest to the thumb, after the optional actions.
  const inOrder = offered.toSorted((a, b) => Number(b.option) - Number(a.option))
  const decision = table.question.value?.decision
  return (
    <div class="picked-choices">
      {inOrder.map((one) => (
        <button
          key={one.choice}
          type="button"
          class={one.option ? '' : 'primary'}
          data-choice={one.choice}
          onClick={() => {
            clearPick()
            void table.choose(one.choice)
          }}
        >
          {translator.choice(one.described, decision)}
          <ChoiceCost of={one} />
        </button>
      ))}
    </div>
  )
}
