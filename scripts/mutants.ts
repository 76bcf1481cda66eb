/**
 * Changes the engine in small ways (mutants) and checks whether a rule test fails: `npm run mutants`.
 *
 * Fails when less than 94 % of the mutants make a test fail, and when one that does not has no entry in
 * docs/mutants.md. Arguments are passed on to Stryker: `npm run mutants -- --mutate packages/engine/src/cards/x.ts`.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const MIN_SCORE = 94
const REPORT = 'reports/mutation/mutation.json'
const INCREMENTAL = 'reports/mutation/incremental.json'
const DOC = 'docs/mutants.md'

interface Position {
  /** From 1. */
  readonly line: number
  /** From 1. */
  readonly column: number
}

interface Mutant {
  readonly mutatorName: string
  readonly status: string
  readonly replacement?: string
  readonly location: { readonly start: Position; readonly end: Position }
}

/** A mutant of an earlier run, as Stryker stores it. */
interface KnownMutant {
  status: string
  statusReason?: string
  coveredBy?: string[]
  killedBy?: string[]
}

interface Report {
  readonly files: Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>
}

process.chdir(fileURLToPath(new URL('..', import.meta.url)))
const args = process.argv.slice(2)

/**
 * Marks mutants that made the tests hang in an earlier run as killed. Stryker keeps killed mutants while the code
 * and the test stay the same; timeouts it would try again, which takes half an hour in all.
 * `npm run mutants -- --force` tries everything again.
 */
function keepTimeouts(): void {
  if (!existsSync(INCREMENTAL)) return
  const known: { files: Record<string, { mutants: KnownMutant[] }> } = JSON.parse(
    readFileSync(INCREMENTAL, 'utf8'),
  )
  for (const { mutants } of Object.values(known.files))
    for (const mutant of mutants) {
      const [test] = mutant.coveredBy ?? []
      if (mutant.status !== 'Timeout' || test === undefined) continue
      mutant.status = 'Killed'
      mutant.statusReason = 'made the tests hang in an earlier run'
      mutant.killedBy = [test]
    }
  writeFileSync(INCREMENTAL, JSON.stringify(known))
}
keepTimeouts()
rmSync(REPORT, { force: true })
const stryker = 'node_modules/@stryker-mutator/core/bin/stryker.js'
const run = spawnSync(process.execPath, [stryker, 'run', ...args], { stdio: 'inherit' })
if (run.status !== 0) {
  console.error('Stryker did not finish; see the error above.')
  process.exit(1)
}

// The pinned version of Stryker has just written the report, so its shape is known.
const report: Report = JSON.parse(readFileSync(REPORT, 'utf8'))

/** Code on one line, short enough for a list. */
function brief(code: string): string {
  const line = code.replaceAll('`', "'").replace(/\s+/g, ' ').trim()
  return line.length > 80 ? `${line.slice(0, 79)}…` : line
}

function cut(source: string, { start, end }: Mutant['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line)
  const last = lines.length - 1
  lines[last] = lines[last].slice(0, end.column - 1)
  lines[0] = lines[0].slice(start.column - 1)
  return lines.join('\n')
}

let killed = 0
/** Survivors by their entry in the document, which quotes code because line numbers change. */
const survivors = new Map<string, string[]>()
for (const [file, { source, mutants }] of Object.entries(report.files)) {
  for (const mutant of mutants) {
    if (mutant.status === 'Killed' || mutant.status === 'Timeout') killed++
    if (mutant.status !== 'Survived' && mutant.status !== 'NoCoverage') continue
    const { start } = mutant.location
    const before = brief(cut(source, mutant.location))
    const key = `- ${file} \`${before}\` -> \`${brief(mutant.replacement ?? '')}\``
    const places = survivors.get(key) ?? []
    places.push(`${file}:${start.line}:${start.column} ${mutant.mutatorName} (${mutant.status})`)
    survivors.set(key, places)
  }
}

const explained = new Set<string>()
for (const line of readFileSync(DOC, 'utf8').split('\n')) {
  const key = /^(- packages\/\S+ `[^`]*` -> `[^`]*`): \S/.exec(line)?.[1]
  if (key !== undefined) explained.add(key)
}

const byNumber = new Intl.Collator('en', { numeric: true }).compare
const places = [...survivors.values()].flat().sort(byNumber)
const total = killed + places.length
const score = total === 0 ? 100 : (100 * killed) / total
const unexplained = [...survivors.keys()].filter((key) => !explained.has(key)).sort()
// A run over a part of the engine says nothing about the score and the entries of the rest.
const isWhole = !args.includes('--mutate')
const stale = isWhole ? [...explained].filter((key) => !survivors.has(key)).sort() : []

console.log('\nSurvivors:')
for (const place of places) console.log(`  ${place}`)
if (unexplained.length > 0) {
  console.log(`\nWithout an entry in ${DOC} (write a test, or add the line with its reason):`)
  for (const key of unexplained) console.log(`${key}: `)
}
if (stale.length > 0) {
  console.log(`\nIn ${DOC}, but not a survivor any more (delete the line):`)
  for (const key of stale) console.log(key)
}
console.log(
  `\n${killed} of ${total} mutants killed: ${score.toFixed(1)} % (${MIN_SCORE} % needed); ` +
    `${unexplained.length} without an entry, ${stale.length} stale entries.`,
)
const isTooLow = isWhole && score < MIN_SCORE
process.exitCode = isTooLow || unexplained.length > 0 || stale.length > 0 ? 1 : 0
