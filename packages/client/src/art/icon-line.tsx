import type { Icon, IconId } from '@amalfi/text'
import { Drawing } from './drawing.tsx'
import type { Drawn } from './icon-names.ts'

/** Signs that are drawn by another name, and those that are written. */
const DRAWN_AS: Partial<Record<IconId, Drawn>> = {
  spice: 'spice',
  wood: 'wood',
  wine: 'wine',
  gem: 'gem',
  fabric: 'fabric',
  bread: 'bread',
  points: 'points',
  ship: 'ship',
  fleet: 'ship',
  lighthouse: 'lighthouse',
  light: 'lighthouse',
  erect: 'lighthouse',
  character: 'character',
  immediate: 'character',
  permanent: 'character',
  endgame: 'character',
  engageable: 'character',
  invite: 'character',
  artwork: 'painting',
  acquire: 'painting',
  book: 'book',
  painting: 'painting',
  monument: 'monument',
  set: 'monument',
  pair: 'monument',
  destination: 'destination',
  dock: 'destination',
  discover: 'discover',
  navigate: 'navigate',
  visit: 'navigate',
  hand: 'hand',
  take: 'take',
  draw: 'take',
  keep: 'hand',
  title: 'title',
  decree: 'decree',
  straighten: 'straighten',
  engage: 'straighten',
  build: 'build',
  discard: 'discard',
  feed: 'bread',
  granary: 'bread',
}
const WRITTEN: Partial<Record<IconId, string>> = {
  any: '✶',
  for: ':',
  or: '/',
  to: '→',
  per: '/',
  when: '!',
  if: '?',
  send: '',
  less: '−',
  more: '+',
  most: '≤',
  once: '1×',
  free: '0',
  busy: '⇄',
  others: '⚑',
}

/** An effect as a line of signs. The words stand beside it for whoever listens. */
export function IconLine({ icons }: { readonly icons: readonly Icon[] }) {
  return (
    <span class="icons" aria-hidden="true">
      {icons.map(({ icon, n }, i) => {
        const drawn = DRAWN_AS[icon]
        const written = WRITTEN[icon] ?? '·'
        const number = n === undefined ? '' : n === 'full' ? '∞' : String(n)
        const key = `${i} ${icon}`
        if (drawn !== undefined)
          return (
            <span key={key} class="sign">
              {number !== '' && number !== '1' && <b>{number}</b>}
              <Drawing of={drawn} />
            </span>
          )
        return written === '' && number === '' ? null : (
          <span key={key} class="glue">
            {written}
            {number}
          </span>
        )
      })}
    </span>
  )
}
