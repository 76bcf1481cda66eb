/** How many entries of a list have each key. */
export const tally = <T>(list: readonly T[], key: (entry: T) => string): Record<string, number> => {
  const counts: Record<string, number> = {}
  for (const entry of list) counts[key(entry)] = (counts[key(entry)] ?? 0) + 1
  return counts
}

export const range = (numbers: readonly number[]): [number, number] => [
  Math.min(...numbers),
  Math.max(...numbers),
]

/** The entries that occur more than once. */
export const duplicates = (list: readonly string[]): string[] =>
  list.filter((entry, i) => list.indexOf(entry) < i)
