import { answersToTap } from '../../model/game/clicks.ts'
import { answerKey, type OfferedChoice } from '../../model/game/targets.ts'
import { type Scene, useScene } from '../scene/scene.tsx'
import { clearPick, pickedTarget } from '../viewport/picked-target.ts'
import { answerText } from './answer-text.ts'
import { ChoiceCost } from './choice-cost.tsx'

/** The answers of the picked target, as large buttons within reach of a thumb. */
export function PickedChoices() {
  const scene = useScene()
  const answers = answersToPicked(scene)
  if (answers.length === 0) return null
  return (
    <div class="picked-choices">
      {answers.map((one) => (
        <button
          key={answerKey(one)}
          type="button"
          class={one.option ? '' : 'primary'}
          data-choice={one.choice}
          data-then={one.then.join(' ')}
          onClick={() => {
            clearPick()
            void scene.table.choose(one.choice, one.then)
          }}
        >
          {answerText(scene, one)}
          <ChoiceCost of={one} />
        </button>
      ))}
    </div>
  )
}

function answersToPicked({ targets, table, question }: Scene): readonly OfferedChoice[] {
  const target = pickedTarget.value
  if (target === null || question === null) return []
  const offered = targets.get(target) ?? []
  // A tutorial explains the payment.
  if (table.isGuided()) return offered.toSorted((a, b) => Number(b.option) - Number(a.option))
  return answersToTap(offered, table.rules, table.imagined, question.seat)
}
