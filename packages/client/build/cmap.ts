/** The code points that a font has, read from its `cmap` table (formats 4 and 12; others are older). */
export function codePointsIn(font: Buffer): Set<number> {
  const cmap = tableOf(font, 'cmap')
  const found = new Set<number>()
  for (let i = 0; i < cmap.readUInt16BE(2); i++) {
    const part = cmap.subarray(cmap.readUInt32BE(4 + i * 8 + 4))
    const format = part.readUInt16BE(0)
    const ranges = format === 4 ? segmentRanges(part) : format === 12 ? groupRanges(part) : []
    for (const [from, to] of ranges) for (let c = from; c <= to; c++) found.add(c)
  }
  return found
}

type Range = readonly [from: number, to: number]

function tableOf(font: Buffer, name: string): Buffer {
  for (let i = 0; i < font.readUInt16BE(4); i++) {
    const entry = 12 + i * 16
    if (font.toString('latin1', entry, entry + 4) === name)
      return font.subarray(font.readUInt32BE(entry + 8))
  }
  throw new Error(`the font has no table ${name}`)
}

function segmentRanges(part: Buffer): Range[] {
  const doubledCount = part.readUInt16BE(6)
  return Array.from({ length: doubledCount / 2 }, (_, i): Range => {
    const to = part.readUInt16BE(14 + i * 2)
    const from = part.readUInt16BE(16 + doubledCount + i * 2)
    // The last segment marks the end of the list.
    return [from, to === 0xffff ? from - 1 : to]
  })
}

const groupRanges = (part: Buffer): Range[] =>
  Array.from({ length: part.readUInt32BE(12) }, (_, i): Range => {
    const group = 16 + i * 12
    return [part.readUInt32BE(group), part.readUInt32BE(group + 4)]
  })
