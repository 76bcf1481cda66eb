import type { Trigger } from '../schema/abilities.ts'
import type { Effect } from '../schema/effects.ts'
import type { Pack } from '../schema/pack.ts'

/** An effect of a pack, its path, and the kind of card it is on. */
export interface EffectSite {
  readonly path: string
  readonly effect: Effect
  readonly on: 'public' | 'evolving' | 'private' | 'once' | 'engageable' | 'trigger'
  /** The trigger that causes it. */
  readonly trigger?: Trigger
}

const DESTINATIONS = [
  ['publicDestinations', 'public'],
  ['evolvingDestinations', 'evolving'],
  ['privateDestinations', 'private'],
] as const

/** All effects of a pack. `once` means a bonus, an icon or an immediate character. */
export function effectSitesOf(pack: Pack): EffectSite[] {
  const sites: EffectSite[] = []
  for (const [field, on] of DESTINATIONS)
    pack[field].forEach(({ benefits }, i) => {
      sites.push({ path: `${field}[${i}].benefits`, effect: benefits, on })
    })
  pack.artworks.forEach(({ bonus }, i) => {
    if (bonus !== undefined) sites.push({ path: `artworks[${i}].bonus`, effect: bonus, on: 'once' })
  })
  pack.characters.forEach((character, i) => {
    const path = `characters[${i}].effect`
    if (character.type === 'immediate') sites.push({ path, effect: character.effect, on: 'once' })
    if (character.type === 'engageable')
      sites.push({ path, effect: character.effect, on: 'engageable' })
  })
  for (const { path, trigger } of triggersOf(pack))
    sites.push({ path: `${path}.do`, effect: trigger.do, on: 'trigger', trigger })
  for (const field of ['shipIcons', 'lighthouseIcons'] as const)
    pack[field].value.forEach((effect, i) => {
      if (effect !== null) sites.push({ path: `${field}.value[${i}]`, effect, on: 'once' })
    })
  return sites
}

export function triggersOf(pack: Pack): { path: string; trigger: Trigger }[] {
  return pack.characters.flatMap((character, i) => {
    if (character.type !== 'permanent') return []
    return character.abilities.flatMap((ability, j) =>
      'when' in ability ? [{ path: `characters[${i}].abilities[${j}]`, trigger: ability }] : [],
    )
  })
}
