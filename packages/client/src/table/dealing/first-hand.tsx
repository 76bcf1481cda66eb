import { HANDS } from '@amalfi/engine'
import { useEffect, useRef, useState } from 'preact/hooks'
import { CardView } from '../choices/card-view.tsx'
import { useLayoutClass } from '../scene/layout-class.ts'
import { useScene } from '../scene/scene.tsx'
import { useSession } from '../scene/session-context.tsx'

/** Shows a player the hand that was dealt without choice, before their first turn. */
export function FirstHand() {
  const { boardView } = useScene()
  const table = useSession()
  const asked = table.question.value
  if (asked?.decision.about !== 'main' || HANDS[table.imagined.hands] !== 'blind') return null
  const { seat } = asked
  // The game may continue from a shared position, or the first choice may have been undone.
  const { hand, characters } = boardView.boards[seat]
  const untouched =
    boardView.period === 1 &&
    hand.size === table.rules.tables.config.handCards &&
    characters.length === 0
  if (!untouched || table.hasChosen(seat)) return null
  return <FirstHandPanel key={seat} seat={seat} />
}

function FirstHandPanel({ seat }: { readonly seat: number }) {
  const { boardView, translator } = useScene()
  const { setup, dealing } = translator.locale
  const [seen, setSeen] = useState(false)
  const startButton = useRef<HTMLButtonElement>(null)
  useLayoutClass(seen ? null : 'viewing-first-hand')
  useEffect(() => startButton.current?.focus({ preventScroll: true }), [])
  if (seen) return null
  return (
    <section class="dealing first-hand" aria-label={dealing.yourHand}>
      <header>
        <h2>{dealing.yourHand}</h2>
        <p>{dealing.dealtBlind}</p>
        <button type="button" class="primary" ref={startButton} onClick={() => setSeen(true)}>
          {setup.start}
        </button>
      </header>
      <div class="pile-cards rows-2 text-beside" style={{ '--columns': 3 }}>
        {boardView.boards[seat].hand.known.map((id) => (
          <CardView key={id} kind="character" id={id} at="kept" withText />
        ))}
      </div>
    </section>
  )
}
