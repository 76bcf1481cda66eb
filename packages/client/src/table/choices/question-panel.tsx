import type { ChoiceKind } from '@amalfi/engine'
import type { Icon } from '@amalfi/text'
import { isListedOnPhone } from '../../model/game/clicks.ts'
import { commonRefusal } from '../../model/game/common-refusal.ts'
import { answerKey, type OfferedChoice, targetsOn } from '../../model/game/targets.ts'
import { layout } from '../../ui/layout.ts'
import { IconLine } from '../art/icon-line.tsx'
import { WholeBrackets } from '../pieces/whole-brackets.tsx'
import { useScene } from '../scene/scene.tsx'
import { answerText } from './answer-text.ts'
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
  const { targets, boardView, question, table } = useScene()
  const onTable = targetsOn(boardView)
  const isListed =
    layout.value === 'phone' &&
    question !== null &&
    !table.isGuided() &&
    isListedOnPhone(question, targets)
  const all = [...targets].flatMap(([target, offered]) =>
    offered.filter(
      ({ described, option }) =>
        !onTable.has(target) || (isListed && !option) || ALSO_LISTED.includes(described.do),
    ),
  )
  const inPanel = all.filter(({ described }) => !IN_PROMPT_BAR.includes(described.do))
  const inPromptBar = all.filter(({ described }) => IN_PROMPT_BAR.includes(described.do))
  if (inPanel.length === 0) return { inPromptBar, inPanel }
  // All answers to a question stand together.
  const isDecline = ({ described }: OfferedChoice): boolean => described.do === 'decline'
  return {
    inPromptBar: inPromptBar.filter((one) => !isDecline(one)),
    inPanel: [...inPanel, ...inPromptBar.filter(isDecline)],
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
  const scene = useScene()
  const { table, translator, question } = scene
  const refused = useSendRefusal()
  if (question === null) return null
  const { decision } = question
  return (
    <>
      {/* The prompt bar has the same question for screen readers. */}
      <p class="asked" aria-hidden="true">
        <WholeBrackets text={translator.prompt(decision)} />
      </p>
      <div class="answers">
        {offered.map((one, i) => (
          <button
            key={answerKey(one)}
            type="button"
            class={`answer ${answerClass(one, i)}`}
            data-choices={one.choice}
            data-then={one.then.join(' ')}
            onClick={() => void table.choose(one.choice, one.then)}
            {...previewOnHover(one)}
          >
            <AnswerIcons icons={translator.choiceIcons(one.described, decision)} />
            {answerText(scene, one)}
          </button>
        ))}
        {refused !== null && <p class="answer refused">{refused}</p>}
      </div>
    </>
  )
}

/** The first answer is the one to expect if it does several things at once; declining is not. */
const answerClass = ({ described, then }: OfferedChoice, i: number): string =>
  described.do === 'decline' ? 'decline' : i === 0 && then.length > 0 ? 'primary' : ''

/** What an answer costs and gives. */
const AnswerIcons = ({ icons }: { readonly icons: readonly Icon[] }) =>
  icons.length === 0 ? null : <IconLine icons={icons} />

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
