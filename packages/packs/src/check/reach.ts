import type { DestinationKind } from '@amalfi/engine'
import { everyPart } from '../effect/walk.ts'
import type { Effect } from '../schema/effects.ts'
import type { Site } from './sites.ts'

/**
 * Which kinds of destination a word can lead to. A private tile may come to cover an evolving
 * place, and evolving places are public (REN-EVO-2): so nearly every word leads to all tiles.
 */
const LEADS_TO: Record<DestinationKind, readonly Site['on'][]> = {
  any: ['public', 'evolving', 'private'],
  public: ['public', 'evolving', 'private'],
  evolving: ['evolving', 'private'],
  own: ['private'],
  other: ['private'],
  new: ['private'],
}

/** What an effect does by its own parts. */
interface Direct {
  readonly straighten: boolean
  /** Brings a ship back from a dock. */
  readonly recall: boolean
  /** Uses a destination. */
  readonly sail: boolean
  /** The kinds of effect that it may carry out besides. */
  readonly leadsTo: ReadonlySet<Site['on']>
}

function directOf(effect: Effect): Direct {
  const parts = everyPart(effect)
  const leadsTo = parts.flatMap((part): readonly Site['on'][] => {
    if ('visit' in part) return LEADS_TO[part.visit]
    if ('navigate' in part) return LEADS_TO[part.navigate]
    return 'borrow' in part ? ['engageable'] : []
  })
  return {
    straighten: parts.some((part) => 'straighten' in part),
    recall: parts.some((part) => 'recall' in part && part.from === 'dock'),
    sail: parts.some((part) => 'visit' in part || 'navigate' in part),
    leadsTo: new Set(leadsTo),
  }
}

/** What an effect can do, by its own parts or by what it reaches. */
export interface Reach {
  readonly site: Site
  readonly straighten: boolean
  readonly recall: boolean
  readonly sail: boolean
  /** It may come to carry out itself. */
  readonly comesBack: boolean
}

export function reachesOf(sites: readonly Site[]): Reach[] {
  const map = new Map(sites.map((site) => [site, directOf(site.effect)]))
  return sites.map((site) => {
    const reached = reachOf(site, map)
    const all = [...reached, site].map((one) => map.get(one))
    return {
      site,
      straighten: all.some((one) => one?.straighten),
      recall: all.some((one) => one?.recall),
      sail: all.some((one) => one?.sail),
      comesBack: reached.has(site),
    }
  })
}

/** Every effect that one may come to carry out, itself only if it comes back to itself. */
function reachOf(from: Site, map: ReadonlyMap<Site, Direct>): Set<Site> {
  const reached = new Set<Site>()
  const open = new Set<Site['on']>()
  const ahead = [from]
  for (let site = ahead.pop(); site !== undefined; site = ahead.pop()) {
    for (const kind of map.get(site)?.leadsTo ?? []) {
      if (open.has(kind)) continue
      // Characters are unique: who borrows from another player does not meet the same card, unless
      // by way of a third.
      const same = kind === 'engageable' ? site : undefined
      if (site !== from) open.add(kind)
      for (const next of map.keys()) {
        if (next.on !== kind || next === same || reached.has(next)) continue
        reached.add(next)
        ahead.push(next)
      }
    }
  }
  return reached
}
