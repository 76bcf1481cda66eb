import type { DestinationKind } from '@amalfi/engine'
import { allParts } from '../effect/walk.ts'
import type { Effect } from '../schema/effects.ts'
import type { EffectSite } from './effect-sites.ts'

/**
 * The kinds of destinations that each word can reach. A private tile may cover an evolving
 * destination, and those are public (REN-EVO-2), so nearly every word reaches private tiles.
 */
const LEADS_TO: Record<DestinationKind, readonly EffectSite['on'][]> = {
  any: ['public', 'evolving', 'private'],
  public: ['public', 'evolving', 'private'],
  evolving: ['evolving', 'private'],
  own: ['private'],
  other: ['private'],
  new: ['private'],
}

/** What an effect does directly. */
interface DirectActions {
  readonly straighten: boolean
  /** It brings a ship back from a dock. */
  readonly recall: boolean
  /** It uses a destination. */
  readonly sail: boolean
  /** The kinds of effects that it can cause. */
  readonly leadsTo: ReadonlySet<EffectSite['on']>
}

function directActionsOf(effect: Effect): DirectActions {
  const parts = allParts(effect)
  const leadsTo = parts.flatMap((part): readonly EffectSite['on'][] => {
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

/** What an effect can do, directly or through effects that it causes. */
export interface Reach {
  readonly site: EffectSite
  readonly straighten: boolean
  readonly recall: boolean
  readonly sail: boolean
  /** It can cause itself. */
  readonly reachesItself: boolean
}

export function reachesOf(sites: readonly EffectSite[]): Reach[] {
  const map = new Map(sites.map((site) => [site, directActionsOf(site.effect)]))
  return sites.map((site) => {
    const reached = reachOf(site, map)
    const all = [...reached, site].map((one) => map.get(one))
    return {
      site,
      straighten: all.some((one) => one?.straighten),
      recall: all.some((one) => one?.recall),
      sail: all.some((one) => one?.sail),
      reachesItself: reached.has(site),
    }
  })
}

/** All effects that an effect can cause. It contains the effect itself only if there is a loop. */
function reachOf(from: EffectSite, map: ReadonlyMap<EffectSite, DirectActions>): Set<EffectSite> {
  const reached = new Set<EffectSite>()
  const expanded = new Set<EffectSite['on']>()
  const queue = [from]
  for (let site = queue.pop(); site !== undefined; site = queue.pop()) {
    for (const kind of map.get(site)?.leadsTo ?? []) {
      if (expanded.has(kind)) continue
      // Characters are unique, so borrowing never reaches the same card directly.
      const same = kind === 'engageable' ? site : undefined
      if (site !== from) expanded.add(kind)
      for (const next of map.keys()) {
        if (next.on !== kind || next === same || reached.has(next)) continue
        reached.add(next)
        queue.push(next)
      }
    }
  }
  return reached
}
