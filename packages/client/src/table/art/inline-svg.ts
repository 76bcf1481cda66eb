const SVG = 'http://www.w3.org/2000/svg'

type DrawRef = (element: SVGElement | null) => void
const cache = new Map<string, DrawRef>()

/**
 * A `ref` that fills an SVG element with this markup. The markup is parsed once and then copied: a
 * table has hundreds of icons, and parsing each would take half of its render time.
 */
export function inlineSvg(markup: string): DrawRef {
  const cached = cache.get(markup)
  if (cached !== undefined) return cached
  const parsed = document.createElementNS(SVG, 'g')
  parsed.innerHTML = markup
  const fragment = document.createDocumentFragment()
  fragment.append(...parsed.childNodes)
  const draw: DrawRef = (element) => element?.replaceChildren(fragment.cloneNode(true))
  cache.set(markup, draw)
  return draw
}
