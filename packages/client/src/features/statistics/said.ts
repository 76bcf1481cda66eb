import { POINT_SOURCES, RIVALS } from '@amalfi/engine'
import type { Locale } from '@amalfi/text'

/** What a source of points is called; one that was kept and is unknown here, as it was kept. */
export function sourceName({ result }: Locale, source: string): string {
  const known = POINT_SOURCES.find((one) => one === source)
  return known === undefined ? source : result.sources[known]
}

export function rivalName({ terms }: Locale, rival: string): string {
  const known = RIVALS.find((one) => one === rival)
  return known === undefined ? rival : terms.rivals[known]
}
