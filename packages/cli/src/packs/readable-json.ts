const WIDTH = 100

/**
 * JSON for people who change it. What fits on a line stands on one. Every card begins a line of
 * its own, and the fields of one that does not fit flow over several.
 */
export const readableJson = (value: object): string => `${spread(value, '')}\n`

/** A field or an entry: what stands before its value, if anything, and the value. */
interface Piece {
  readonly name: string
  readonly value: unknown
}

const piecesOf = (value: object): Piece[] =>
  Array.isArray(value)
    ? value.map((entry) => ({ name: '', value: entry }))
    : Object.entries(value)
        .filter(([, field]) => field !== undefined)
        .map(([key, field]) => ({ name: `${JSON.stringify(key)}: `, value: field }))

const isCompound = (value: unknown): value is object => typeof value === 'object' && value !== null

/** All on one line. */
function oneLine(value: unknown): string {
  if (!isCompound(value)) return JSON.stringify(value)
  const parts = piecesOf(value).map(({ name, value: part }) => name + oneLine(part))
  if (Array.isArray(value)) return `[${parts.join(', ')}]`
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`
}

/** A piece that has so many signs before it on its line, and so many after it. */
function formatPiece(
  { name, value }: Piece,
  margin: string,
  before: number,
  after: number,
): string {
  const short = name + oneLine(value)
  if (!isCompound(value) || before + short.length + after <= WIDTH) return short
  // An entry of a list has no name: it is a card, or a part of one.
  if (name === '' && !Array.isArray(value)) return flow(value, margin, after)
  return name + spread(value, margin)
}

/** Each piece on a line of its own. */
function spread(value: object, margin: string): string {
  const inner = `${margin}  `
  const parts = piecesOf(value).map((piece) => inner + formatPiece(piece, inner, inner.length, 1))
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${parts.join(',\n')}\n${margin}${close}`
}

/** The fields of an object one after the other, on as many lines as it takes. */
function flow(value: object, margin: string, after: number): string {
  const inner = `${margin}  `
  const pieces = piecesOf(value)
  let text = '{'
  let taken = margin.length + 1
  pieces.forEach((piece, i) => {
    // A comma, or what closes the object and follows it.
    const rest = i < pieces.length - 1 ? 1 : 2 + after
    const fits = taken + 1 + piece.name.length + oneLine(piece.value).length + rest <= WIDTH
    const gap = i === 0 || fits ? ' ' : `\n${inner}`
    const start = gap === ' ' ? taken + 1 : inner.length
    text += gap + formatPiece(piece, inner, start, rest) + (i < pieces.length - 1 ? ',' : ' }')
    const last = text.lastIndexOf('\n')
    taken = last < 0 ? margin.length + text.length : text.length - last - 1
  })
  return text
}
