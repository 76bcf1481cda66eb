const SVG = 'http://www.w3.org/2000/svg'

type Drawn = (on: SVGElement | null) => void
const known = new Map<string, Drawn>()

/**
 * Draws strokes on a picture (as its `ref`). They are read once and copied after that: there are
 * hundreds of pictures on a table, and to read them each time is half of the work of laying it.
 */
export function inlineSvg(strokes: string): Drawn {
  const before = known.get(strokes)
  if (before !== undefined) return before
  const sheet = document.createElementNS(SVG, 'g')
  sheet.innerHTML = strokes
  const drawing = document.createDocumentFragment()
  drawing.append(...sheet.childNodes)
  const draw: Drawn = (on) => on?.replaceChildren(drawing.cloneNode(true))
  known.set(strokes, draw)
  return draw
}
