import { createScanner, type JSONScanner, type SyntaxKind } from 'jsonc-parser'

/** The source is not valid JSON; `at` is where the error is. */
export class NotJson extends Error {
  readonly at: number
  constructor(at: number, reason: string) {
    super(reason)
    this.at = at
  }
}

// The library exports `const enum`s, which exist only as types. These types check the numbers.
const LINE_BREAK: SyntaxKind.LineBreakTrivia = 14
const BLANKS: SyntaxKind.Trivia = 15
const UNKNOWN: SyntaxKind.Unknown = 16

/** Everything up to the next blank, quote or JSON punctuation. */
const WORD = /[^ \t\r\n{}[\]":,/]+/y
/** Every escape. The group matches those that are invalid in JSON. */
const ESCAPE = /\\(?:["\\/bfnrt]|u[\da-fA-F]{4})|(\\)/g

/** Reads the tokens of a source one by one, and throws error messages with their position. */
export class JsonTokens {
  private readonly source: string
  private readonly scanner: JSONScanner

  constructor(source: string) {
    this.source = source
    // Comments are not skipped, because they are errors.
    this.scanner = createScanner(source, false)
    this.next()
  }

  /** Where the current token begins. */
  get at(): number {
    return this.scanner.getTokenOffset()
  }

  /** The first character of the current token, which shows its kind; empty at the end. */
  get char(): string {
    return this.source[this.at] ?? ''
  }

  next(): void {
    let kind = this.scanner.scan()
    while (kind === BLANKS || kind === LINE_BREAK) kind = this.scanner.scan()
  }

  /** Skips this character and returns its position. */
  take(char: string, what: string): number {
    const { at } = this
    if (this.char !== char) this.missing(what)
    this.next()
    return at
  }

  /** Skips a string and returns its value. */
  string(what: string): string {
    if (this.char !== '"') this.missing(what)
    if (this.scanner.getTokenError() !== 0) throw this.stringFault()
    const value = this.scanner.getTokenValue()
    this.next()
    return value
  }

  /** Skips a string, a number, true, false or null. */
  scalar(): void {
    if (this.char === '"') {
      this.string('a value')
      return
    }
    const word = this.word()
    const known = this.scanner.getToken() !== UNKNOWN && this.scanner.getTokenError() === 0
    // The library reads `01` as two tokens, but it is one error.
    const whole = word !== '' && word.length === this.scanner.getTokenLength()
    if (!known || !whole) this.missing('a value')
    this.next()
  }

  /** All characters up to the next delimiter. */
  private word(): string {
    WORD.lastIndex = this.at
    return WORD.exec(this.source)?.[0] ?? ''
  }

  private stringFault(): NotJson {
    const token = this.source.slice(this.at, this.at + this.scanner.getTokenLength())
    for (const { index, 1: unknown } of token.matchAll(ESCAPE))
      if (unknown !== undefined) return new NotJson(this.at + index, 'write \\ as \\\\ in a string')
    const control = token.split('').findIndex((char) => char < ' ')
    if (control >= 0) {
      const written = JSON.stringify(token[control]).slice(1, -1)
      return new NotJson(this.at + control, `write this character as ${written} in a string`)
    }
    return new NotJson(this.at, 'this string does not end on its line: a double quote is missing')
  }

  private missing(what: string): never {
    const { at, char } = this
    if (char === '') throw new NotJson(at, `unexpected end of file, ${what} is missing`)
    if (char === '/') throw new NotJson(at, 'JSON does not allow comments')
    if (char === "'") throw new NotJson(at, 'strings must be in double quotes')
    const found = this.word().slice(0, 20) || char
    throw new NotJson(at, `expected ${what}, found ${found}`)
  }
}
