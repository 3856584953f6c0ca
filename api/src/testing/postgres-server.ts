import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { chown, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { promisify } from 'node:util'
import { freePort } from './free-port.ts'

const run = promisify(execFile)

/** A PostgreSQL server that exists for a while; `url` names its maintenance database. */
export type PostgresServer = {
  url: string
  /** Ends it as a crash does, every connection at once, and keeps its data; `start` brings it back. */
  crash: () => Promise<void>
  start: () => Promise<void>
  /** Stops all of its processes without ending them: connections stay, and nothing is answered until `resume`. */
  suspend: () => Promise<void>
  resume: () => Promise<void>
  /** The ids of all of its processes, the server's own first. */
  processes: () => Promise<number[]>
  /**
   * A second server that follows this one. From its start on nothing is acknowledged here that is not stored there too,
   * so `promote` makes it take over without a loss.
   */
  addStandby: () => Promise<PostgresServer & { promote: () => Promise<void> }>
  stop: () => Promise<void>
}

/** Whom the server runs as: PostgreSQL refuses to be root. */
type RunAs = { uid: number; gid: number } | Record<string, never>

/**
 * Starts a throwaway PostgreSQL server in a temporary folder, on a free port of this machine only. It is tuned for that:
 * no write waits for the disk.
 * @param durable whether what was committed is there after a crash of the server
 * @param counting whether it counts statements (the extension `pg_stat_statements`)
 * @throws Error that says which package to install when there is no PostgreSQL
 */
export const startPostgres = async ({ durable = false, counting = false } = {}): Promise<PostgresServer> => {
  const binaries = await findBinaries()
  const runAs = await whomToRunAs()
  const folder = await makeFolder(runAs)
  const data = join(folder, 'data')
  const password = randomBytes(18).toString('base64url')
  const passwordFile = join(folder, 'password')
  await writeFile(passwordFile, password, { mode: 0o600 })
  if (runAs.uid !== undefined) await chown(passwordFile, runAs.uid, runAs.gid)
  const initialise = ['-D', data, '-U', 'postgres', '-A', 'scram-sha-256', '--pwfile', passwordFile]
  await run(join(binaries, 'initdb'), [...initialise, '-E', 'UTF8', '--locale', 'C.UTF-8', '--no-sync'], {
    ...runAs,
    cwd: folder,
  })
  return runServer({ binaries, runAs, folder, password, durable, counting })
}

type Place = {
  binaries: string
  runAs: RunAs
  folder: string
  password: string
  durable: boolean
  counting: boolean
}

const makeFolder = async (runAs: RunAs): Promise<string> => {
  const folder = await mkdtemp(join(tmpdir(), 'kursportal-postgres-'))
  if (runAs.uid !== undefined) await chown(folder, runAs.uid, runAs.gid)
  return folder
}

/** Runs a server on the folder `data` of a place, until it is stopped. */
const runServer = async (place: Place): Promise<PostgresServer> => {
  const { binaries, runAs, folder, password, durable, counting } = place
  const data = join(folder, 'data')
  const port = await freePort()
  const settings = {
    listen_addresses: '127.0.0.1',
    port,
    unix_socket_directories: folder,
    max_connections: 200,
    fsync: 'off',
    synchronous_commit: durable ? 'on' : 'off',
    full_page_writes: durable ? 'on' : 'off',
    shared_preload_libraries: counting ? 'pg_stat_statements' : '',
  }
  const begin = () =>
    spawn(
      join(binaries, 'postgres'),
      ['-D', data, ...Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`])],
      { ...runAs, cwd: folder, stdio: ['ignore', 'ignore', 'pipe'] },
    )
  let server = begin()
  // Whatever ends this process takes the server along.
  const killServer = () => server.kill('SIGQUIT')
  process.once('exit', killServer)
  await ready(server)
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`
  const control = (name: string, ...args: string[]) =>
    run(join(binaries, name), args, { ...runAs, cwd: folder })
  const signalAll = async (signal: 'SIGSTOP' | 'SIGCONT') => {
    for (const pid of await processesOf(server)) process.kill(pid, signal)
  }
  return {
    url,
    crash: () => ended(server),
    start: async () => {
      server = begin()
      await ready(server)
    },
    suspend: () => signalAll('SIGSTOP'),
    resume: () => signalAll('SIGCONT'),
    processes: () => processesOf(server),
    addStandby: async () => {
      const besides = await makeFolder(runAs)
      // -R writes where to follow from, with a name by which the first server waits for it.
      const source = `${url}?application_name=standby`
      await control(
        'pg_basebackup',
        '-d',
        source,
        '-D',
        join(besides, 'data'),
        '-R',
        '-X',
        'stream',
        '--no-sync',
      )
      const standby = await runServer({ ...place, folder: besides })
      await control('psql', '-qd', url, '-c', "alter system set synchronous_standby_names = 'standby'")
      await control('psql', '-qd', url, '-c', 'select pg_reload_conf()')
      const promote = () => control('psql', '-qd', standby.url, '-c', 'select pg_promote()')
      return { ...standby, promote: async () => void (await promote()) }
    },
    stop: async () => {
      process.off('exit', killServer)
      await ended(server)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The server and the processes it started, one for each connection. */
const processesOf = async ({ pid }: ChildProcess): Promise<number[]> => {
  if (pid === undefined) return []
  const { stdout } = await run('ps', ['-A', '-o', 'pid=,ppid='])
  const children = stdout
    .trim()
    .split('\n')
    .map((line) => line.trim().split(/\s+/).map(Number))
    .flatMap(([child, parent]) => (child !== undefined && parent === pid ? [child] : []))
  return [pid, ...children]
}

/** The folder of the newest installed PostgreSQL. */
const findBinaries = async (): Promise<string> => {
  const debian = '/usr/lib/postgresql'
  const versions = (await readdir(debian).catch(() => [])).filter((name) => Number(name) >= 15)
  const newest = versions.toSorted((a, b) => Number(b) - Number(a))[0]
  if (newest) return join(debian, newest, 'bin')
  const elsewhere = await run('pg_config', ['--bindir']).catch(() => null)
  const folder = elsewhere?.stdout.trim()
  if (folder && (await run(join(folder, 'initdb'), ['--version']).catch(() => null))) return folder
  throw new Error(
    'These tests need a PostgreSQL server (15 or newer). On Debian: apt-get install postgresql. Elsewhere put its pg_config on the PATH.',
  )
}

const whomToRunAs = async (): Promise<RunAs> => {
  if (process.getuid?.() !== 0) return {}
  for (const name of ['postgres', 'nobody']) {
    const found = await run('id', ['-u', name]).catch(() => null)
    if (!found) continue
    const group = await run('id', ['-g', name])
    return { uid: Number(found.stdout), gid: Number(group.stdout) }
  }
  throw new Error('PostgreSQL refuses to run as root, and there is neither a user postgres nor nobody.')
}

/** Waits until the server says that it accepts connections. */
const ready = (server: ChildProcess): Promise<void> =>
  new Promise((resolve, reject) => {
    if (!server.stderr) throw new Error('the server has no output to read')
    const said: string[] = []
    const lines = createInterface({ input: server.stderr })
    lines.on('line', (line) => {
      said.push(line)
      if (/ready to accept (read-only )?connections/.test(line)) resolve()
    })
    server.once('error', reject)
    server.once('exit', (code) => reject(new Error(`PostgreSQL ended (${code}):\n${said.join('\n')}`)))
  })

const ended = (server: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (server.exitCode !== null || server.signalCode !== null) resolve()
    server.once('exit', () => resolve())
    // Closes connections and stops at once; nothing has to be kept.
    server.kill('SIGQUIT')
  })
