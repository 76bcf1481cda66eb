import { ART_TYPES, CHARACTER_TYPES, type Trigger as When } from '@amalfi/engine'
import type { Modifier, Trigger } from '../schema/abilities.ts'
import type { Pack } from '../schema/pack.ts'
import { isPlayerAction } from '../schema/player-actions.ts'
import { triggersOf } from './effect-sites.ts'
import type { Fault } from './fault.ts'
import { checkRepeated } from './repeated.ts'

/** Checks single cards, except their effects. */
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
            reason: 'must contain spice, which can pay every private destination (REN-DIS-1)',
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

/** A field listed as printed must exist. */
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
                reason: `this entry has no field "${name}"`,
              },
            ],
      ),
    ),
  )
}

/** Lists must not repeat a word. `checkEffects` checks the lists inside effects. */
function checkLists(pack: Pack): Fault[] {
  const faults: Fault[] = []
  const check = (path: string, words: readonly string[]) =>
    faults.push(...checkRepeated(path, words))
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
  if ('slot' in modifier) return checkRepeated(`${path}.at`, modifier.at)
  if (!('accept' in modifier)) return []
  const faults = checkRepeated(`${path}.accept`, modifier.accept)
  // REN-BRD-1: immediate characters cost bread, and resources cannot pay a bread cost.
  if (modifier.for === 'immediate')
    faults.push({
      path: `${path}.for`,
      code: 'pays-bread',
      reason: 'immediate characters cost bread, and resources cannot pay a bread cost (REN-BRD-1)',
    })
  return faults
}

/** The triggers that each filter can be used with. */
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

function checkTrigger(path: string, trigger: Trigger): Fault[] {
  const { when } = trigger
  const faults: Fault[] = []
  const misfit = (field: string, reason: string) =>
    faults.push({ path: `${path}.${field}`, code: 'filter-misfit', reason })
  for (const field of ['to', 'sending', 'with', 'first'] as const)
    if (trigger[field] !== undefined && !FILTERS[field].includes(when))
      misfit(field, `can be used with ${FILTERS[field].join(', ')}, not with "${when}"`)
  if (trigger.of !== undefined && !TYPES[when]?.includes(trigger.of))
    misfit('of', `"${when}" accepts ${TYPES[when]?.join(', ') ?? 'no type'}`)
  if (trigger.by !== undefined && trigger.by !== 'me' && !isPlayerAction(when))
    misfit('by', `"${when}" is not an action of another player`)
  return faults
}
