import type { Place } from './place.ts'

/** What a command may touch; a test brings its own. */
export type Io = {
  say: (line: string) => void
  complain: (line: string) => void
  env: Readonly<Record<string, string | undefined>>
  fetch: typeof fetch
  place: Place
}

/** How a command ends, for scripts and pipelines. */
export const exitCodes = {
  done: 0,
  failed: 1,
  usage: 2,
  refused: 3,
  conflict: 4,
  forbidden: 5,
  unreachable: 6,
} as const

/** Ends a command with a sentence for the person at the keyboard. */
export class CliError extends Error {
  readonly code: number
  readonly details: unknown

  constructor(code: keyof typeof exitCodes, message: string, details?: unknown) {
    super(message)
    this.code = exitCodes[code]
    this.details = details
  }
}
