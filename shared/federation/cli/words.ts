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

/** What was typed: the command, its words and its options; `rest` begins with the remote where the command is about one. */
export type Words = { command: string; rest: string[]; options: ReturnType<typeof parse>['values'] }

const parse = (args: readonly string[]) => parseArgs({ args: [...args], options, allowPositionals: true })

const isRemote = (word: string | undefined): boolean => /^(?:mf-[a-z][a-z0-9-]*|shell)$/.test(word ?? '')

/** Commands that are not about one remote, or make it. */
const aboutNone: ReadonlySet<string> = new Set(['help', 'list', 'matrix', 'changes', 'create'])

/** The words of a command with the remote it was typed at, where it names none. */
const withHere = (command: string, rest: readonly string[], here: string | undefined): string[] => {
  // `token create mf-… `: the remote stands behind what is done.
  const at = command === 'token' ? 1 : 0
  const isAbout = command !== 'token' || rest[0] === 'create' || rest[0] === 'list'
  if (here === undefined || aboutNone.has(command) || !isAbout || isRemote(rest[at])) return [...rest]
  return rest.toSpliced(at, 0, here)
}

/**
 * Reads what was typed.
 * @param here the remote in whose folder it was
 * @throws CliError usage
 */
export const readWords = (args: readonly string[], here?: string): Words => {
  try {
    const { values, positionals } = parse(args)
    const [command = 'help', ...rest] = positionals
    return { command, rest: withHere(command, rest, here), options: values }
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
  if (!name)
    throw new CliError(
      'usage',
      `Which remote? npm run remotes -- ${command} mf-…${command === 'create' ? '' : ' (or shell)'}`,
    )
  if (!isRemote(name))
    throw new CliError(
      'usage',
      `${name} is no name of a remote: it begins with mf- and a lower-case letter, then come lower-case letters, digits and hyphens, such as mf-sales.`,
    )
  return name
}

/** The reason every change needs. @throws CliError usage */
export const reasonOf = ({ command, options: { reason } }: Words): string => {
  if (!reason) throw new CliError('usage', `Why? Every change has its reason: ${command} … --reason "…"`)
  if (reason.trim().length < 3)
    throw new CliError('usage', 'The reason needs three characters or more: --reason "…"')
  return reason.trim()
}
