import type { Trigger as When } from '@amalfi/engine'
import type { Pack } from '../schema/pack.ts'
import { type EffectSite, effectSitesOf } from './effect-sites.ts'
import type { Fault, FaultCode } from './fault.ts'
import { type Reach, reachesOf } from './reach.ts'

/**
 * Refuses packs with an endless chain of effects (REN-ACT-4, REN-ENG-4). Every main action uses up
 * something: a card, a ship on a dock or an upright character. So a period ends unless ships leave
 * docks or characters are straightened again and again. Bonuses, icons and immediate characters can
 * do that only a limited number of times. The checks below refuse all other ways. They are strict:
 * some refused chains would end because of costs, but proving that would need a search.
 */
export function checkEndless(pack: Pack): Fault[] {
  const reaches = reachesOf(effectSitesOf(pack))
  return [
    ...checkVisits(reaches),
    ...checkStraightening(reaches),
    ...checkRecalls(reaches),
    ...checkTriggers(reaches),
  ]
}

const fault = ({ path }: EffectSite, code: FaultCode, reason: string): Fault => ({
  path,
  code,
  reason,
})

const isDestination = ({ on }: EffectSite): boolean =>
  on === 'public' || on === 'evolving' || on === 'private'

/** An effect that can reach itself would never end. */
function checkVisits(reaches: readonly Reach[]): Fault[] {
  const reason = 'can repeat itself without end through "visit", "navigate" or "borrow"'
  return reaches
    .filter(({ reachesItself }) => reachesItself)
    .map(({ site }) => fault(site, 'endless-visit', reason))
}

/**
 * Two engageable characters that straighten could straighten each other without end. A character
 * that reaches such an effect through a destination or by borrowing counts too.
 */
function checkStraightening(reaches: readonly Reach[]): Fault[] {
  const straightening = reaches
    .filter(({ site, straighten }) => site.on === 'engageable' && straighten)
    .map(({ site }) => site)
  if (straightening.length < 2) return []
  return straightening.map((site) => {
    const another = straightening.find((other) => other !== site)
    return fault(
      site,
      'endless-straighten',
      `can straighten, directly or through other effects, and so can ${another?.path} (REN-ENG-4)`,
    )
  })
}

/**
 * A destination that brings ships back from docks returns the ship that sailed there. A character
 * that brings ships back makes a loop with a destination that straightens: sail there, straighten
 * the character, bring the ship back.
 */
function checkRecalls(reaches: readonly Reach[]): Fault[] {
  const place = reaches.find(({ site, straighten }) => isDestination(site) && straighten)?.site
  return reaches.flatMap(({ site, recall }) => {
    if (!recall) return []
    if (isDestination(site))
      return [fault(site, 'endless-recall', 'a destination may not bring ships back from docks')]
    if (site.on !== 'engageable' || place === undefined) return []
    return [
      fault(
        site,
        'endless-recall',
        `can bring ships back from docks while ${place.path} straightens, which never ends`,
      ),
    ]
  })
}

/** Events that are limited by the number of cards, ships, titles or periods. */
const LIMITED: readonly When[] = [
  'invite',
  'discover',
  'acquire',
  'build',
  'title',
  'period',
  'decree',
  'feed',
  'pass',
]

/** A trigger that can happen any number of times must not make its own repetition possible. */
function checkTriggers(reaches: readonly Reach[]): Fault[] {
  return reaches.flatMap(({ site, straighten, recall, sail }) => {
    const { trigger } = site
    if (trigger === undefined || trigger.once === 'period') return []
    if (LIMITED.includes(trigger.when) || !(straighten || recall || sail)) return []
    return [
      fault(
        site,
        'endless-trigger',
        `"${trigger.when}" can happen without end, so it may straighten, use a destination or bring a ship back from a dock only with "once": "period"`,
      ),
    ]
  })
}
