import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Where Node keeps what it has compiled; this file starts the server a dozen times. */
const COMPILED = process.env['NODE_COMPILE_CACHE'] ?? join(tmpdir(), 'kursportal-test-compiled')
const server = fileURLToPath(new URL('server.ts', import.meta.url))

type Run = { process: ChildProcess; output: () => string; ended: Promise<number | null> }

const start = (environment: Record<string, string>): Run => {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', server], {
    env: {
      PATH: process.env['PATH'] ?? '',
      KURSPORTAL_DEMO: '0',
      KURSPORTAL_LOG: 'error',
      HOST: '127.0.0.1',
      PORT: '0',
      NODE_COMPILE_CACHE: COMPILED,
      ...environment,
    },
  })
  let output = ''
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()))
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()))
  return {
    process: child,
    output: () => output,
    ended: once(child, 'exit').then(([status]) => status as number | null),
  }
}

/** As where the workspace of the demo is not installed: nothing of it can be imported. */
const WITHOUT_DEMO = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from 'node:module'
  registerHooks({
    resolve: (name, context, next) => {
      if (!/^@kursportal\\/demo|\\.\\.\\/demo\\//.test(name)) return next(name, context)
      throw Object.assign(new Error('not installed: ' + name), { code: 'ERR_MODULE_NOT_FOUND' })
    },
  })`)}`

/** Something throws where nobody catches it, a while after the process was sent SIGUSR2. */
const THROWING = `data:text/javascript,${encodeURIComponent(`
  process.on('SIGUSR2', () => setImmediate(() => { throw new Error('nobody caught this') }))`)}`

const untilSaid = async (run: Run, words: string): Promise<void> => {
  let ended = false
  void run.ended.then(() => (ended = true))
  while (!run.output().includes(words)) {
    if (ended) throw new Error(`ended without "${words}":\n${run.output()}`)
    await once(run.process.stdout as NodeJS.ReadableStream, 'data')
  }
}

const untilRunning = (run: Run): Promise<void> => untilSaid(run, 'Kursportal is running')

// PostgreSQL's own note that somebody tried; it holds no data.
const listing = async (path: string) =>
  (await readdir(path)).filter((name) => name !== 'postmaster.pid').toSorted()

describe('starting and stopping', () => {
  let folder: string
  /** A data folder a server began and left; a copy is there at once, where beginning one takes seconds. */
  let begun: string
  const running: Run[] = []
  const started = (environment: Record<string, string>) => {
    const run = start(environment)
    running.push(run)
    return run
  }
  beforeAll(async () => {
    begun = await mkdtemp(join(tmpdir(), 'kursportal-begun-'))
    const first = started({ KURSPORTAL_DATA_DIR: begun })
    await untilRunning(first)
    first.process.kill('SIGTERM')
    await first.ended
  }, 120_000)
  afterAll(() => rm(begun, { recursive: true, force: true }))
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), 'kursportal-start-'))
  })
  afterEach(async () => {
    for (const run of running.splice(0)) {
      run.process.kill('SIGKILL')
      await run.ended
    }
    await rm(folder, { recursive: true, force: true })
  })

  it('stops gracefully on SIGTERM and Ctrl-C, and a second process on the same data folder is refused', async () => {
    await cp(begun, folder, { recursive: true })
    const first = started({ KURSPORTAL_DATA_DIR: folder })
    await untilRunning(first)
    const second = started({ KURSPORTAL_DATA_DIR: folder })
    expect(await second.ended).toBe(1)
    expect(second.output()).toContain('Another Kursportal process is using the data folder')
    first.process.kill('SIGTERM')
    expect(await first.ended).toBe(0)
    const third = started({ KURSPORTAL_DATA_DIR: folder })
    await untilRunning(third)
    third.process.kill('SIGINT')
    expect(await third.ended).toBe(0)
  }, 120_000)

  it('goes on serving for a while after SIGTERM, and says that nobody should be sent there', async () => {
    await cp(begun, folder, { recursive: true })
    const run = started({ KURSPORTAL_DATA_DIR: folder, KURSPORTAL_DRAIN_SECONDS: '3' })
    await untilRunning(run)
    const address = /http:\/\/\S+/.exec(run.output())?.[0] ?? ''
    expect((await fetch(`${address}/api/ready`)).status).toBe(200)
    run.process.kill('SIGTERM')
    await untilSaid(run, 'Stopping')
    const ready = await fetch(`${address}/api/ready`)
    expect([ready.status, ready.headers.get('connection')]).toEqual([503, 'close'])
    expect(await ready.json()).toMatchObject({ details: { missing: ['stopping'] } })
    expect((await fetch(`${address}/api/settings`)).status).toBe(200)
    expect(await run.ended).toBe(0)
  }, 60_000)

  it('says what nobody caught, finishes what runs, and ends as failed', async () => {
    await cp(begun, folder, { recursive: true })
    const run = started({
      KURSPORTAL_DATA_DIR: folder,
      KURSPORTAL_DRAIN_SECONDS: '2',
      NODE_OPTIONS: `--import=${THROWING}`,
    })
    await untilRunning(run)
    const address = /http:\/\/\S+/.exec(run.output())?.[0] ?? ''
    run.process.kill('SIGUSR2')
    await untilSaid(run, 'nobody caught this')
    expect((await fetch(`${address}/api/ready`)).status).toBe(503)
    expect((await fetch(`${address}/api/settings`)).status).toBe(200)
    expect(await run.ended).toBe(1)
    // It let go of its data folder: the next one needs nobody's help.
    const next = started({ KURSPORTAL_DATA_DIR: folder })
    await untilRunning(next)
  }, 60_000)

  it('starts again after the process was killed in its first run', async () => {
    const killed = started({ KURSPORTAL_DATA_DIR: folder })
    await untilRunning(killed)
    killed.process.kill('SIGKILL')
    await killed.ended
    const next = started({ KURSPORTAL_DATA_DIR: folder })
    await untilRunning(next)
  }, 120_000)

  it('answers before the demo films are made, and the next start goes on with them', async () => {
    await cp(begun, folder, { recursive: true })
    const demo = { KURSPORTAL_DATA_DIR: folder, KURSPORTAL_DEMO: '1' }
    const first = started(demo)
    await untilSaid(first, 'Film 1 of')
    expect(first.output()).toContain('Filling in the demo data: courses')
    const address = /http:\/\/\S+/.exec(first.output())?.[0] ?? ''
    const page = await fetch(`${address}/api/health`)
    expect(page.status).toBe(200)
    first.process.kill('SIGTERM')
    expect(await first.ended).toBe(0)
    expect(first.output()).not.toContain('The demo films are done')
    const next = started(demo)
    await untilSaid(next, 'Film 1 of')
    expect(next.output()).not.toContain('Filling in the demo data')
  }, 120_000)

  it('says that the port is taken', async () => {
    await cp(begun, folder, { recursive: true })
    const blocker = createServer().listen(0, '127.0.0.1')
    await once(blocker, 'listening')
    const address = blocker.address()
    const port = typeof address === 'object' && address ? address.port : 0
    const run = started({ KURSPORTAL_DATA_DIR: folder, PORT: String(port) })
    expect(await run.ended).toBe(1)
    expect(run.output()).toContain(`Port ${port} is taken`)
    blocker.close()
  }, 60_000)

  it.each([
    ['192.0.2.1', /HOST=192\.0\.2\.1 is no address of this machine/],
    ['no-such-host.invalid', /HOST=no-such-host\.invalid is no address of this machine/],
  ])('says that %s is not where it can listen', async (HOST, words) => {
    const run = start({ HOST, NODE_ENV: 'production', KURSPORTAL_DATA_DIR: join(folder, 'unused') })
    expect(await run.ended).toBe(1)
    expect(run.output()).toMatch(words)
    expect(run.output()).not.toMatch(/\n +at /)
  })

  it('says that the data folder cannot be written', async () => {
    const file = join(folder, 'a-file')
    await writeFile(file, '')
    const run = started({ KURSPORTAL_DATA_DIR: join(file, 'below') })
    expect(await run.ended).toBe(1)
    expect(run.output()).toContain('cannot be written')
  }, 60_000)

  it('says that the database cannot be reached, without its password', async () => {
    const run = started({
      KURSPORTAL_DATA_DIR: folder,
      DATABASE_URL: 'postgres://me:geheim@127.0.0.1:1/nothing',
      KURSPORTAL_SECRET: 'a secret for tests, at least thirty-two characters',
      KURSPORTAL_SINGLE_PROCESS: '1',
      KURSPORTAL_WAIT_SECONDS: '1',
    })
    expect(await run.ended).toBe(1)
    expect(run.output()).toContain('cannot be reached')
    expect(run.output()).not.toContain('geheim')
  }, 60_000)

  it('refuses a damaged data folder and leaves it as it is', async () => {
    await cp(begun, folder, { recursive: true })
    await writeFile(join(folder, 'database', 'global', 'pg_control'), 'damaged')
    const copy = `${folder}-copy`
    await cp(join(folder, 'database'), copy, { recursive: true })
    const run = started({ KURSPORTAL_DATA_DIR: folder })
    expect(await run.ended).toBe(1)
    expect(run.output()).toContain('cannot be opened')
    expect(await listing(join(folder, 'database'))).toEqual(await listing(copy))
    await rm(copy, { recursive: true })
  }, 120_000)

  it('needs no demo for people, and says when it is wanted and not installed', async () => {
    await cp(begun, folder, { recursive: true })
    const common = { KURSPORTAL_DATA_DIR: folder, NODE_OPTIONS: `--import=${WITHOUT_DEMO}` }
    const wanting = started({ ...common, KURSPORTAL_DEMO: '1' })
    expect(await wanting.ended).toBe(1)
    expect(wanting.output()).toContain('The demo is not part of this installation')
    const forPeople = started({ ...common, NODE_ENV: 'production', KURSPORTAL_DEMO: '' })
    await untilRunning(forPeople)
    forPeople.process.kill('SIGTERM')
    expect(await forPeople.ended).toBe(0)
  }, 120_000)

  it('names a setting that cannot be used', async () => {
    const run = started({ KURSPORTAL_DATA_DIR: folder, PORT: 'eighty' })
    expect(await run.ended).toBe(1)
    expect(run.output()).toContain('PORT')
  }, 60_000)
})
