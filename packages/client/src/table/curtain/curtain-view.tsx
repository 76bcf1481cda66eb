import { useEffect, useRef } from 'preact/hooks'
import { NOBODY } from '../../model/curtain/curtain.ts'
import { isPublicCause } from '../../model/curtain/visible-view.ts'
import { SeatShip } from '../pieces/pieces.tsx'
import { useScene } from '../scene/scene.tsx'
import { useSession } from '../scene/session-context.tsx'
import '../../style/table/curtain.css'

/** Asks the next player to take the device. Their cards are hidden until they open the curtain. */
export function CurtainView() {
  const seat = useScene().table.nextViewer.value
  return seat === NOBODY ? null : <ClosedCurtain key={seat} seat={seat} />
}

function ClosedCurtain({ seat }: { readonly seat: number }) {
  const { boardView, translator } = useScene()
  const table = useSession()
  const { dealing, play } = translator.locale
  const openButton = useRef<HTMLButtonElement>(null)
  useEffect(() => openButton.current?.focus({ preventScroll: true }), [])
  const name = translator.names.seat(seat)
  const decision = table.rules.decision(table.imagined, seat)
  const isQuestionPublic = isPublicCause(boardView, decision.because)
  const why = translator.because(decision)
  return (
    <section class={`curtain seat-${seat}`} aria-label={dealing.passTo(name)}>
      <div class="curtain-panel">
        <SeatShip seat={seat} />
        <h2>{dealing.passTo(name)}</h2>
        {isQuestionPublic && (
          <p id="curtain-question">
            {translator.prompt(decision)}
            {why !== '' && <small> ({play.because(why)})</small>}
          </p>
        )}
        <button
          type="button"
          ref={openButton}
          class="primary"
          aria-describedby={isQuestionPublic ? 'curtain-question' : undefined}
          // Ignore a double click and a repeated key: they were meant for the button before.
          onClick={({ detail }) => detail < 2 && void table.openCurtain()}
          onKeyDown={(event) => event.repeat && event.preventDefault()}
        >
          {dealing.iAm(name)}
        </button>
        <p class="hint">{dealing.curtainHint}</p>
      </div>
    </section>
  )
}
