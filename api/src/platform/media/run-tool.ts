import { spawn } from 'node:child_process'
import { constants, setPriority } from 'node:os'
import { createInterface } from 'node:readline'

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

/**
 * Runs a program below normal priority, so that the API stays quick meanwhile. Aborting kills it.
 * @throws the abort's reason, or when the program cannot be started
 */
export const runTool = (path: string, args: string[], options: Options = {}): Promise<ToolResult> =>
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
