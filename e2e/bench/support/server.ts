import { spawn, type ChildProcess } from 'node:child_process'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { SEED_PASSWORD } from '../../../api/src/seed/scenarios/people.ts'

const entry = fileURLToPath(new URL('../../../api/src/server.ts', import.meta.url))

/** A server process; `logIn` answers a session id. */
export type RunningServer = {
  url: string
  pid: number
  logIn: (email: string) => Promise<string>
  stop: () => Promise<void>
}

/** Starts the real server in a process of its own, on a free port when `PORT` is 0. @throws Error when it ends instead */
export const startServer = async (environment: Record<string, string>): Promise<RunningServer> => {
  const server = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', entry], {
    env: { PATH: process.env['PATH'], ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const killServer = () => server.kill('SIGKILL')
  process.once('exit', killServer)
  const url = await listening(server)
  return {
    url,
    pid: server.pid ?? 0,
    logIn: (email) => logIn(url, email),
    stop: async () => {
      process.off('exit', killServer)
      await ended(server)
    },
  }
}

const listening = (server: ChildProcess): Promise<string> =>
  new Promise((resolve, reject) => {
    if (!server.stdout || !server.stderr) throw new Error('the server has no output to read')
    const said: string[] = []
    for (const stream of [server.stdout, server.stderr]) {
      createInterface({ input: stream }).on('line', (line) => {
        said.push(line)
        const found = /is running: http:\/\/localhost:(\d+)/.exec(line)
        if (found) resolve(`http://localhost:${found[1]}`)
      })
    }
    server.once('error', reject)
    server.once('exit', (code) => reject(new Error(`The server ended (${code}):\n${said.join('\n')}`)))
  })

const ended = (server: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (server.exitCode !== null || server.signalCode !== null) resolve()
    server.once('exit', () => resolve())
    server.kill('SIGTERM')
  })

const logIn = async (url: string, email: string): Promise<string> => {
  const answer = await fetch(`${url}/api/session-id`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, password: SEED_PASSWORD }),
  })
  if (!answer.ok) throw new Error(`cannot log in as ${email}: ${await answer.text()}`)
  const { session_id } = (await answer.json()) as { session_id: string }
  return session_id
}
