import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import {
  cpSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { SEED_PASSWORD } from '../../api/src/seed/scenarios/people.ts'
import { E2E_PORT } from '../platform/ports.ts'

const root = fileURLToPath(new URL('../../', import.meta.url))
const PORT = E2E_PORT + 5
const REMOTE_PORT = E2E_PORT + 6

/** `npm run dev -- <copy of a remote>` on data of its own, with an admin who can log in. */
export type DevMode = {
  url: string
  admin: { email: string; password: string }
  /** Writes a source file of the copy; the page is to show it. */
  write: (path: string, content: string) => void
  /** Replaces something in a source file of the copy. */
  edit: (path: string, from: string, to: string) => void
  stop: () => Promise<void>
}

/**
 * Starts the development mode as a developer would, with a copy of a remote under work, so that the checkout stays as it is.
 * @param change what to do to the copy before it starts
 */
export const startDevMode = async (
  remote: string,
  change: (copy: Pick<DevMode, 'write' | 'edit'>) => void,
): Promise<DevMode> => {
  const folder = join(root, 'e2e', 'test-results', 'remotes', `${remote}-under-work`)
  rmSync(folder, { recursive: true, force: true })
  cpSync(join(root, remote), folder, {
    recursive: true,
    filter: (source) => !/\/(node_modules|dist|test-results)$/.test(source),
  })
  // As editors do: whoever reads sees the old content or the new one.
  const write = (path: string, content: string): void => {
    writeFileSync(join(folder, `${path}.new`), content)
    renameSync(join(folder, `${path}.new`), join(folder, path))
  }
  const edit = (path: string, from: string, to: string): void => {
    const before = readFileSync(join(folder, path), 'utf8')
    if (!before.includes(from)) throw new Error(`${path} does not hold "${from}"`)
    write(path, before.replace(from, to))
  }
  const config = readFileSync(join(folder, 'webpack.config.ts'), 'utf8')
  write('webpack.config.ts', config.replace(/devPort: \d+/, `devPort: ${REMOTE_PORT}`))
  change({ write, edit })
  // A watcher builds once more what changed just before it started.
  const anHourAgo = Date.now() / 1000 - 3600
  for (const path of readdirSync(folder, { recursive: true, encoding: 'utf8' }))
    utimesSync(join(folder, path), anHourAgo, anHourAgo)

  const dataDir = mkdtempSync(join(tmpdir(), 'kursportal-dev-'))
  const env = {
    ...process.env,
    NODE_ENV: 'development',
    HOST: '127.0.0.1',
    PORT: String(PORT),
    KURSPORTAL_DATA_DIR: dataDir,
    KURSPORTAL_DEMO: '0',
    KURSPORTAL_RATE_LIMITS: '0',
    KURSPORTAL_LOG: 'warn',
  }
  const admin = { email: 'dev@beispiel.de', password: SEED_PASSWORD }
  const made = spawnSync(
    process.execPath,
    ['api/src/commands/create-admin.ts', '--email', admin.email, '--password', admin.password],
    { cwd: root, env, encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(`${made.stdout}${made.stderr}`)

  const dev = spawn(process.execPath, ['scripts/dev.mjs', folder], {
    cwd: root,
    env,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const stop = async (): Promise<void> => {
    await ended(dev)
    rmSync(dataDir, { recursive: true, force: true })
    rmSync(folder, { recursive: true, force: true })
  }
  try {
    await saying(dev, [`${remote} is up to date`, 'shell is up to date', 'is running: http'])
  } catch (error) {
    await stop()
    throw error
  }
  return { url: `http://localhost:${PORT}`, admin, write, edit, stop }
}

/** Waits until each of some sentences was printed. */
const saying = (child: ChildProcess, sentences: readonly string[]): Promise<void> =>
  new Promise((resolve, reject) => {
    let said = ''
    const hear = (chunk: Buffer): void => {
      said += chunk.toString('utf8')
      if (sentences.every((sentence) => said.includes(sentence))) resolve()
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('error', reject)
    child.once('exit', (code) => reject(new Error(`npm run dev ended (${code}):\n${said}`)))
  })

const ended = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve()
    child.once('close', () => resolve())
    child.kill('SIGTERM')
  })
