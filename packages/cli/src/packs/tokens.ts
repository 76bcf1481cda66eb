import { createScanner, type JSONScanner, type SyntaxKind } from 'jsonc-parser'

/** A text is no JSON, from this place on. */
export class NotJson extends Error {
  readonly at: number
  constructor(at: number, reason: string) {
    super(reason)
    this.at = at
  }
}

// The library exports `const enum`s, which exist for types only: these keep the numbers checked.
const LINE_BREAK: SyntaxKind.LineBreakTrivia = 14
const BLANKS: SyntaxKind.Trivia = 15
const UNKNOWN: SyntaxKind.Unknown = 16

/** All up to the next blank, quote or sign of JSON. */
const WORD = /[^ \t\r\n{}[\]":,/]+/y
/** Every escape; those that JSON does not know are in the group. */
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})|(\\)/g

/** The tokens of a text one by one, with the sentences for what is wrong with them. */
export class JsonTokens {
  private readonly source: string
  private readonly scanner: JSONScanner

  constructor(source: string) {
    this.source = source
    // Comments are not skipped: they are refused.
    this.scanner = createScanner(source, false)
    this.next()
  }

  /** Where the current token begins. */
  get at(): number {
    return this.scanner.getTokenOffset()
  }

  /** The first sign of the current token, which says what it is; empty at the end. */
  get sign(): string {
    return this.source[this.at] ?? ''
  }

  next(): void {
    let kind = this.scanner.scan()
    while (kind === BLANKS || kind === LINE_BREAK) kind = this.scanner.scan()
  }

  /** Goes past this sign, and answers where it stood. */
  take(sign: string, what: string): number {
    const { at } = this
    if (this.sign !== sign) this.missing(what)
    this.next()
    return at
  }

  /** Goes past a text in double quotes, and answers what it says. */
  text(what: string): string {
    if (this.sign !== '"') this.missing(what)
    if (this.scanner.getTokenError() !== 0) throw this.textFault()
    const value = this.scanner.getTokenValue()
    this.next()
    return value
  }

  /** Goes past a text, a number, or one of the words true, false and null. */
  scalar(): void {
    if (this.sign === '"') {
      this.text('a value')
      return
    }
    const word = this.word()
    const known = this.scanner.getToken() !== UNKNOWN && this.scanner.getTokenError() === 0
    // `01` is two tokens to the library, and one mistake to its author.
    const whole = word !== '' && word.length === this.scanner.getTokenLength()
    if (!known || !whole) this.missing('a value')
    this.next()
  }

  /** What stands together here, whatever it is. */
  private word(): string {
    WORD.lastIndex = this.at
    return WORD.exec(this.source)?.[0] ?? ''
  }

  private textFault(): NotJson {
    const token = this.source.slice(this.at, this.at + this.scanner.getTokenLength())
    for (const { index, 1: unknown } of token.matchAll(ESCAPE))
      if (unknown !== undefined)
        return new NotJson(this.at + index, 'a \\ within a text is written as \\\\')
    const control = token.split('').findIndex((sign) => sign < ' ')
    if (control >= 0) {
      const written = JSON.stringify(token[control]).slice(1, -1)
      return new NotJson(this.at + control, `this sign within a text is written as ${written}`)
    }
    return new NotJson(this.at, 'this text does not end on its line: a double quote is missing')
  }

  private missing(what: string): never {
    const { at, sign } = this
    if (sign === '') throw new NotJson(at, `the text ends, ${what} is missing`)
    if (sign === '/') throw new NotJson(at, 'JSON has no comments')
    if (sign === "'") throw new NotJson(at, 'a text stands in double quotes')
    const saw = this.word().slice(0, 20) || sign
    throw new NotJson(at, `here must be ${what}, not ${saw}`)
  }
}
