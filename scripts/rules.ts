/**
 * Reports which tests cover which rule. Reads the rule ids from docs/rules/*.md and looks for them in the titles of the
 * tests. A rule without a test is an error.
 *
 *   npm run rules            the rules without a test
 *   npm run rules -- --all   every rule with its tests
 *   npm run rules -- --json  the same, for programs
 */
import { globSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { testTitlesOf } from './test-titles.ts'

interface Rule {
  readonly id: string
  /** The file and line where the rule is written. */
  readonly at: string
  readonly tests: { readonly file: string; readonly title: string }[]
}

process.chdir(fileURLToPath(new URL('..', import.meta.url)))

const problems: string[] = []
const rules = new Map<string, Rule>()
for (const file of globSync('docs/rules/*.md').sort()) {
  readFileSync(file, 'utf8')
    .split('\n')
    .forEach((line, index) => {
      const id = /^- ((?:REN|ORI)-[A-Z]+-\d+)\b/.exec(line)?.[1]
      if (id === undefined) return
      const at = `${file}:${index + 1}`
      const known = rules.get(id)
      if (known) problems.push(`${id} is written twice: ${known.at} and ${at}`)
      else rules.set(id, { id, at, tests: [] })
    })
}
if (rules.size === 0) problems.push('docs/rules has no rules')

const testFiles = globSync(['packages/*/test/**/*.test.ts', 'test/**/*.test.ts'])
for (const file of testFiles.sort()) {
  for (const title of testTitlesOf(readFileSync(file, 'utf8'))) {
    for (const id of new Set(title.match(/\b(?:REN|ORI)-[A-Z]+-\d+\b/g))) {
      const rule = rules.get(id)
      if (rule) rule.tests.push({ file, title })
      else problems.push(`${file} names ${id}, which is not a rule: ${title}`)
    }
  }
}

const all = [...rules.values()]
const open = (game: string) =>
  all.filter((rule) => rule.id.startsWith(`${game}-`) && rule.tests.length === 0)
const total = (game: string) => all.filter((rule) => rule.id.startsWith(`${game}-`)).length
const openRenaissance = open('REN')
const openOriginal = open('ORI')
const failed = problems.length + openRenaissance.length + openOriginal.length > 0

if (process.argv.includes('--json')) {
  const ids = (list: Rule[]) => list.map((rule) => rule.id)
  const report = {
    rules: all,
    open: { REN: ids(openRenaissance), ORI: ids(openOriginal) },
    problems,
  }
  console.log(JSON.stringify(report, null, 2))
} else {
  if (process.argv.includes('--all')) {
    for (const rule of all) {
      console.log(`${rule.id} (${rule.at})`)
      for (const { file, title } of rule.tests) console.log(`  ${file}: ${title}`)
    }
  }
  for (const problem of problems) console.log(problem)
  for (const rule of [...openRenaissance, ...openOriginal])
    console.log(`${rule.id} has no test (${rule.at})`)
  console.log(
    `Amalfi: Renaissance: ${openRenaissance.length} of ${total('REN')} rules without a test. ` +
      `Amalfi (2020): ${openOriginal.length} of ${total('ORI')}.`,
  )
}
process.exitCode = failed ? 1 : 0
