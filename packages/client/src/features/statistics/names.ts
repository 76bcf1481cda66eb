import { POINT_SOURCES, RIVALS } from '@amalfi/engine'
import type { Locale } from '@amalfi/text'

/** The name of a source of points. A stored source that is unknown here keeps its stored name. */
export function sourceName({ result }: Locale, source: string): string {
  const known = POINT_SOURCES.find((name) => name === source)
  return known === undefined ? source : result.sources[known]
}

/** The name of a solo rival; an unknown rival keeps its stored name. */
export function rivalName({ terms }: Locale, rival: string): string {
  const known = RIVALS.find((name) => name === rival)
  return known === undefined ? rival : terms.rivals[known]
}
