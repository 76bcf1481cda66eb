import type { CharacterType } from '@amalfi/engine'
import type { Medallion } from '@amalfi/text'
import { BLUE, GREEN, PAPER, PURPLE } from '../icons/palette.ts'
import { EmblemArt } from './emblem.tsx'
import { inlineSvg } from './inline-svg.ts'
import { leaves } from './laurel.ts'

/** The colour of each type. */
const ENAMEL: Readonly<Record<CharacterType, string>> = {
  immediate: '#a8541a',
  permanent: PURPLE,
  endgame: GREEN,
  engageable: BLUE,
}

const SUN = Array.from({ length: 48 }, (_, i) => {
  const angle = (i * Math.PI) / 24
  const r = i % 2 === 0 ? 31.5 : 28
  return `${(32 + Math.sin(angle) * r).toFixed(1)} ${(32 - Math.cos(angle) * r).toFixed(1)}`
}).join('L')

/** The rim shows the type: rays, pearls, laurel or arrows. */
function Rim({ ring }: Pick<Medallion, 'ring'>) {
  const enamel = ENAMEL[ring]
  switch (ring) {
    case 'immediate':
      return <path d={`M${SUN}z`} fill={enamel} />
    case 'permanent':
      return (
        <>
          <circle cx="32" cy="32" r="31" fill={enamel} />
          <circle
            cx="32"
            cy="32"
            r="28"
            fill="none"
            stroke={PAPER}
            stroke-width="2.6"
            stroke-linecap="round"
            stroke-dasharray="0 5.02"
          />
        </>
      )
    case 'endgame':
      return (
        <>
          <circle cx="32" cy="32" r="26" fill={enamel} />
          <g
            fill={enamel}
            transform="translate(32 32) scale(2.62) translate(-12 -12)"
            ref={inlineSvg(leaves(11, 10.2, 0.95, 2.2))}
          />
        </>
      )
    case 'engageable':
      return (
        <>
          <circle cx="32" cy="32" r="27" fill="none" stroke={enamel} stroke-width="7" />
          <path d="M59 20l4 14H50zM5 44L1 30h13z" fill={enamel} />
        </>
      )
  }
}

/** The picture of a character: a medal with an emblem and a monogram. */
export function MedallionArt({ ring, trade, monogram }: Medallion) {
  const enamel = ENAMEL[ring]
  return (
    <svg class="art medal" viewBox="0 0 64 64" aria-hidden="true">
      <Rim ring={ring} />
      <circle cx="32" cy="32" r="24" fill="#f7ecd0" stroke="#8c6d3c" stroke-width="1.4" />
      <circle cx="32" cy="32" r="21.6" fill="none" stroke="#c9a85f" stroke-width="0.9" />
      {trade !== null && <EmblemArt of={trade} x={18} y={14} size={28} ink={enamel} />}
      <path d="M13.4 44.6h37.2" stroke="#c9a85f" stroke-width="0.9" />
      <text class="monogram" x="32" y="52" text-anchor="middle" fill={enamel}>
        {monogram}
      </text>
      <path
        d="M14 24a19.6 19.6 0 0 1 14-11.4"
        fill="none"
        stroke="#fff"
        stroke-width="2"
        stroke-linecap="round"
        opacity="0.7"
      />
    </svg>
  )
}
