/** Figures by the ids of cards. */
export const byId = <T>(ids: readonly string[], figures: (id: string) => T): Record<string, T> =>
  Object.fromEntries(ids.map((id) => [id, figures(id)]))
