/**
 * Finds the titles of the tests in a source text: the first argument of `describe`, `it` and `test`, also in the forms
 * `it.only('…')`, `it.each(table)('…')` and `it.each<Row>(table)('…')`. Tests that do not run (`skip`, `todo`) and
 * code in comments are left out.
 */
export function testTitlesOf(source: string): string[] {
  const titles: string[] = []
  const call =
    /(?<![.\w])(?:describe|it|test|suite)((?:\.\w+)*)(?:<.*?>(?=\())?\s*\(\s*(?:(['"`])((?:\\.|(?!\2)[^\\])*)\2)?/gs
  const text = withoutComments(source)
  for (let match = call.exec(text); match; match = call.exec(text)) {
    const modifiers = match[1] ?? ''
    if (/\.(skip|todo|fails)\b/.test(modifiers)) continue
    if (/\.(each|for)$/.test(modifiers)) {
      // it.each(table)('title'): the title opens the call after the table.
      const start = match.index + match[0].lastIndexOf('(')
      const after = /^\s*\(\s*(['"`])((?:\\.|(?!\1)[^\\])*)\1/s.exec(
        text.slice(closing(text, start)),
      )
      if (after?.[2] !== undefined) titles.push(after[2])
    } else if (match[3] !== undefined) {
      titles.push(match[3])
    }
  }
  return titles
}

/** The index after the bracket that closes the one at `start`. Strings are skipped. */
function closing(text: string, start: number): number {
  let depth = 0
  for (let i = start; i < text.length; i++) {
    const c = text.charAt(i)
    if (c === "'" || c === '"' || c === '`') i = endOfString(text, i)
    else if (c === '(') depth++
    else if (c === ')' && --depth === 0) return i + 1
  }
  return text.length
}

/** The index of the quote that ends the string starting at `start`. */
function endOfString(text: string, start: number): number {
  const quote = text.charAt(start)
  let i = start + 1
  while (i < text.length && text.charAt(i) !== quote) i += text.charAt(i) === '\\' ? 2 : 1
  return i
}

function withoutComments(source: string): string {
  const token = /(['"`])(?:\\.|(?!\1)[^\\])*\1|\/\/[^\n]*|\/\*.*?\*\//gs
  return source.replace(token, (text) => (text.startsWith('/') ? ' ' : text))
}
