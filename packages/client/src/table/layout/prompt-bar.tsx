import type { UndoResult } from '@amalfi/session'
import { useState } from 'preact/hooks'
import { NOBODY } from '../../model/curtain/curtain.ts'
import { commonRefusal } from '../../model/game/common-refusal.ts'
import { isLastShip } from '../../model/game/last-ship.ts'
import { isTouch } from '../../ui/touch.ts'
import { GameIcon } from '../art/game-icon.tsx'
import { RuleLink } from '../cards/rule-link.tsx'
import { ConfirmUndo } from '../choices/confirm-undo.tsx'
import { useTextChoices } from '../choices/question-panel.tsx'
import { previewOnHover } from '../choices/target-view.tsx'
import { ActivityFeed } from '../handheld/activity-feed.tsx'
import { Skip } from '../motion/skip.tsx'
import { PeriodAndPhase } from '../scene/period-and-phase.tsx'
import { openMenu, previewedChoice, type Scene, useScene } from '../scene/scene.tsx'
import { useLocalGame } from '../scene/session-context.tsx'
import { BotThinking } from './bot-thinking.tsx'

/** The question with its reason, the choices pass and decline, and the buttons of the turn. */
export function PromptBar() {
  const { table, translator } = useScene()
  const { play } = translator.locale
  const decision = table.question.value?.decision
  const why = decision === undefined ? '' : translator.because(decision)
  const { inPromptBar } = useTextChoices()
  const nothingPossible = useNothingPossible()
  return (
    <div class="prompt-bar">
      <PeriodAndPhase />
      <p class="prompt" aria-live="assertive" tabIndex={-1}>
        {usePrompt()}
        <BotThinking />
        {why !== '' && <small> ({play.because(why)})</small>}
        {nothingPossible !== null && <strong> {nothingPossible}</strong>}
      </p>
      <ActivityFeed />
      {decision !== undefined && (
        <RuleLink rule={decision.rule} about={translator.prompt(decision)} />
      )}
      <span class="prompt-choices">
        {inPromptBar.map(({ choice, described }) => (
          <span
            key={choice}
            class="prompt-choice"
            // A long press shows the title on touch screens, where the tooltip has no room.
            title={described.do === 'pass' && isTouch.value ? play.passHelp : undefined}
          >
            <button
              type="button"
              data-choices={choice}
              onClick={() => void table.choose(choice)}
              class={nothingPossible === null ? '' : 'suggested'}
              aria-describedby={described.do === 'pass' ? 'pass-help' : undefined}
              {...previewOnHover(choice)}
            >
              {nothingPossible === null ? translator.choice(described, decision) : play.continue}
            </button>
            {described.do === 'pass' && <PassHelp />}
          </span>
        ))}
      </span>
      <Skip />
      <TurnButtons />
    </div>
  )
}

/** The tooltip of Pass: what passing means, and what would be lost by it. */
function PassHelp() {
  const scene = useScene()
  const lost = lossText(scene, scene.boardView.seat)
  return (
    <>
      {lost !== '' && (
        <small class="loss" aria-hidden="true">
          {lost}
        </small>
      )}
      <span role="tooltip" id="pass-help" class="button-tooltip">
        {scene.translator.locale.play.passHelp}
        {lost !== '' && <em class="warning"> {lost}</em>}
      </span>
    </>
  )
}

/** The loads and the bread that a seat loses by passing, in words; empty if there is nothing. */
function lossText({ forecasts, translator }: Scene, seat: number): string {
  const { loads, bread } = forecasts[seat].lostByPassing
  const { play } = translator.locale
  return [loads > 0 ? play.loadsLost(loads) : '', bread > 0 ? play.breadLost(bread) : '']
    .filter((text) => text !== '')
    .join(' · ')
}

/** If decline is the only choice, the reason why ('' if there is no common one); otherwise null. */
function useNothingPossible(): string | null {
  const { table, translator, refusals } = useScene()
  const question = table.question.value
  if (question?.choices.length !== 1) return null
  if (table.rules.describe(question.choices[0]).do !== 'decline') return null
  const refusal = commonRefusal([...refusals.values()].flat())
  return refusal === null ? '' : translator.refusal(refusal)
}

function usePrompt(): string {
  const scene = useScene()
  const { table, translator, boardView } = scene
  const { board: words, play, dealing, result } = translator.locale
  const question = table.question.value
  const nextViewer = table.nextViewer.value
  if (table.over.value) return result.heading
  if (nextViewer !== NOBODY) return dealing.passTo(translator.names.seat(nextViewer))
  const confirming = table.awaitingConfirm.value
  const lossAfterPass =
    confirming >= 0 && boardView.boards[confirming].passed ? lossText(scene, confirming) : ''
  const lossOfPassed = lossAfterPass === '' ? '' : ` ${lossAfterPass}`
  const isLast = question !== null && isLastShip(table.events.value, question.decision)
  const [seat, text] =
    question !== null
      ? [
          question.seat,
          `${translator.prompt(question.decision)}${isLast ? ` (${play.oneMore})` : ''}`,
        ]
      : table.awaitingConfirm.value >= 0
        ? [table.awaitingConfirm.value, `${play.confirmEndTurn}${lossOfPassed}`]
        : [-1, play.botPlaying(translator.names.seat(Math.max(table.thinking.value, 0)))]
  return seat < 0 ? text : words.labelled(translator.names.seat(seat), text)
}

type UndoKind = 'undo' | 'restartTurn'

/** An undo that must be confirmed, because it takes back more than own choices. It is valid for one move. */
interface UndoRequest {
  readonly what: UndoKind
  readonly at: number
}

/** Undo, redo, restart and end of the turn. */
function TurnButtons() {
  const { translator } = useScene()
  const { session, lesson } = useLocalGame()
  const { play } = translator.locale
  const [result, setResult] = useState<UndoResult>('done')
  const [request, setRequest] = useState<UndoRequest | null>(null)
  // A move of a bot in the meantime does not change what would be undone.
  const lastMove = session.lastUndoable()
  const goBack = async (what: UndoKind): Promise<void> => {
    // The preview belongs to a choice that may be offered again.
    previewedChoice.value = null
    setRequest(null)
    setResult(await session[what]())
  }
  const requestUndo = (what: UndoKind): void => {
    // Undo first closes an open list of choices.
    if (what === 'undo' && openMenu.value !== null) {
      openMenu.value = null
      return
    }
    // In the tutorial everything may be undone without confirmation.
    const { marksRewound, crossesOthers } = session.undoOffer(what)
    if (lesson.saved.value === null && (marksRewound || crossesOthers))
      setRequest({ what, at: lastMove })
    else void goBack(what)
  }
  const redo = (): void => {
    previewedChoice.value = null
    openMenu.value = null
    setRequest(null)
    setResult('done')
    void session.redo()
  }
  const undo = session.undoOffer('undo').state
  const restart = session.undoOffer('restartTurn').state
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
          <GameIcon of="undo" />
        </span>
      )}
      <button
        type="button"
        disabled={undo !== 'possible'}
        title={undo === 'barrier' ? play.undoBarrier : undefined}
        onClick={() => requestUndo('undo')}
      >
        <GameIcon of="undo" /> <span class="button-label">{play.undo}</span>
      </button>
      <button type="button" class="redo" disabled={!session.canRedo} onClick={redo}>
        <GameIcon of="redo" /> <span class="button-label">{play.redo}</span>
      </button>
      <button
        type="button"
        disabled={restart !== 'possible'}
        title={restart === 'barrier' ? play.undoBarrier : undefined}
        onClick={() => requestUndo('restartTurn')}
      >
        <GameIcon of="restart" /> <span class="button-label">{play.restartTurn}</span>
      </button>
      {request?.at === lastMove && (
        <ConfirmUndo
          yes={() => void goBack(request.what)}
          no={() => setRequest(null)}
          words={play.confirmUndo}
          offer={session.undoOffer(request.what)}
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
