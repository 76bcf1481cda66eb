import { type Icon, type IconId, iconName } from '@amalfi/text'
import { memo } from '../../base/memo.ts'
import { locale } from '../../ui/locale.ts'
import { type Connector, isGameIcon } from '../icons/game-icons.ts'
import { GameIcon } from './game-icon.tsx'

/** Connectors that are drawn: the width at a height of 16, and the path. */
const DRAWN_CONNECTORS = {
  for: [7, 'M1 3.500L6.500 8 1 12.500z'],
  to: [14, 'M.5 7.200h8V4l5.500 4-5.500 4V8.800h-8z'],
  or: [4, 'M1.400 2h1.200v12H1.400z'],
  per: [7, 'M5.300 2h1.400L1.700 14H.3z'],
  most: [
    10,
    'M8.600 1.800L1.200 5.600v1.300l7.400 3.800V9.200L2.900 6.250 8.600 3.300zM1.200 12.600h7.400V14H1.200z',
  ],
} as const
type DrawnConnector = keyof typeof DRAWN_CONNECTORS
const isDrawn = (icon: Connector): icon is DrawnConnector => icon in DRAWN_CONNECTORS

/** Connectors that are text. `send` needs none: the icons of ship and hold show it. */
const CONNECTOR_TEXT: Readonly<Record<Exclude<Connector, DrawnConnector>, string>> = {
  send: '',
  if: '?',
  less: '−',
  more: '+',
  once: '1×',
  free: '=0',
  then: '',
  also: '',
}

/** An effect as a line of icons. Screen readers need its text in addition. */
export const IconLine = memo(({ icons }: { readonly icons: readonly Icon[] }) => (
  <span class="icons" aria-hidden="true">
    {partsOf(icons, 'also').map((sentence, i) => (
      <span key={`sentence ${i + 1}`} class="sentence">
        {partsOf(sentence, 'then').map((part, j) => (
          <span key={`part ${j + 1}`} class="part">
            {part.map((one, k) => (
              <NumberedIcon key={`${k} ${one.icon}`} {...one} />
            ))}
          </span>
        ))}
      </span>
    ))}
  </span>
))

/** Splits a line at every `separator`. */
function partsOf(icons: readonly Icon[], separator: IconId): Icon[][] {
  const parts: Icon[][] = [[]]
  for (const one of icons)
    if (one.icon === separator) parts.push([])
    else parts.at(-1)?.push(one)
  return parts
}

/** One icon with its number, and its name as a tooltip. */
export function NumberedIcon({ icon, n }: Icon) {
  const name = iconName(locale.value, icon)
  if (icon === 'points')
    return (
      <span class="numbered-icon points" title={name}>
        <GameIcon of="points" />
        <b>
          <Amount n={n} />
        </b>
      </span>
    )
  if (isGameIcon(icon))
    return (
      <span class="numbered-icon" title={name}>
        {n !== undefined && n !== 1 && (
          <b>
            <Amount n={n} />
          </b>
        )}
        <GameIcon of={icon} />
      </span>
    )
  return icon === 'send' && n === undefined ? null : (
    <span class={`connector ${icon}`} title={name}>
      <ConnectorView icon={icon} />
      <Amount n={n} />
    </span>
  )
}

function ConnectorView({ icon }: { readonly icon: Connector }) {
  if (!isDrawn(icon)) return <>{CONNECTOR_TEXT[icon]}</>
  const [width, d] = DRAWN_CONNECTORS[icon]
  return (
    <svg class="connector-icon" viewBox={`0 0 ${width} 16`} aria-hidden="true">
      <path d={d} />
    </svg>
  )
}

const Amount = ({ n }: { readonly n: Icon['n'] }) => (n === 'full' ? <GameIcon of="endless" /> : n)
