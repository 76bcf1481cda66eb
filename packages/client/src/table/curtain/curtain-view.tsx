import { useEffect, useRef } from 'preact/hooks'
import { NOBODY } from '../../model/curtain/curtain.ts'
import { isPublicCause } from '../../model/curtain/visible-view.ts'
import { Hull } from '../pieces/pieces.tsx'
import { useScene } from '../scene/scene.tsx'
import { useSession } from '../scene/session-context.tsx'
import '../../style/table/curtain.css'

/** Asks for the person who is to choose; their cards are shown when they have come. */
export function CurtainView() {
  const awaited = useScene().table.awaited.value
  return awaited === NOBODY ? null : <Closed key={awaited} seat={awaited} />
}

function Closed({ seat }: { readonly seat: number }) {
  const { boardView, translator } = useScene()
  const table = useSession()
  const { dealing, play } = translator.locale
  const come = useRef<HTMLButtonElement>(null)
  useEffect(() => come.current?.focus({ preventScroll: true }), [])
  const name = translator.names.seat(seat)
  const decision = table.rules.decision(table.imagined, seat)
  const told = isPublicCause(boardView, decision.because)
  const why = translator.because(decision)
  return (
    <section class={`curtain seat-${seat}`} aria-label={dealing.passTo(name)}>
      <div class="curtain-panel">
        <Hull seat={seat} />
        <h2>{dealing.passTo(name)}</h2>
        {told && (
          <p id="asked-behind">
            {translator.prompt(decision)}
            {why !== '' && <small> ({play.because(why)})</small>}
          </p>
        )}
        <button
          type="button"
          ref={come}
          class="primary"
          aria-describedby={told ? 'asked-behind' : undefined}
          // The second half of a double click, or a key that is still held, was meant for another.
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
