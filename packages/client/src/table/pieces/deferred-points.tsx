import { deferredPoints } from '@amalfi/engine'
import { useScene } from '../scene/scene.tsx'

interface Props {
  readonly seat: number
  /** Without words, where there is little room. */
  readonly brief?: boolean
}

/** Points that a player has collected, but that count at the end only; nothing where there are none. */
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
