import { ART_TYPES, CHARACTER_TYPES, type Trigger as When } from '@amalfi/engine'
import type { Modifier, Trigger } from '../schema/abilities.ts'
import type { Pack } from '../schema/pack.ts'
import type { Fault } from './fault.ts'
import { repeated } from './repeated.ts'
import { triggersOf } from './sites.ts'

/** What is wrong with single cards, their effects aside. */
export const checkCards = (pack: Pack): Fault[] => [
  ...checkSpice(pack),
  ...checkPrinted(pack),
  ...checkLists(pack),
  ...triggersOf(pack).flatMap(({ path, trigger }) => checkTrigger(path, trigger)),
]

/** REN-DIS-1. */
function checkSpice({ privateDestinations }: Pack): Fault[] {
  return privateDestinations.flatMap((place, i): Fault[] =>
    place.in.includes('spice')
      ? []
      : [
          {
            path: `privateDestinations[${i}].in`,
            code: 'no-spice',
            reason: 'spice always pays a private destination (REN-DIS-1)',
          },
        ],
  )
}

const ENTRIES = [
  'publicDestinations',
  'evolvingDestinations',
  'privateDestinations',
  'artworks',
  'characters',
  'titles',
  'decrees',
] as const

/** A field that is said to be printed must be there. */
function checkPrinted(pack: Pack): Fault[] {
  return ENTRIES.flatMap((field) =>
    pack[field].flatMap((entry, i) =>
      (entry.printed ?? []).flatMap((name, j): Fault[] =>
        Object.hasOwn(entry, name)
          ? []
          : [
              {
                path: `${field}[${i}].printed[${j}]`,
                code: 'printed-nothing',
                reason: `"${name}" is no field of this entry`,
              },
            ],
      ),
    ),
  )
}

/** Lists of words that name each word once; those inside effects are seen to with the effects. */
function checkLists(pack: Pack): Fault[] {
  const faults: Fault[] = []
  const check = (path: string, words: readonly string[]) => faults.push(...repeated(path, words))
  pack.privateDestinations.forEach((place, i) => {
    check(`privateDestinations[${i}].in`, place.in)
  })
  pack.artworks.forEach((card, i) => {
    check(`artworks[${i}].in`, card.in)
  })
  pack.characters.forEach((card, i) => {
    const path = `characters[${i}]`
    if (card.in !== undefined) check(`${path}.in`, card.in)
    if (card.type === 'endgame') check(`${path}.scoring.per`, [card.scoring.per].flat())
    if (card.type !== 'permanent') return
    card.abilities.forEach((ability, j) => {
      if (!('when' in ability)) faults.push(...checkModifier(`${path}.abilities[${j}]`, ability))
    })
  })
  return faults
}

function checkModifier(path: string, modifier: Modifier): Fault[] {
  if ('slot' in modifier) return repeated(`${path}.at`, modifier.at)
  if (!('accept' in modifier)) return []
  const faults = repeated(`${path}.accept`, modifier.accept)
  // REN-BRD-1: an immediate character may be paid in bread, and resources never pay bread.
  if (modifier.for === 'immediate')
    faults.push({
      path: `${path}.for`,
      code: 'pays-bread',
      reason: 'immediate characters are paid in bread, which no hold pays (REN-BRD-1)',
    })
  return faults
}

/** Which triggers a filter can narrow. */
const FILTERS: Record<'to' | 'sending' | 'with' | 'first', readonly When[]> = {
  to: ['navigate', 'erect', 'light'],
  sending: ['navigate'],
  with: ['pay'],
  first: ['pass'],
}
const TYPES: Partial<Record<When, readonly string[]>> = {
  acquire: ART_TYPES,
  invite: CHARACTER_TYPES,
  engage: CHARACTER_TYPES,
  take: CHARACTER_TYPES,
}
/** These happen to each player in turn, and are nobody's deed. */
const OWN: readonly When[] = ['feed', 'decree', 'period']

function checkTrigger(path: string, trigger: Trigger): Fault[] {
  const { when } = trigger
  const faults: Fault[] = []
  const misfit = (field: string, reason: string) =>
    faults.push({ path: `${path}.${field}`, code: 'filter-misfit', reason })
  for (const field of ['to', 'sending', 'with', 'first'] as const)
    if (trigger[field] !== undefined && !FILTERS[field].includes(when))
      misfit(field, `goes with ${FILTERS[field].join(', ')}, not with "${when}"`)
  if (trigger.of !== undefined && !TYPES[when]?.includes(trigger.of))
    misfit('of', `"${when}" waits for ${TYPES[when]?.join(', ') ?? 'no type'}`)
  if (trigger.by !== undefined && trigger.by !== 'me' && OWN.includes(when))
    misfit('by', `"${when}" is nobody else's deed`)
  return faults
}
