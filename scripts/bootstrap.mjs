// Brings a fresh clone to the point where everything else can run: the pinned Node and the npm packages.
// Plain JavaScript for any Node from 20 on, without dependencies: it runs before anything is installed.
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const read = (path) => readFileSync(join(root, path), 'utf8')
const manifest = JSON.parse(read('package.json'))
const pinned = manifest.devDependencies.node
const stamp = join(root, 'node_modules', '.kursportal-installed')

/** Prints a line about what is going on. */
export const say = (line) => process.stdout.write(`${line}\n`)

/** The same for what is not the answer of a command: scripts read what a command says. */
const note = (line) => process.stderr.write(`${line}\n`)

/** Ends with a sentence for the person at the keyboard. */
export const giveUp = (sentence) => {
  process.stderr.write(`\n${sentence}\n`)
  process.exit(1)
}

/**
 * Installs what is missing. Answers the environment in which `node` is the pinned one and the packages' commands are
 * on the path, and the path of that `node`.
 */
export const ensureInstalled = () => {
  const node = ensureNode()
  if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== fingerprint()) {
    note('Installing the npm packages (a minute or two the first time) …')
    // Not `npm ci`: it refuses a lock file that lacks optional binaries of other platforms (docs/decisions/0006).
    // Without --include=dev a machine set up for production (NODE_ENV, npm's omit) would be left without what builds.
    npm(node, ['install', '--include=dev', '--no-audit', '--no-fund', '--loglevel=error'], root)
    // npm may have written the lock file anew, for a remote that was just made.
    writeFileSync(stamp, fingerprint())
  }
  return { node, env: environmentFor(node) }
}

/** Goes on in the pinned Node where this process runs in another one, which need not know TypeScript. */
export const goOnPinned = (installed) => {
  if (installed.node === process.execPath) return
  process.exit(run(installed, installed.node, process.argv.slice(1)))
}

/** What the installed packages depend on. */
const fingerprint = () =>
  createHash('sha256')
    .update(pinned)
    .update(
      ['package-lock.json', 'package.json', ...manifest.workspaces.map((name) => `${name}/package.json`)]
        .map(read)
        .join('\0'),
    )
    .digest('hex')

/** Runs a command in the installed environment, its output shown; answers the exit status. */
export const run = ({ env }, command, args, options = {}) => {
  const { status, signal, error } = spawnSync(command, args, { cwd: root, env, stdio: 'inherit', ...options })
  if (error) throw error
  return signal ? 1 : status
}

const ensureNode = () => {
  if (process.versions.node === pinned) return process.execPath
  const home = join(root, '.node')
  const node = join(home, 'node_modules', 'node', 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
  if (versionOf(node) === pinned) return node
  note(
    `Fetching Node ${pinned}, the version Kursportal is built for (this machine has ${process.versions.node}) …`,
  )
  mkdirSync(home, { recursive: true })
  writeFileSync(join(home, 'package.json'), JSON.stringify({ private: true, allowScripts: { node: true } }))
  npm(
    process.execPath,
    ['install', '--no-audit', '--no-fund', '--loglevel=error', '--no-package-lock', `node@${pinned}`],
    home,
  )
  if (versionOf(node) !== pinned)
    giveUp(`Node ${pinned} could not be installed. Install it by hand and try again.`)
  return node
}

const versionOf = (node) => {
  if (!existsSync(node)) return undefined
  const { stdout, status } = spawnSync(node, ['--version'], { encoding: 'utf8' })
  return status === 0 ? stdout.trim().slice(1) : undefined
}

const environmentFor = (node) => ({
  ...process.env,
  PATH: [dirname(node), join(root, 'node_modules', '.bin'), process.env.PATH].join(delimiter),
  NX_DAEMON: 'false',
  // What Node compiled once it does not compile at the next start: half the time until the server is loaded.
  NODE_COMPILE_CACHE: join(root, 'node_modules', '.cache', 'node'),
  NX_TUI: 'false',
})

const npm = (node, args, cwd) => {
  const script = process.env.npm_execpath
  const env = environmentFor(node)
  for (const name of Object.keys(env))
    if (/^npm_(config_local_prefix|package_|lifecycle_)/.test(name)) delete env[name]
  try {
    if (script?.endsWith('.js')) execFileSync(node, [script, ...args], { cwd, env, stdio: ['inherit', 2, 2] })
    else execFileSync('npm', args, { cwd, env, stdio: ['inherit', 2, 2] })
  } catch {
    giveUp(
      `"npm ${args[0]}" failed; what it printed above says why. Is the npm registry reachable, and is there room on the disk?`,
    )
  }
}
