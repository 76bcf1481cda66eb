import { memo } from '../../base/memo.ts'
import { currentKind } from '../appearance/current-kind.ts'
import { SIGNS, type Sign } from '../signs/signs.ts'
import { inlineSvg } from './inline-svg.ts'

interface Props {
  readonly of: Sign
  readonly title?: string
}

/** An icon. Without a title it is decoration, which screen readers skip. */
export const Drawing = memo(({ of, title }: Props) => {
  const strokes = inlineSvg(currentKind.value.signs[of] ?? SIGNS[of])
  return title === undefined ? (
    <svg class={`drawing ${of}`} viewBox="0 0 24 24" aria-hidden="true" ref={strokes} />
  ) : (
    <svg class={`drawing ${of}`} viewBox="0 0 24 24" role="img" aria-label={title}>
      <title>{title}</title>
      <g ref={strokes} />
    </svg>
  )
})
