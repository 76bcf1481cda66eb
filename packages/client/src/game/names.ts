import type { Tongue } from '@amalfi/text'
import type { Player } from '../store/games.ts'

/** How the players are called: as they wish, else by a family of merchants that nobody else is of. */
export function namesOf(players: readonly Player[], { start: { houses } }: Tongue): string[] {
  const names = players.map(({ name }) => name)
  const isFree = (house: string): boolean => !names.includes(house)
  for (const [i, name] of names.entries())
    if (name === '' && isFree(houses[i])) names[i] = houses[i]
  return names.map((name, i) => {
    if (name !== '') return name
    names[i] = houses.find(isFree) ?? houses[i]
    return names[i]
  })
}
