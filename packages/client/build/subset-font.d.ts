declare module 'subset-font' {
  interface Options {
    readonly targetFormat?: 'truetype' | 'woff2'
    readonly keepFeatures?: readonly string[]
    /** Entries of the name table to keep, in addition to those that every font needs. */
    readonly preserveNameIds?: readonly number[]
    readonly noHinting?: boolean
    readonly dropTables?: readonly string[]
  }
  export default function subset(font: Buffer, text: string, options?: Options): Promise<Buffer>
}
