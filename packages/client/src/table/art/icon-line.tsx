import { type Icon, type IconId, iconName } from '@amalfi/text'
import { memo } from '../../base/memo.ts'
import { locale } from '../../ui/locale.ts'
import { isSign, type Written } from '../signs/signs.ts'
import { Drawing } from './drawing.tsx'

/** What joins signs is drawn, narrow: its width in a height of 16, and its outline. */
const JOINTS = {
  for: [7, 'M1 3.500L6.500 8 1 12.500z'],
  to: [14, 'M.5 7.200h8V4l5.500 4-5.500 4V8.800h-8z'],
  or: [4, 'M1.400 2h1.200v12H1.400z'],
  per: [7, 'M5.300 2h1.400L1.700 14H.3z'],
  most: [
    10,
    'M8.600 1.800L1.200 5.600v1.300l7.400 3.800V9.200L2.900 6.250 8.600 3.300zM1.200 12.600h7.400V14H1.200z',
  ],
} as const
type Joint = keyof typeof JOINTS
const isJoint = (icon: Written): icon is Joint => icon in JOINTS

/** What is written; ships on their way are shown by the ship and the hold. */
const WRITTEN: Readonly<Record<Exclude<Written, Joint>, string>> = {
  send: '',
  if: '?',
  less: '−',
  more: '+',
  once: '1×',
  free: '=0',
  then: '',
  also: '',
}

/** An effect as a line of signs. The words are beside it for screen readers. */
export const IconLine = memo(({ icons }: { readonly icons: readonly Icon[] }) => (
  <span class="icons" aria-hidden="true">
    {partsOf(icons, 'also').map((sentence, i) => (
      <span key={`sentence ${i + 1}`} class="sentence">
        {partsOf(sentence, 'then').map((part, j) => (
          <span key={`part ${j + 1}`} class="part">
            {part.map((one, k) => (
              <SignView key={`${k} ${one.icon}`} {...one} />
            ))}
          </span>
        ))}
      </span>
    ))}
  </span>
))

/** What stands between these signs. */
function partsOf(icons: readonly Icon[], sign: IconId): Icon[][] {
  const parts: Icon[][] = [[]]
  for (const one of icons)
    if (one.icon === sign) parts.push([])
    else parts.at(-1)?.push(one)
  return parts
}

/** One sign, with its number, and its name as a tooltip. */
export function SignView({ icon, n }: Icon) {
  const name = iconName(locale.value, icon)
  if (icon === 'points')
    return (
      <span class="sign points" title={name}>
        <Drawing of="points" />
        <b>
          <Figure n={n} />
        </b>
      </span>
    )
  if (isSign(icon))
    return (
      <span class="sign" title={name}>
        {n !== undefined && n !== 1 && (
          <b>
            <Figure n={n} />
          </b>
        )}
        <Drawing of={icon} />
      </span>
    )
  return icon === 'send' && n === undefined ? null : (
    <span class={`connector ${icon}`} title={name}>
      <Between icon={icon} />
      <Figure n={n} />
    </span>
  )
}

function Between({ icon }: { readonly icon: Written }) {
  if (!isJoint(icon)) return <>{WRITTEN[icon]}</>
  const [width, d] = JOINTS[icon]
  return (
    <svg class="connector-icon" viewBox={`0 0 ${width} 16`} aria-hidden="true">
      <path d={d} />
    </svg>
  )
}

const Figure = ({ n }: { readonly n: Icon['n'] }) => (n === 'full' ? <Drawing of="endless" /> : n)
