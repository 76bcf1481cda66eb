import { ICONS } from 'virtual:icons'
import { EMBLEM_ICONS, type Emblem } from './emblem-icons.ts'
import { inlineSvg } from './inline-svg.ts'
import { OWN_EMBLEMS, type OwnEmblem } from './own-emblems.ts'

const isOwn = (emblem: Emblem): emblem is OwnEmblem => emblem in OWN_EMBLEMS

interface Props {
  readonly of: Emblem
  readonly x: number
  readonly y: number
  readonly size: number
  readonly ink: string
}

/** The emblem in the middle of a picture, as a nested SVG. */
export function EmblemArt({ of, x, y, size, ink }: Props) {
  const own = isOwn(of)
  return (
    <svg
      x={x}
      y={y}
      width={size}
      height={size}
      viewBox={own ? '0 0 24 24' : '0 0 512 512'}
      fill={ink}
      style={{ color: ink }}
      ref={inlineSvg(own ? OWN_EMBLEMS[of] : ICONS[EMBLEM_ICONS[of]])}
    />
  )
}
