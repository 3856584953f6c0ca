import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { createInterface } from 'node:readline'
import { findOnPath } from './tools.ts'

/** How a program ended: its exit code, or the signal that killed it, and the end of what it complained about. */
export type ToolResult = {
  code: number | null
  signal: NodeJS.Signals | null
  stdout: string
  stderr: string
}

type Options = {
  signal?: AbortSignal | undefined
  /** Gets each line of the output; it is then not collected. */
  onLine?: (line: string) => void
}

const STDERR_KEPT = 8_000

/** What is said when the machine is to blame: a full disk, or no memory, right or process to be had. */
const MACHINE_SAYS =
  /No space left|Cannot allocate|Permission denied|Too many open files|Resource temporarily unavailable/i

/** The machine's fault with which a program ended, or null: a killed program and a full disk say nothing about the file. */
export const machineFault = (program: string, { signal, stderr }: ToolResult): Error | null =>
  signal || MACHINE_SAYS.test(stderr)
    ? new Error(`${program} failed${signal ? ` (${signal})` : ''}: ${stderr.slice(-500)}`)
    : null

/**
 * Runs a program below normal priority, so that the API stays quick meanwhile. Aborting kills it, and (on Linux) so does
 * the end of this process, however it ends.
 * @throws the abort's reason, or when the program cannot be started
 */
export const runTool = async (path: string, args: string[], options: Options = {}): Promise<ToolResult> => {
  const [program, ...before] = [...(await diesWithParent()), path]
  return run(program ?? path, [...before, ...args], options)
}

let launcher: Promise<string[]> | undefined

/** The words before a command that let the kernel kill it when its parent is gone; none where that is not possible. */
const diesWithParent = (): Promise<string[]> =>
  (launcher ??= (async () => {
    const setpriv = process.platform === 'linux' ? await findOnPath('setpriv') : null
    if (!setpriv) return []
    const words = [setpriv, '--pdeathsig', 'KILL', '--']
    const tried = await run(setpriv, [...words.slice(1), setpriv, '--version'], {}).catch(() => null)
    return tried?.code === 0 ? words : []
  })())

const run = (path: string, args: string[], options: Options): Promise<ToolResult> =>
  new Promise((resolve, reject) => {
    options.signal?.throwIfAborted()
    const child = spawn(path, args, { stdio: ['ignore', 'pipe', 'pipe'] })
    if (child.pid !== undefined) lowerPriority(child.pid)
    const kill = () => child.kill('SIGKILL')
    options.signal?.addEventListener('abort', kill, { once: true })
    let stdout = ''
    let stderr = ''
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      stderr = (stderr + text).slice(-STDERR_KEPT)
    })
    if (options.onLine) createInterface({ input: child.stdout }).on('line', options.onLine)
    else
      child.stdout.setEncoding('utf8').on('data', (text: string) => {
        stdout += text
      })
    child.on('error', reject)
    child.on('close', (code, signal) => {
      options.signal?.removeEventListener('abort', kill)
      try {
        options.signal?.throwIfAborted()
        resolve({ code, signal, stdout, stderr })
      } catch (reason) {
        reject(reason)
      }
    })
  })

const lowerPriority = (pid: number): void => {
  try {
    setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL)
  } catch {
    // It has ended already, or the system does not allow it: only a courtesy.
  }
}
