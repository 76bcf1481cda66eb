import { useEffect, useState } from 'preact/hooks'
import { addressOf } from '../app/screen.ts'
import { tongue } from '../app/tongue.ts'
import { shown } from '../games/shown.ts'
import { goOnLearning } from './begin.ts'

/** Leads to the table of the guided game, in its own place: the way back goes to where one came from. */
export function LearnPage() {
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    goOnLearning(shown.peek()).then(
      (id) => location.replace(addressOf({ name: 'table', id })),
      () => setFailed(true),
    )
  }, [])
  const { start } = tongue.value
  return failed ? (
    <p class="page" role="alert">
      {start.notLoaded}
    </p>
  ) : null
}
