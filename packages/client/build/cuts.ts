import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import subset from 'subset-font'
import { charactersIn } from './cmap.ts'
import type { Letters } from './letters.ts'

/** A part of a font as a file, with what a style sheet says of it. */
export interface Cut {
  readonly name: string
  /** Under these names it can be asked for. */
  readonly families: readonly string[]
  readonly style: 'normal' | 'italic'
  /** Of the weights that are asked for, those that it serves. */
  readonly weight: string
  /** How large it is set, so that all fonts look alike in size. */
  readonly size: string
  /** Code points. */
  readonly characters: ReadonlySet<number>
  readonly woff2: Buffer
}

type Face = Pick<Cut, 'families' | 'style' | 'weight' | 'size'>

/** Its small letters are small: so large it is as legible, and as wide, as Georgia. */
const garamond = (weight: string, style: Face['style'] = 'normal'): Face => ({
  families: style === 'italic' ? ['EB Garamond'] : ['EB Garamond', 'Upright Garamond'],
  style,
  weight,
  size: '116%',
})
/** One weight for all: the page would wait as long again for a bold that few words are set in. */
const SHIPPORI: Face = {
  families: ['Shippori Mincho'],
  style: 'normal',
  weight: '400',
  size: '100%',
}

/** Copyright, and where the licence stands, stay in the font; its text goes beside the page. */
const KEPT_NAMES = [0, 14]
const LICENCES = ['eb-garamond', 'shippori-mincho']
const KEPT_FEATURES = ['ccmp', 'kern', 'liga', 'locl', 'mark']
/** For Japanese in columns, which there is none of here. */
const UNUSED_TABLES = ['vhea', 'vmtx']
/** A font need not have these: a browser makes them of the space that it has. */
const SPACES = [0x2009, 0x202f]

const require = createRequire(import.meta.url)

async function cut(name: string, face: Face, file: string, letters: string): Promise<Cut> {
  const [font] = file.split(/-(?=\d|latin|japanese)/)
  const whole = readFileSync(require.resolve(`@fontsource/${font}/files/${file}.woff2`))
  const made = (targetFormat: 'truetype' | 'woff2'): Promise<Buffer> =>
    subset(whole, letters, {
      targetFormat,
      keepFeatures: KEPT_FEATURES,
      preserveNameIds: KEPT_NAMES,
      noHinting: true,
      dropTables: UNUSED_TABLES,
    })
  const has = charactersIn(await made('truetype'))
  for (const space of SPACES) if (letters.includes(String.fromCodePoint(space))) has.add(space)
  return { name, ...face, characters: has, woff2: await made('woff2') }
}

/** All fonts of the page, cut to what it shows. */
export function cutsOf(letters: Letters): Promise<Cut[]> {
  const { latin, moreLatin, arrow, tilde, native, table, rules } = letters
  const japanese = 'shippori-mincho-japanese-500-normal'
  return Promise.all([
    cut('garamond', garamond('400'), 'eb-garamond-latin-400-normal', latin),
    cut('garamond-bold', garamond('700'), 'eb-garamond-latin-700-normal', latin),
    cut('garamond-italic', garamond('400', 'italic'), 'eb-garamond-latin-400-italic', latin),
    cut('garamond-more', garamond('400'), 'eb-garamond-latin-ext-400-normal', moreLatin),
    cut('garamond-more-bold', garamond('700'), 'eb-garamond-latin-ext-700-normal', moreLatin),
    cut('shippori-arrow', SHIPPORI, 'shippori-mincho-107-500-normal', arrow),
    cut('shippori-tilde', SHIPPORI, 'shippori-mincho-115-500-normal', tilde),
    cut('shippori-native', SHIPPORI, japanese, native),
    cut('shippori', SHIPPORI, japanese, table),
    cut('shippori-rules', SHIPPORI, japanese, rules),
  ])
}

/** The licences (OFL) ask to be handed on with the fonts. */
export const licences = (): string =>
  LICENCES.map((font) => readFileSync(require.resolve(`@fontsource/${font}/LICENSE`), 'utf8')).join(
    '\n\n',
  )
