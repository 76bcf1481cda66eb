import type { Trigger as When } from '@amalfi/engine'
import type { Pack } from '../schema/pack.ts'
import type { Fault, FaultCode } from './fault.ts'
import { type Reach, reachesOf } from './reach.ts'
import { type Site, sitesOf } from './sites.ts'

/**
 * No pack may hold a chain without end: the last player left takes turn after turn (REN-ACT-4,
 * REN-ENG-4), and a page would hang.
 *
 * Every main action uses up something: an acquisition, discovery, invitation a card that never
 * comes back, a construction one of six ships; a navigation a ship that stays on its dock, an
 * engagement a character that stays turned. So a period ends by itself unless ships leave their
 * docks or characters are set upright, again and again. Bonuses, icons and immediate characters
 * do either only as often as there are cards. What is left are the ways below, and they are
 * refused though a cost or a lack of ships might end some of them: to see that would take a
 * search, and the author of a pack a page to understand it.
 */
export function checkEndless(pack: Pack): Fault[] {
  const reaches = reachesOf(sitesOf(pack))
  return [
    ...checkCircles(reaches),
    ...checkStraightening(reaches),
    ...checkRecalls(reaches),
    ...checkTriggers(reaches),
  ]
}

const fault = ({ path }: Site, code: FaultCode, reason: string): Fault => ({ path, code, reason })

const isDestination = ({ on }: Site): boolean =>
  on === 'public' || on === 'evolving' || on === 'private'

/** An effect that can come back to itself would never be done. */
function checkCircles(reaches: readonly Reach[]): Fault[] {
  const reason = 'can come back to itself by "visit", "navigate" or "borrow"'
  return reaches
    .filter(({ comesBack }) => comesBack)
    .map(({ site }) => fault(site, 'endless-visit', reason))
}

/**
 * Two engageable characters that straighten would straighten each other. One that reaches such a
 * destination, or may borrow such a character, is one of them.
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
      `can straighten, by itself or by what it reaches; so can ${another?.path} (REN-ENG-4)`,
    )
  })
}

/**
 * A destination that fetches ships from docks gives back the ship that was sent there. A character
 * that does, with a destination that straightens, goes round: sail there, straighten the
 * character, fetch the ship.
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
        `can bring ships back from docks, and ${place.path} straightens: without end`,
      ),
    ]
  })
}

/** What happens only as often as there are cards, ships, titles, periods. */
const COUNTED: readonly When[] = [
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

/** What can happen any number of times may not, each time, make the next time possible. */
function checkTriggers(reaches: readonly Reach[]): Fault[] {
  return reaches.flatMap(({ site, straighten, recall, sail }) => {
    const { trigger } = site
    if (trigger === undefined || trigger.once === 'period') return []
    if (COUNTED.includes(trigger.when) || !(straighten || recall || sail)) return []
    return [
      fault(
        site,
        'endless-trigger',
        `"${trigger.when}" can happen without end: once a period at most may it straighten, use a destination or bring a ship back from a dock`,
      ),
    ]
  })
}
