import { type Icon, iconName } from '@amalfi/text'
import { tongue } from '../app/tongue.ts'
import { Drawing } from './drawing.tsx'
import { isSign, type Written } from './signs.ts'

/** What stands between signs; ships on their way are shown by the ship and the hold. */
const WRITTEN: Readonly<Record<Written, string>> = {
  send: '',
  for: '▸',
  or: '|',
  to: '→',
  per: '/',
  if: '?',
  less: '−',
  more: '+',
  most: '≤',
  once: '1×',
  free: '=0',
}

const figure = (n: Icon['n']): string => (n === undefined ? '' : n === 'full' ? '∞' : String(n))

/** An effect as a line of signs. The words stand beside it for whoever listens. */
export function IconLine({ icons }: { readonly icons: readonly Icon[] }) {
  return (
    <span class="icons" aria-hidden="true">
      {icons.map((one, i) => (
        <SignView key={`${i} ${one.icon}`} {...one} />
      ))}
    </span>
  )
}

/** One sign, with its number, and its name for whoever points at it. */
export function SignView({ icon, n }: Icon) {
  const name = iconName(tongue.value, icon)
  const number = figure(n)
  if (icon === 'points')
    return (
      <span class="sign points" title={name}>
        <Drawing of="points" />
        <b>{number}</b>
      </span>
    )
  if (isSign(icon))
    return (
      <span class="sign" title={name}>
        {number !== '' && number !== '1' && <b>{number}</b>}
        <Drawing of={icon} />
      </span>
    )
  const written = `${WRITTEN[icon]}${number}`
  return written === '' ? null : (
    <span class={`glue ${icon}`} title={name}>
      {written}
    </span>
  )
}
