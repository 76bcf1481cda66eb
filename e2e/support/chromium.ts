import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { LaunchOptions } from 'playwright-core'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

/** How to start a browser: its path and its environment. */
interface Browser {
  readonly executablePath: string
  readonly env: Readonly<Record<string, string>>
}

/** The launch options for every browser. */
export async function launchOptions(): Promise<LaunchOptions> {
  const { executablePath, env } = await findBrowser()
  return { executablePath, env: { ...process.env, ...env }, chromiumSandbox: false }
}

/** Where macOS and Windows install suitable browsers. */
const INSTALLED = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Microsoft Edge.app/Contents/MacOS/Microsoft Edge',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Google\\Chrome\\Application\\chrome.exe',
  'C:\\Program Files (x86)\\Microsoft\\Edge\\Application\\msedge.exe',
]

/**
 * The browser for the tests: the one in AMALFI_BROWSER, the one from npm (Linux), or an installed
 * one.
 */
async function findBrowser(): Promise<Browser> {
  const named = process.env.AMALFI_BROWSER
  if (named !== undefined) return { executablePath: named, env: {} }
  if (process.platform === 'linux' && process.arch === 'x64') return unpackBrowser()
  const installed = INSTALLED.find((path) => existsSync(path))
  if (installed !== undefined) return { executablePath: installed, env: {} }
  throw new Error(
    'The tests in the browser need Chrome or Edge: install one, or name it with AMALFI_BROWSER.',
  )
}

/**
 * The browser from npm, unpacked once for each version. It is unpacked into a folder of this process,
 * which is then renamed, so that two processes do not collide.
 */
async function unpackBrowser(): Promise<Browser> {
  const entry = createRequire(import.meta.url).resolve('@sparticuz/chromium')
  const home = join(dirname(entry), '..')
  const { version } = JSON.parse(readFileSync(join(home, 'package.json'), 'utf8'))
  const folder = join(ROOT, 'node_modules/.cache/amalfi', `chromium-${version}`)
  if (!existsSync(folder)) {
    const fresh = `${folder}.${process.pid}`
    mkdirSync(fresh, { recursive: true })
    // The package unpacks into the temporary folder.
    const before = process.env.TMPDIR
    process.env.TMPDIR = fresh
    const { inflate } = await import('@sparticuz/chromium')
    for (const name of ['chromium.br', 'fonts.tar.br', 'swiftshader.tar.br', 'al2023.tar.br'])
      await inflate(join(home, 'bin', name))
    if (before === undefined) delete process.env.TMPDIR
    else process.env.TMPDIR = before
    try {
      renameSync(fresh, folder)
    } catch (error) {
      rmSync(fresh, { recursive: true, force: true })
      if (!existsSync(folder)) throw error
    }
  }
  const executablePath = join(folder, 'chromium')
  const runs = (env: Record<string, string>): boolean =>
    spawnSync(executablePath, ['--version'], { env: { ...process.env, ...env } }).status === 0
  if (runs({})) return { executablePath, env: {} }
  // The package brings libraries that a bare machine lacks.
  const env = { LD_LIBRARY_PATH: join(folder, 'al2023/lib') }
  if (runs(env)) return { executablePath, env }
  throw new Error('The browser for the tests does not run here; name another with AMALFI_BROWSER.')
}
