/** The text changes of a release. `release.ts` reads and writes the files. */

/** A release was refused. The message is shown to the user. */
export class ReleaseError extends Error {
  override name = 'ReleaseError'
}

const VERSION = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)$/

/** The three numbers of a version such as `0.2.0`. */
export function parseVersion(text: string): number[] {
  const found = VERSION.exec(text)
  if (found === null)
    throw new ReleaseError(`"${text}" is not a version: write three numbers, as in 0.2.0`)
  return found.slice(1).map(Number)
}

/** Whether a version comes after another. */
export function isHigher(version: string, other: string): boolean {
  const numbers = parseVersion(version)
  const others = parseVersion(other)
  const at = numbers.findIndex((number, i) => number !== others[i])
  return at >= 0 && numbers[at] > others[at]
}

type Json = Record<string, unknown>

/** The fields of a package.json, or of its entry in package-lock.json, that name other packages. */
const DEPENDENCIES = [
  'dependencies',
  'devDependencies',
  'peerDependencies',
  'optionalDependencies',
] as const

/** Sets the version of a package and of the internal packages it depends on. */
function withVersion(manifest: Json, version: string, internal: readonly string[]): Json {
  const changed: Json = { ...manifest, version }
  for (const field of DEPENDENCIES) {
    const named = manifest[field]
    if (named === undefined) continue
    changed[field] = Object.fromEntries(
      Object.entries(Object(named)).map(([name, wanted]) => [
        name,
        internal.includes(name) ? version : wanted,
      ]),
    )
  }
  return changed
}

/** Formatted as npm does. */
const toText = (json: Json): string => `${JSON.stringify(json, null, 2)}\n`

/** The text of a package.json with the new version. */
export const bumpManifest = (text: string, version: string, internal: readonly string[]): string =>
  toText(withVersion(JSON.parse(text), version, internal))

/** The text of package-lock.json with the new version for the root and for these folders. */
export function bumpLock(
  text: string,
  version: string,
  internal: readonly string[],
  folders: readonly string[],
): string {
  const lock: Json & { packages: Record<string, Json> } = JSON.parse(text)
  const packages = { ...lock.packages }
  for (const folder of ['', ...folders]) {
    if (packages[folder] === undefined)
      throw new ReleaseError(`package-lock.json does not know "${folder}": run npm install first`)
    packages[folder] = withVersion(packages[folder], version, internal)
  }
  return toText({ ...lock, version, packages })
}

const UNRELEASED = /^## \[Unreleased\][ \t]*\n([\s\S]*?)(?=^## |(?![\s\S]))/m

/** The text of CHANGELOG.md with the unreleased changes moved to a section for the version. */
export function releaseChangelog(text: string, version: string, date: string): string {
  if (text.includes(`\n## [${version}]`))
    throw new ReleaseError(`CHANGELOG.md already has a section for ${version}`)
  const found = UNRELEASED.exec(text)
  if (found === null) throw new ReleaseError('CHANGELOG.md has no section "## [Unreleased]"')
  const [section, changes] = found
  if (!/^[^#\s]/m.test(changes))
    throw new ReleaseError('CHANGELOG.md says nothing under "## [Unreleased]"')
  const after = text.slice(found.index + section.length)
  const released = `## [Unreleased]\n\n## [${version}] - ${date}\n\n${changes.trim()}\n`
  return text.slice(0, found.index) + released + (after === '' ? '' : `\n${after}`)
}
