const WIDTH = 100

/**
 * JSON for people to edit. Short values are on one line. Every card begins a new line, and longer
 * cards use several lines.
 */
export const readableJson = (value: object): string => `${spread(value, '')}\n`

/** A field or an entry of a list, with the text before its value. */
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

/** A value on one line. */
function oneLine(value: unknown): string {
  if (!isCompound(value)) return JSON.stringify(value)
  const parts = piecesOf(value).map(({ name, value: part }) => name + oneLine(part))
  if (Array.isArray(value)) return `[${parts.join(', ')}]`
  return parts.length === 0 ? '{}' : `{ ${parts.join(', ')} }`
}

/** Formats a piece. `before` and `after` are the characters before and after it on its line. */
function formatPiece(
  { name, value }: Piece,
  margin: string,
  before: number,
  after: number,
): string {
  const short = name + oneLine(value)
  if (!isCompound(value) || before + short.length + after <= WIDTH) return short
  // An entry of a list has no name. It is a card or a part of one.
  if (name === '' && !Array.isArray(value)) return flow(value, margin, after)
  return name + spread(value, margin)
}

/** Puts each piece on its own line. */
function spread(value: object, margin: string): string {
  const inner = `${margin}  `
  const parts = piecesOf(value).map((piece) => inner + formatPiece(piece, inner, inner.length, 1))
  const [open, close] = Array.isArray(value) ? '[]' : '{}'
  return `${open}\n${parts.join(',\n')}\n${margin}${close}`
}

/** Fills lines with the fields of an object. */
function flow(value: object, margin: string, after: number): string {
  const inner = `${margin}  `
  const pieces = piecesOf(value)
  let text = '{'
  let taken = margin.length + 1
  pieces.forEach((piece, i) => {
    // Room for a comma, or for the closing brace and what follows.
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
