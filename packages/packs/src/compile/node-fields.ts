import {
  COUNCIL,
  COUNTS,
  DESTINATION_KINDS,
  FLAG_BUSY,
  FLAG_SLOT_FREE,
  FLAG_WITH_ANY,
  FULL_GRANARY,
  RECALL_DOCK,
  RECALL_PORT,
  ROWS,
  WORKSHOP,
} from '@amalfi/engine'
import type { Amount, Price } from '../schema/amounts.ts'
import type { Effect } from '../schema/effects.ts'
import { artMask, characterMask, codeOf, holdMask } from './masks.ts'

/** The fields of a node that an effect sets. Missing fields are 0. */
export interface NodeFields {
  readonly n?: Amount
  readonly what?: number
  readonly less?: number | undefined
  readonly flags?: number
}

interface Terms {
  readonly slot?: 'free' | undefined
  readonly with?: 'any' | undefined
  readonly busy?: true | undefined
}
const flags = (terms: Terms): number =>
  (terms.slot === 'free' ? FLAG_SLOT_FREE : 0) |
  (terms.with === 'any' ? FLAG_WITH_ANY : 0) |
  (terms.busy === true ? FLAG_BUSY : 0)

/** The node fields of an effect. `n` is how many times it is done, even if once. */
export function nodeFieldsOf(effect: Effect): NodeFields {
  if (Array.isArray(effect) || 'choose' in effect) return {}
  if ('bread' in effect) return { n: effect.bread === 'full' ? FULL_GRANARY : effect.bread }
  if ('points' in effect) return { n: effect.points }
  if ('send' in effect) return { n: effect.upTo, what: holdMask(effect.send) }
  if ('take' in effect) return { n: effect.take, flags: flags(effect) }
  if ('straighten' in effect) return { n: effect.straighten }
  if ('erect' in effect) return { n: effect.erect }
  if ('build' in effect) return { n: effect.build, less: effect.less }
  if ('acquire' in effect)
    return { n: 1, what: artMask(effect.acquire), less: effect.less, flags: flags(effect) }
  if ('discover' in effect) return { n: 1, less: effect.less, flags: flags(effect) }
  if ('invite' in effect)
    return { n: 1, what: characterMask(effect.invite), less: effect.less, flags: flags(effect) }
  if ('navigate' in effect)
    return { n: 1, what: kind(effect.navigate), less: effect.less, flags: flags(effect) }
  if ('visit' in effect)
    return { n: 1, what: kind(effect.visit), less: effect.less, flags: flags(effect) }
  if ('recall' in effect)
    return { n: effect.recall, what: effect.from === 'port' ? RECALL_PORT : RECALL_DOCK }
  if ('shift' in effect) return { n: effect.shift, what: holdMask(effect.to) }
  if ('discard' in effect)
    return { n: effect.upTo ?? 0, what: effect.discard === 'artwork' ? WORKSHOP : COUNCIL }
  if ('refresh' in effect) return { n: 1, what: codeOf(ROWS, effect.refresh) }
  if ('draw' in effect) return { n: effect.draw, less: effect.keep }
  if ('light' in effect) return { n: effect.light, less: effect.less }
  if ('pay' in effect) return priceFields(effect.pay)
  if ('if' in effect) return { n: effect.if.atLeast, what: codeOf(COUNTS, effect.if.count) }
  return { n: 1 }
}

const kind = (word: (typeof DESTINATION_KINDS)[number]): number => codeOf(DESTINATION_KINDS, word)

/** A price uses the fields of a node differently; see `tables.ts` of the engine. */
function priceFields(price: Price): NodeFields {
  if ('bread' in price) return { n: price.bread }
  if ('hand' in price) return { what: price.hand }
  return { less: price.resources, flags: holdMask(price.in) }
}
