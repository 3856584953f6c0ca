import { remoteCalls, type RemoteFlag, type RemoteOverview } from '../../contract/index.ts'
import { CliError, type Io } from './io.ts'
import { platformAt, type Platform } from './platform.ts'
import { remoteOf, urlOf, type Words } from './words.ts'

const flagText = ({ name, label, on }: RemoteFlag): string => `${on ? 'on ' : 'off'}  ${name}  ${label}`

/** @throws CliError refused where the active release declares no such flag */
const switchFlag = (
  platform: Platform,
  { name, flags }: RemoteOverview,
  change: { flag: string; on: boolean },
) => {
  if (!flags.some((known) => known.name === change.flag)) {
    const has =
      flags.length === 0 ? 'declares no flags' : `declares ${flags.map((known) => known.name).join(', ')}`
    throw new CliError('refused', `There is no flag ${change.flag}; the active release of ${name} ${has}.`)
  }
  return platform.send(remoteCalls.switchFlag, { body: { name, ...change } })
}

/** Prints the flags of a remote, or switches one. */
export const runFlag = async (words: Words, io: Io): Promise<void> => {
  const name = remoteOf(words)
  const [, flag, wanted] = words.rest
  if (flag !== undefined && wanted !== 'on' && wanted !== 'off')
    throw new CliError('usage', `On or off? npm run remotes -- flag ${name} ${flag} on`)
  const platform = platformAt(urlOf(words, io), io, name)
  const { remote } = await platform.send(remoteCalls.readRemote, { query: { name } })
  const { flags } =
    flag === undefined ? remote : await switchFlag(platform, remote, { flag, on: wanted === 'on' })
  if (words.options.json) return io.say(JSON.stringify({ flags }, null, 2))
  if (flags.length === 0) return io.say('Its active release declares no flags.')
  for (const line of flags.map(flagText)) io.say(line)
}
