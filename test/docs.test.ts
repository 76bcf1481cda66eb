import { execFileSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

const root = new URL('..', import.meta.url)
const read = (path: string): string => readFileSync(new URL(path, root), 'utf8')
const block = (text: string, language: string): string =>
  text.match(new RegExp(`\`\`\`${language}\n([\\s\\S]*?)\`\`\``))?.[1] ?? ''

test('the worked example of docs/engine.md runs and prints what the page says', () => {
  const text = read('docs/engine.md')
  const printed = execFileSync(
    process.execPath,
    ['--input-type=module-typescript', '--eval', block(text, 'ts')],
    { cwd: root, encoding: 'utf8', env: { ...process.env, NO_COLOR: '1' } },
  )
  expect(printed).toBe(block(text, 'text'))
})

const documents = [
  ...readdirSync(new URL('docs/', root), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
  'README.md',
  'CONTRIBUTING.md',
  'SECURITY.md',
]

test('links in the documents point to existing files', () => {
  for (const document of documents)
    for (const [, target] of read(document).matchAll(/\]\(([^)#:]+)\)/g))
      expect(existsSync(new URL(target, new URL(document, root))), target).toBe(true)
})

test('code named in the documents exists', () => {
  const code = ['packages/', 'e2e/', 'scripts/', 'test/'].flatMap((folder) =>
    readdirSync(new URL(folder, root), { recursive: true, encoding: 'utf8' })
      .filter((name) => !name.includes('node_modules'))
      .map((name) => `/${folder}${name.replaceAll('\\', '/')}`),
  )
  const missing = documents.flatMap((document) =>
    [...read(document).matchAll(/`([\w/.-]+\.(?:tsx?|css))`/g)]
      .filter(([, named]) => !code.some((path) => path.endsWith(`/${named}`)))
      .map(([, named]) => `${document}: ${named}`),
  )
  expect(missing).toEqual([])
})
