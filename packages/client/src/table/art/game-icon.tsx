import { memo } from '../../base/memo.ts'
import { currentKind } from '../appearance/current-kind.ts'
import { GAME_ICONS, type GameIconName } from '../icons/game-icons.ts'
import { inlineSvg } from './inline-svg.ts'

interface Props {
  readonly of: GameIconName
  readonly title?: string
}

/** An icon. Without a title it is decoration, which screen readers skip. */
export const GameIcon = memo(({ of, title }: Props) => {
  const strokes = inlineSvg(currentKind.value.icons[of] ?? GAME_ICONS[of])
  return title === undefined ? (
    <svg class={`game-icon ${of}`} viewBox="0 0 24 24" aria-hidden="true" ref={strokes} />
  ) : (
    <svg class={`game-icon ${of}`} viewBox="0 0 24 24" role="img" aria-label={title}>
      <title>{title}</title>
      <g ref={strokes} />
    </svg>
  )
})
