import type { Locale } from '@amalfi/text'
import type { Player } from './player.ts'

/** Adds a number to names that occur twice, so that every name is unique. */
const withNumbers = (names: readonly string[]): string[] =>
  names.map((name, i) => {
    const before = names.slice(0, i).filter((other) => other === name).length
    return before === 0 ? name : `${name} ${before + 1}`
  })

/** The names of the players: as entered, otherwise the name of a merchant family that is free. */
export function namesOf(players: readonly Player[], { setup: { houses } }: Locale): string[] {
  const names = players.map(({ name }) => name)
  const isFree = (house: string): boolean => !names.includes(house)
  for (const [i, name] of names.entries())
    if (name === '' && isFree(houses[i])) names[i] = houses[i]
  for (const [i, name] of names.entries())
    if (name === '') names[i] = houses.find(isFree) ?? houses[i]
  return withNumbers(names)
}
