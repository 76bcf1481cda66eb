import { type Icon, iconName } from '@amalfi/text'
import { tongue } from '../app/tongue.ts'
import { Drawing } from './drawing.tsx'
import { isSign, type Written } from './signs.ts'
import { still } from './still.ts'

/** What stands between signs; ships on their way are shown by the ship and the hold. */
const WRITTEN: Readonly<Record<Exclude<Written, 'for' | 'most'>, string>> = {
  send: '',
  or: '|',
  to: '→',
  per: '/',
  if: '?',
  less: '−',
  more: '+',
  once: '1×',
  free: '=0',
}

/** An effect as a line of signs. The words stand beside it for whoever listens. */
export const IconLine = still(({ icons }: { readonly icons: readonly Icon[] }) => (
  <span class="icons" aria-hidden="true">
    {icons.map((one, i) => (
      <SignView key={`${i} ${one.icon}`} {...one} />
    ))}
  </span>
))

/** One sign, with its number, and its name for whoever points at it. */
export function SignView({ icon, n }: Icon) {
  const name = iconName(tongue.value, icon)
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
    <span class={`glue ${icon}`} title={name}>
      <Between icon={icon} />
      <Figure n={n} />
    </span>
  )
}

function Between({ icon }: { readonly icon: Written }) {
  if (icon === 'for') return <Drawing of="gives" />
  if (icon === 'most') return <Drawing of="atMost" />
  return <>{WRITTEN[icon]}</>
}

const Figure = ({ n }: { readonly n: Icon['n'] }) => (n === 'full' ? <Drawing of="endless" /> : n)
