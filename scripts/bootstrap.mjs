/**
 * Runs before every npm script: installs the packages in package-lock.json if they are not installed yet.
 * It runs on Node 18 or later and uses no packages, because nothing may be installed yet.
 *
 *   node scripts/bootstrap.mjs start   installs what the game needs
 *   node scripts/bootstrap.mjs test    installs everything
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('..', import.meta.url))
const stampFile = `${root}node_modules/.amalfi-stamp`
const windows = process.platform === 'win32'
const nodeFile = `${root}node_modules/node/bin/node${windows ? '.exe' : ''}`

/** What the last installation was for: 'full' serves both purposes, 'run' only `npm start`. */
const [stampedLock, stampedKind] = existsSync(stampFile)
  ? readFileSync(stampFile, 'utf8').trim().split(' ')
  : []
/** A full installation is never reduced. */
const wanted = process.argv[2] === 'start' && stampedKind !== 'full' ? 'run' : 'full'
const lock = createHash('sha256')
  .update(readFileSync(`${root}package-lock.json`))
  .digest('hex')

function fail(...lines) {
  for (const line of lines) console.error(line)
  process.exit(1)
}

function installed() {
  if (!existsSync(nodeFile)) return false
  return stampedLock === lock && (stampedKind === 'full' || stampedKind === wanted)
}

function npm(...args) {
  // Use the Node that runs npm now. `npm ci` deletes the one in node_modules.
  const cli = process.env.npm_execpath
  const options = { cwd: root, stdio: 'inherit' }
  if (cli?.endsWith('.js')) {
    return spawnSync(process.env.npm_node_execpath ?? process.execPath, [cli, ...args], options)
  }
  return spawnSync(windows ? 'npm.cmd' : 'npm', args, { ...options, shell: windows })
}

if (!installed()) {
  console.error(
    wanted === 'run'
      ? 'Amalfi: installing what the game needs. This happens once and takes a minute or so.'
      : 'Amalfi: installing what the tests need. This happens once and takes a minute or so.',
  )
  const dev = wanted === 'run' ? '--omit=dev' : '--include=dev'
  const result = npm('ci', dev, '--no-audit', '--no-fund', '--loglevel=error')
  if (result.error) fail(`Amalfi: npm could not be run: ${result.error.message}`)
  if (result.status !== 0) {
    fail(
      'Amalfi: the installation failed; see the error of npm above.',
      'Installing needs a network connection the first time. Run the same command again to retry.',
    )
  }

  const expected = JSON.parse(readFileSync(`${root}package.json`, 'utf8')).dependencies.node
  const found = spawnSync(nodeFile, ['--version'], { encoding: 'utf8' }).stdout?.trim()
  if (found !== `v${expected}`) {
    fail(
      `Amalfi: Node ${expected}, which npm should have installed into node_modules, does not run here.`,
      'Check that npm may run the install script of the package "node", then run the same command again.',
    )
  }
  writeFileSync(stampFile, `${lock} ${wanted}\n`)
  console.error('Amalfi: installed.')
}
