import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subset from 'subset-font'
import type { SubsetCharacters } from './characters.ts'
import { codePointsIn } from './cmap.ts'

/** A part of a font as a file, with its values for the style sheet. */
export interface FontSubset {
  readonly name: string
  readonly families: readonly string[]
  readonly style: 'normal' | 'italic'
  readonly weight: string
  /** The `size-adjust` that makes all fonts look equally large. */
  readonly size: string
  readonly codePoints: ReadonlySet<number>
  readonly woff2: Buffer
}

type Face = Pick<FontSubset, 'families' | 'style' | 'weight' | 'size'>

/** Its small letters are small. At this size it is as legible and as wide as Georgia. */
const garamond = (weight: string, style: Face['style'] = 'normal'): Face => ({
  families: style === 'italic' ? ['EB Garamond'] : ['EB Garamond', 'Upright Garamond'],
  style,
  weight,
  size: '116%',
})
/** One weight only: a bold font would double the download, and few words are bold. */
const SHIPPORI: Face = {
  families: ['Shippori Mincho'],
  style: 'normal',
  weight: '400',
  size: '100%',
}

/** The font keeps its copyright notice and the address of its licence. */
const KEPT_NAMES = [0, 14]
const LICENCES = ['eb-garamond', 'shippori-mincho']
const KEPT_FEATURES = ['ccmp', 'kern', 'liga', 'locl', 'mark']
/** For vertical Japanese, which the page does not use. */
const UNUSED_TABLES = ['vhea', 'vmtx']
/** A font may lack these spaces. The browser makes them from the normal space. */
const SPACES = [0x2009, 0x202f]

const require = createRequire(import.meta.url)

async function makeSubset(
  name: string,
  face: Face,
  file: string,
  characters: string,
): Promise<FontSubset> {
  const [font] = file.split(/-(?=\d|latin|japanese)/)
  const whole = readFileSync(require.resolve(`@fontsource/${font}/files/${file}.woff2`))
  const convert = (targetFormat: 'truetype' | 'woff2'): Promise<Buffer> =>
    subset(whole, characters, {
      targetFormat,
      keepFeatures: KEPT_FEATURES,
      preserveNameIds: KEPT_NAMES,
      noHinting: true,
      dropTables: UNUSED_TABLES,
    })
  const codePoints = codePointsIn(await convert('truetype'))
  for (const space of SPACES)
    if (characters.includes(String.fromCodePoint(space))) codePoints.add(space)
  return { name, ...face, codePoints, woff2: await convert('woff2') }
}

/** Makes all fonts of the page with only these characters. */
export function makeFontSubsets(characters: SubsetCharacters): Promise<FontSubset[]> {
  const { latin, moreLatin, arrow, tilde, native, table, rules } = characters
  const japanese = 'shippori-mincho-japanese-500-normal'
  return Promise.all([
    makeSubset('garamond', garamond('400'), 'eb-garamond-latin-400-normal', latin),
    makeSubset('garamond-bold', garamond('700'), 'eb-garamond-latin-700-normal', latin),
    makeSubset('garamond-italic', garamond('400', 'italic'), 'eb-garamond-latin-400-italic', latin),
    makeSubset('garamond-more', garamond('400'), 'eb-garamond-latin-ext-400-normal', moreLatin),
    makeSubset(
      'garamond-more-bold',
      garamond('700'),
      'eb-garamond-latin-ext-700-normal',
      moreLatin,
    ),
    makeSubset('shippori-arrow', SHIPPORI, 'shippori-mincho-107-500-normal', arrow),
    makeSubset('shippori-tilde', SHIPPORI, 'shippori-mincho-115-500-normal', tilde),
    makeSubset('shippori-native', SHIPPORI, japanese, native),
    makeSubset('shippori', SHIPPORI, japanese, table),
    makeSubset('shippori-rules', SHIPPORI, japanese, rules),
  ])
}

/** The licences of the fonts (OFL), which must be distributed with them. */
export const licences = (): string =>
  LICENCES.map((font) => readFileSync(require.resolve(`@fontsource/${font}/LICENSE`), 'utf8')).join(
    '\n\n',
  )
