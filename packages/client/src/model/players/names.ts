import type { Locale } from '@amalfi/text'
import type { Player } from './player.ts'

/** Of those who are called the same each but the first gets a number: whoever is asked for knows it. */
const apart = (names: readonly string[]): string[] =>
  names.map((name, i) => {
    const before = names.slice(0, i).filter((other) => other === name).length
    return before === 0 ? name : `${name} ${before + 1}`
  })

/** How the players are called: as they wish, else by a family of merchants that nobody else is of. */
export function namesOf(players: readonly Player[], { setup: { houses } }: Locale): string[] {
  const names = players.map(({ name }) => name)
  const isFree = (house: string): boolean => !names.includes(house)
  for (const [i, name] of names.entries())
    if (name === '' && isFree(houses[i])) names[i] = houses[i]
  for (const [i, name] of names.entries())
    if (name === '') names[i] = houses.find(isFree) ?? houses[i]
  return apart(names)
}
