import { audience as audienceSchema, audienceRole, settingsFlag, type Audience } from '../audience.ts'
import { remoteCalls, type RegistryChange } from '../../contract/index.ts'
import { CliError, type Io } from './io.ts'
import { platformAt, type Platform } from './platform.ts'
import { audienceText, outcomeText } from './present.ts'
import { takenBackText } from './taken-back.ts'
import { reasonOf, remoteOf, urlOf, type Words } from './words.ts'

type Remote = Awaited<ReturnType<typeof read>>
const read = (platform: Platform, name: string) => platform.send(remoteCalls.readRemote, { query: { name } })

/** The release a command names: its version, or `latest`. */
export const releaseNamed = ({ command, rest }: Words, { releases }: Remote): string => {
  const given = rest[1]
  if (!given)
    throw new CliError(
      'usage',
      `Which release? ${command} ${rest[0] ?? 'mf-…'} <version|latest> --reason "…"`,
    )
  const version = given === 'latest' ? releases[0]?.version : given
  if (!version) throw new CliError('refused', 'There is no release yet; npm run release makes one.')
  return version
}

/** The release `keep` and `watch` are about: the one named, otherwise the active one. */
const releaseKept = (words: Words, remote: Remote): string => {
  if (words.rest[1]) return releaseNamed(words, remote)
  const { name, active_version } = remote.remote
  if (active_version === null) throw new CliError('refused', `${name} has no active release yet.`)
  return active_version
}

const audienceOf = ({ options: { percent, role, flag } }: Words): Audience => {
  const given = [
    ...(percent === undefined ? [] : [{ kind: 'percent', percent: Number(percent) }]),
    ...(role === undefined ? [] : [{ kind: 'role', role }]),
    ...(flag === undefined ? [] : [{ kind: 'flag', flag }]),
  ]
  const parsed = audienceSchema.safeParse(given[0])
  if (given.length !== 1 || !parsed.success)
    throw new CliError(
      'usage',
      `Who gets it? One of --percent 1…99, --role ${audienceRole.options.join('|')}, --flag ${settingsFlag.options.join('|')}`,
    )
  return parsed.data
}

const rolloutOf = ({ options: { rollout } }: Words, { remote }: Remote): string => {
  if (rollout) return rollout
  const [only, ...others] = remote.rollouts
  if (!only) throw new CliError('refused', `No rollout of ${remote.name} is running.`)
  if (others.length > 0)
    throw new CliError(
      'usage',
      `Which rollout? --rollout ${remote.rollouts.map(({ id, version, audience }) => `${id} (${version}, ${audienceText(audience)})`).join(' or ')}`,
    )
  return only.id
}

const changes: Readonly<Record<string, (words: Words, remote: Remote) => RegistryChange>> = {
  activate: (words, remote) => ({ kind: 'activate', version: releaseNamed(words, remote) }),
  rollout: (words, remote) => ({
    kind: 'roll_out',
    version: releaseNamed(words, remote),
    audience: audienceOf(words),
  }),
  halt: (words, remote) => ({ kind: 'halt', rollout_id: rolloutOf(words, remote) }),
  rollback: () => ({ kind: 'roll_back' }),
  disable: () => ({ kind: 'disable' }),
  enable: () => ({ kind: 'enable' }),
  keep: (words, remote) => ({ kind: 'keep', version: releaseKept(words, remote) }),
  watch: (words, remote) => ({ kind: 'watch', version: releaseKept(words, remote) }),
}

/** Whether a command changes the registry. */
export const isChange = (command: string): boolean => Object.hasOwn(changes, command)

/** Says so where somebody gets a release that was taken back. @throws CliError refused where it was not named by its version */
const considerTakenBack = async (
  platform: Platform,
  { rest: [name = '', given] }: Words,
  change: RegistryChange,
  io: Io,
): Promise<void> => {
  if (change.kind !== 'activate' && change.kind !== 'roll_out') return
  const text = await takenBackText(platform, name, change.version)
  if (text === undefined) return
  if (given === 'latest')
    throw new CliError('refused', `Refused: ${text}. If you mean it all the same, name its version.`)
  io.complain(text)
}

/** Changes the registry of a running platform; the revision just read goes along, so that nobody is overrun. */
export const makeChange = async (words: Words, io: Io) => {
  const name = remoteOf(words)
  const reason = reasonOf(words)
  const platform = platformAt(urlOf(words, io), io, name)
  const remote = await read(platform, name)
  const change = changes[words.command]?.(words, remote)
  if (!change) throw new CliError('usage', `There is no command ${words.command}`)
  await considerTakenBack(platform, words, change, io)
  return platform.send(remoteCalls.changeRemote, {
    body: {
      name,
      revision: remote.remote.revision,
      reason,
      change,
      accept_unknown: words.options['accept-unknown'],
      dry_run: words.options['dry-run'],
    },
  })
}

/** Makes a change and says what it came to. */
export const runChange = async (words: Words, io: Io): Promise<void> => {
  const answer = await makeChange(words, io)
  if (words.options.json) io.say(JSON.stringify(answer, null, 2))
  else for (const line of outcomeText(answer, words)) io.say(line)
}
