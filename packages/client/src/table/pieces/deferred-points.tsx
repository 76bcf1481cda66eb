import { deferredPoints } from '@amalfi/engine'
import { useScene } from '../scene/scene.tsx'

interface Props {
  readonly seat: number
  /** Only the number. */
  readonly brief?: boolean
}

/** The points that a player has collected but that count only at the end. Nothing if there are none. */
export function DeferredPoints({ seat, brief = false }: Props) {
  const { table, boardView, translator } = useScene()
  const { tables } = table.rules
  const points =
    boardView.phase === 'over' ? 0 : deferredPoints({ tables, game: table.imagined }, seat)
  if (points === 0) return null
  const words = translator.locale.board.pointsAtEnd(points)
  return brief ? (
    <small class="deferred-points" role="img" aria-label={words} title={words}>
      +{points}
    </small>
  ) : (
    <small class="deferred-points">{words}</small>
  )
}
