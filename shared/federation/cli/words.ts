import { parseArgs } from 'node:util'
import { CliError, type Io } from './io.ts'

const options = {
  url: { type: 'string' },
  reason: { type: 'string' },
  'dry-run': { type: 'boolean', default: false },
  json: { type: 'boolean', default: false },
  'accept-unknown': { type: 'boolean', default: false },
  percent: { type: 'string' },
  role: { type: 'string' },
  flag: { type: 'string' },
  rollout: { type: 'string' },
  activate: { type: 'boolean', default: false },
  name: { type: 'string' },
  title: { type: 'string' },
  owner: { type: 'string' },
  path: { type: 'string' },
  id: { type: 'string' },
} as const

/** What was typed: the command, its words and its options. */
export type Words = { command: string; rest: string[]; options: ReturnType<typeof parse>['values'] }

const parse = (args: readonly string[]) => parseArgs({ args: [...args], options, allowPositionals: true })

/** Reads what was typed. @throws CliError usage */
export const readWords = (args: readonly string[]): Words => {
  try {
    const { values, positionals } = parse(args)
    const [command = 'help', ...rest] = positionals
    return { command, rest, options: values }
  } catch (error) {
    throw new CliError('usage', error instanceof Error ? error.message : String(error))
  }
}

/** Where the platform runs. */
export const urlOf = ({ options: { url } }: Words, { env }: Pick<Io, 'env'>): string => {
  const given = url ?? env['KURSPORTAL_URL'] ?? 'http://localhost:3000'
  if (!URL.canParse(given)) throw new CliError('usage', `--url ${given} is not an address`)
  return given.replace(/\/$/, '')
}

/** The remote a command is about, or the shell. @throws CliError usage */
export const remoteOf = ({ command, rest: [name] }: Words): string => {
  if (!name || !/^(?:mf-[a-z][a-z0-9-]*|shell)$/.test(name))
    throw new CliError('usage', `Which remote? npm run remotes -- ${command} mf-… (or shell)`)
  return name
}

/** The reason every change needs. @throws CliError usage */
export const reasonOf = ({ command, options: { reason } }: Words): string => {
  if (!reason || reason.trim().length < 3)
    throw new CliError('usage', `Why? Every change has its reason: ${command} … --reason "…"`)
  return reason.trim()
}
