import { remoteCalls, type RemoteFlag } from '../../contract/index.ts'
import { CliError, type Io } from './io.ts'
import { platformAt } from './platform.ts'
import { remoteOf, urlOf, type Words } from './words.ts'

const flagText = ({ name, label, on }: RemoteFlag): string => `${on ? 'on ' : 'off'}  ${name}  ${label}`

/** Prints the flags of a remote, or switches one. */
export const runFlag = async (words: Words, io: Io): Promise<void> => {
  const name = remoteOf(words)
  const [, flag, wanted] = words.rest
  if (flag !== undefined && wanted !== 'on' && wanted !== 'off')
    throw new CliError('usage', `On or off? npm run remotes -- flag ${name} ${flag} on`)
  const platform = platformAt(urlOf(words, io), io, name)
  const { flags } =
    flag === undefined
      ? (await platform.send(remoteCalls.readRemote, { query: { name } })).remote
      : await platform.send(remoteCalls.switchFlag, {
          body: { name, flag, on: wanted === 'on' },
        })
  if (words.options.json) return io.say(JSON.stringify({ flags }, null, 2))
  if (flags.length === 0) return io.say('Its active release declares no flags.')
  for (const line of flags.map(flagText)) io.say(line)
}
