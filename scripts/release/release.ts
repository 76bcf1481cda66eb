import { execFileSync } from 'node:child_process'
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { parseArgs } from 'node:util'
import {
  bumpLock,
  bumpManifest,
  isHigher,
  parseVersion,
  ReleaseError,
  releaseChangelog,
} from './edits.ts'

const USAGE = 'npm run release -- VERSION [--dry-run]'

interface Request {
  readonly version: string
  readonly dryRun: boolean
}

/** Reads the command line. */
export function requestOf(argv: readonly string[]): Request {
  try {
    const { values, positionals } = parseArgs({
      args: [...argv],
      options: { 'dry-run': { type: 'boolean', default: false } },
      allowPositionals: true,
    })
    const [version, ...more] = positionals
    if (version === undefined || more.length > 0)
      throw new ReleaseError(`name one version: ${USAGE}`)
    parseVersion(version)
    return { version, dryRun: values['dry-run'] }
  } catch (error) {
    // After the first sentence Node adds advice that does not apply here.
    if (error instanceof TypeError)
      throw new ReleaseError(`${error.message.split('. ')[0]}. Usage: ${USAGE}`)
    throw error
  }
}

/** Runs git in a folder and returns its output. An error of git ends the release. */
const gitIn =
  (root: string) =>
  (...args: string[]): string => {
    try {
      return execFileSync('git', args, {
        cwd: root,
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'inherit'],
      })
    } catch {
      throw new ReleaseError(`git ${args[0]} failed: see the error above`)
    }
  }

/** A file of the repository and its new text. */
interface Change {
  readonly file: string
  readonly text: string
}

/** Makes the release in this repository and reports each step. */
export function release(
  root: string,
  { version, dryRun }: Request,
  date: string,
  log: (line: string) => void,
): void {
  const git = gitIn(root)
  const tag = `v${version}`
  const message = `release: ${version}`
  const before = versionOf(root)

  if (!isHigher(version, before))
    throw new ReleaseError(`${version} is not higher than the current version, ${before}`)
  if (git('status', '--porcelain') !== '')
    throw new ReleaseError('there are changes that are not committed: commit or stash them first')
  if (git('tag', '--list', tag) !== '') throw new ReleaseError(`the tag ${tag} already exists`)
  const changes = changesFor(root, version, date)

  const verb = dryRun ? 'would' : 'will'
  log(`${before} -> ${version}`)
  for (const { file } of changes) log(`${verb} write ${file}`)
  log(`${verb} commit "${message}"`)
  log(`${verb} tag ${tag}`)
  if (dryRun) return

  for (const { file, text } of changes) writeFileSync(join(root, file), text)
  git('add', '--', ...changes.map(({ file }) => file))
  git('commit', '--quiet', '--message', message)
  git('tag', '--annotate', '--message', message, tag)
  log('Done. To publish it: git push --follow-tags')
}

const read = (root: string, file: string): string => readFileSync(join(root, file), 'utf8')

function versionOf(root: string): string {
  const { version } = JSON.parse(read(root, 'package.json'))
  return String(version)
}

function changesFor(root: string, version: string, date: string): Change[] {
  const { workspaces } = JSON.parse(read(root, 'package.json')) as { workspaces: string[] }
  const manifests = workspaces
    .flatMap((folders) => globSync(`${folders}/package.json`, { cwd: root }))
    .map((file) => file.replaceAll('\\', '/'))
    .sort()
  const internal = manifests.map((file): string => JSON.parse(read(root, file)).name)
  return [
    ...['package.json', ...manifests].map((file) => ({
      file,
      text: bumpManifest(read(root, file), version, internal),
    })),
    {
      file: 'package-lock.json',
      text: bumpLock(read(root, 'package-lock.json'), version, internal, manifests.map(dirname)),
    },
    { file: 'CHANGELOG.md', text: releaseChangelog(read(root, 'CHANGELOG.md'), version, date) },
  ]
}
