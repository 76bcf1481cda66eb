import type { ChoiceKind } from '@amalfi/engine'
import { commonRefusal } from '../../model/game/common-refusal.ts'
import { type OfferedChoice, targetsOn } from '../../model/game/targets.ts'
import { useScene } from '../scene/scene.tsx'
import { FeedQuestion } from './feed-question.tsx'
import { PaymentQuestion } from './payment-question.tsx'
import { previewOnHover } from './target-view.tsx'

/** Choices that are buttons of the prompt bar, because they come up in almost every turn. */
const IN_PROMPT_BAR: readonly ChoiceKind[] = ['pass', 'decline', 'endTurn', 'buyPoint']

/**
 * Choices that are listed although they have a target on the table. A lighthouse gives bread or sends
 * a ship, and both answers should be visible side by side.
 */
const ALSO_LISTED: readonly ChoiceKind[] = ['lightSend']

/** The offered choices that have no target on the table, as buttons with text. */
export function useTextChoices(): {
  readonly inPromptBar: OfferedChoice[]
  readonly inPanel: OfferedChoice[]
} {
  const { targets, boardView } = useScene()
  const onTable = targetsOn(boardView)
  const all = [...targets].flatMap(([target, offered]) =>
    offered.filter(({ described }) => !onTable.has(target) || ALSO_LISTED.includes(described.do)),
  )
  return {
    inPromptBar: all.filter(({ described }) => IN_PROMPT_BAR.includes(described.do)),
    inPanel: all.filter(({ described }) => !IN_PROMPT_BAR.includes(described.do)),
  }
}

/** Shows the answers that are buttons with text. It covers the chart until the question is answered. */
export function QuestionPanel() {
  const { table } = useScene()
  const { inPanel } = useTextChoices()
  const about = table.question.value?.decision.about
  if (inPanel.length === 0) return null
  return (
    <section class="question-panel">
      {about === 'payment' ? (
        <PaymentQuestion options={inPanel} />
      ) : about === 'feed' || about === 'decree' ? (
        <FeedQuestion choice={inPanel[0].choice} about={about} />
      ) : (
        <TextAnswers offered={inPanel} />
      )}
    </section>
  )
}

function TextAnswers({ offered }: { readonly offered: readonly OfferedChoice[] }) {
  const { table, translator } = useScene()
  const decision = table.question.value?.decision
  const refused = useSendRefusal()
  return (
    <div class="answers">
      {offered.map(({ choice, described }) => (
        <button
          key={choice}
          type="button"
          class="answer"
          data-choices={choice}
          onClick={() => void table.choose(choice)}
          {...previewOnHover(choice)}
        >
          {translator.choice(described, decision)}
        </button>
      ))}
      {refused !== null && <p class="answer refused">{refused}</p>}
    </div>
  )
}

/** Why a lighthouse cannot send a ship, if sending is one of its two uses here. */
function useSendRefusal(): string | null {
  const { table, translator, refusals } = useScene()
  const decision = table.question.value?.decision
  if (decision?.about !== 'lighthouse') return null
  const refusal = commonRefusal([...refusals.values()].flat())
  if (refusal === null) return null
  const send = translator.prompt({ ...decision, about: 'send' })
  return translator.locale.board.labelled(send, translator.refusal(refusal))
}
