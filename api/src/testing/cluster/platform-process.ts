import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { setTimeout as wait } from 'node:timers/promises'
import type { Role } from '../../platform/jobs/roles.ts'
import { freePort } from '../free-port.ts'
import { serverOf } from './build-folder.ts'

const LINES_KEPT = 40
const ANSWER_WITHIN_MS = 2_000

/** What a process is started from: the folder of a build, and how far its clock is from the machine's. */
export type ProcessStart = { build: string; clockAheadSeconds: number }

/** One of several processes of the platform, which begins again whenever it ends. */
export type PlatformProcess = {
  role: Role
  url: string
  /** What it is from its next start on. */
  next: ProcessStart
  /** Resolves once it answers that it is ready and that nothing is missing. */
  ready: () => Promise<void>
  /** Ends it at once, as running out of memory does. */
  kill: () => void
  /** Asks it to end and resolves with its exit code, or the signal that ended it. */
  restart: () => Promise<number | string>
  /** Ends it for good. */
  stop: () => Promise<number | string>
  /** The ends nobody asked for, with what it said last. */
  crashes: string[]
}

/** Starts a process of a role, and again each time it has ended, as a service manager does. */
export const startPlatformProcess = async (
  role: Role,
  environment: Record<string, string>,
  build: string,
): Promise<PlatformProcess> => {
  const next: ProcessStart = { build, clockAheadSeconds: 0 }
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const crashes: string[] = []
  let stopped = false
  let expected = false
  let child: ChildProcess
  const begin = (): void => {
    const said: string[] = []
    const clock = next.clockAheadSeconds === 0 ? [] : ['--import', clockAhead(next.clockAheadSeconds)]
    const entry = serverOf(next.build)
    const started = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...clock, entry], {
      env: { PATH: process.env['PATH'], ...environment, PORT: String(port), KURSPORTAL_ROLE: role },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    child = started
    for (const stream of [started.stdout, started.stderr])
      createInterface({ input: stream }).on('line', (line) => {
        said.push(line)
        if (said.length > LINES_KEPT) said.shift()
      })
    started.once('exit', (code, signal) => {
      if (!expected) crashes.push(`${role} ended (${signal ?? code}):\n${said.join('\n')}`)
      expected = false
      if (!stopped) begin()
    })
  }
  begin()
  const killChild = () => child.kill('SIGKILL')
  process.once('exit', killChild)
  const end = async (): Promise<number | string> => {
    const ending = child
    expected = true
    const ended = once(ending, 'exit')
    ending.kill('SIGTERM')
    const [code, signal] = (await ended) as [number | null, string | null]
    return code ?? signal ?? ''
  }
  return {
    role,
    url,
    next,
    crashes,
    ready: async () => {
      while (!(await lacksNothing(url))) await wait(100)
    },
    kill: () => {
      expected = true
      child.kill('SIGKILL')
    },
    restart: end,
    stop: async () => {
      stopped = true
      process.off('exit', killChild)
      return child.exitCode === null && child.signalCode === null ? end() : ''
    },
  }
}

/** A module that sets the clock of the process that imports it ahead, or back. */
const clockAhead = (seconds: number): string => {
  const code = `const { now } = Date, ahead = ${seconds * 1000}
globalThis.Date = new Proxy(Date, {
  construct: (target, given, made) => Reflect.construct(target, given.length ? given : [now() + ahead], made),
  get: (target, name) => (name === 'now' ? () => now() + ahead : target[name]),
})`
  return `data:text/javascript,${encodeURIComponent(code)}`
}

/** Whether it is ready and has its storage as well, without which it may be sent requests all the same. */
const lacksNothing = (url: string): Promise<boolean> =>
  fetch(`${url}/api/ready`, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }).then(
    async (answer) => answer.ok && (await answer.text()).includes('"missing":[]'),
    () => false,
  )

/** What a process says of itself: that it may be sent requests, or not; or that it says nothing. */
export const askReady = (url: string): Promise<'ready' | 'hindered' | 'silent'> =>
  fetch(`${url}/api/ready`, { signal: AbortSignal.timeout(ANSWER_WITHIN_MS) }).then(
    async (answer) => {
      await answer.arrayBuffer()
      return answer.ok ? 'ready' : 'hindered'
    },
    () => 'silent',
  )
