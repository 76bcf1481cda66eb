import type { UndoResult } from '@amalfi/session'
import { useState } from 'preact/hooks'
import { NOBODY } from '../../model/curtain/curtain.ts'
import { commonRefusal } from '../../model/game/common-refusal.ts'
import { isLastShip } from '../../model/game/last-ship.ts'
import { Drawing } from '../art/drawing.tsx'
import { RuleLink } from '../cards/rule-link.tsx'
import { ConfirmUndo } from '../choices/confirm-undo.tsx'
import { useTextChoices } from '../choices/question-panel.tsx'
import { previewOnHover } from '../choices/target-view.tsx'
import { ActivityFeed } from '../handheld/activity-feed.tsx'
import { Skip } from '../motion/skip.tsx'
import { PeriodAndPhase } from '../scene/period-and-phase.tsx'
import { openMenu, previewedChoice, useScene } from '../scene/scene.tsx'
import { useLocalGame } from '../scene/session-context.tsx'

/** What is asked and because of what; pass and decline; undo, restart, end of turn. */
export function PromptBar() {
  const { table, translator } = useScene()
  const { play } = translator.locale
  const decision = table.question.value?.decision
  const why = decision === undefined ? '' : translator.because(decision)
  const { inPromptBar } = useTextChoices()
  const nothing = useNothingPossible()
  return (
    <div class="prompt-bar">
      <PeriodAndPhase />
      <p class="prompt" aria-live="assertive">
        {usePrompt()}
        {why !== '' && <small> ({play.because(why)})</small>}
        {nothing !== null && <strong> {nothing}</strong>}
      </p>
      <ActivityFeed />
      {decision !== undefined && (
        <RuleLink rule={decision.rule} about={translator.prompt(decision)} />
      )}
      <span class="prompt-choices">
        {inPromptBar.map(({ choice, described }) => (
          <button
            key={choice}
            type="button"
            data-choices={choice}
            onClick={() => void table.choose(choice)}
            class={nothing === null ? '' : 'suggested'}
            {...previewOnHover(choice)}
          >
            {nothing === null ? translator.choice(described, decision) : play.continue}
          </button>
        ))}
      </span>
      <Skip />
      <TurnButtons />
    </div>
  )
}

/** Why nothing can be done of what is asked, or null: then one can only go on. */
function useNothingPossible(): string | null {
  const { table, translator, refusals } = useScene()
  const question = table.question.value
  if (question?.choices.length !== 1) return null
  if (table.rules.describe(question.choices[0]).do !== 'decline') return null
  const refusal = commonRefusal([...refusals.values()].flat())
  return refusal === null ? '' : translator.refusal(refusal)
}

function usePrompt(): string {
  const { table, translator } = useScene()
  const { board: words, play, dealing, result } = translator.locale
  const question = table.question.value
  const awaited = table.awaited.value
  if (table.over.value) return result.heading
  if (awaited !== NOBODY) return dealing.passTo(translator.names.seat(awaited))
  const last = question !== null && isLastShip(table.events.value, question.decision)
  const [seat, text] =
    question !== null
      ? [
          question.seat,
          `${translator.prompt(question.decision)}${last ? ` (${play.oneMore})` : ''}`,
        ]
      : table.awaitingConfirm.value >= 0
        ? [table.awaitingConfirm.value, play.confirmEndTurn]
        : [-1, play.botPlaying(translator.names.seat(Math.max(table.thinking.value, 0)))]
  return seat < 0 ? text : words.labelled(translator.names.seat(seat), text)
}

type UndoKind = 'undo' | 'restartTurn'

/** A wish to go back past something seen, which is asked again; it holds until one chooses. */
interface UndoRequest {
  readonly what: UndoKind
  readonly at: number
}

/** Taking back, and the end of the turn. */
function TurnButtons() {
  const { translator } = useScene()
  const { session, lesson } = useLocalGame()
  const { play } = translator.locale
  const [result, setResult] = useState<UndoResult>('done')
  const [asks, setAsks] = useState<UndoRequest | null>(null)
  // Whatever bots do meanwhile, it is the same that would be taken back.
  const now = session.lastUndoable()
  const back = async (what: UndoKind): Promise<void> => {
    // What is offered again is not what one thinks of now.
    previewedChoice.value = null
    setAsks(null)
    setResult(await session[what]())
  }
  const wish = (what: UndoKind): void => {
    // A list that was opened is the last thing that one did.
    if (what === 'undo' && openMenu.value !== null) {
      openMenu.value = null
      return
    }
    // In a guided game everything may be tried.
    const marks = lesson.progress.value === null && session.undoOffer(what).marks
    if (marks) setAsks({ what, at: now })
    else void back(what)
  }
  const undo = session.undoOffer('undo').state
  return (
    <span class="turn-buttons">
      {result !== 'done' && (
        <span role="status" class="warning">
          {result === 'barrier' ? play.undoBarrier : play.nothingToUndo}
        </span>
      )}
      {session.rewound.value && (
        <span
          class="rewound"
          role="img"
          aria-label={play.undoneAfterReveal}
          title={play.undoneAfterReveal}
        >
          <Drawing of="undo" />
        </span>
      )}
      <button
        type="button"
        disabled={undo !== 'possible'}
        title={undo === 'barrier' ? play.undoBarrier : undefined}
        onClick={() => wish('undo')}
      >
        <Drawing of="undo" /> <span class="button-label">{play.undo}</span>
      </button>
      <button
        type="button"
        disabled={session.undoOffer('restartTurn').state === 'nothing'}
        onClick={() => wish('restartTurn')}
      >
        <Drawing of="restart" /> <span class="button-label">{play.restartTurn}</span>
      </button>
      {asks?.at === now && (
        <ConfirmUndo
          yes={() => void back(asks.what)}
          no={() => setAsks(null)}
          words={play.confirmUndo}
        />
      )}
      <button
        type="button"
        class="end-turn"
        disabled={session.awaitingConfirm.value < 0}
        onClick={() => void session.endTurn()}
      >
        {play.endTurn}
      </button>
    </span>
  )
}
