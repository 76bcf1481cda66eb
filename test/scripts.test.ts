/** In a fresh clone nothing is installed, so every npm script first installs what it needs. */
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const { scripts }: { readonly scripts: Readonly<Record<string, string>> } = JSON.parse(
  readFileSync(new URL('../package.json', import.meta.url), 'utf8'),
)
const isHook = (name: string): boolean => name.startsWith('pre') && name.slice(3) in scripts
const names = Object.keys(scripts).filter((name) => !isHook(name))

test.for(names)('npm run %s installs what it needs in a fresh clone', (name) => {
  expect(scripts[`pre${name}`]).toMatch(/^node scripts\/bootstrap\.mjs (start|test)$/)
})
