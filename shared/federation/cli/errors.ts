import { remoteCalls, webhookAddress, type RemoteError, type RemoteWebhook } from '../../contract/index.ts'
import { CliError, type Io } from './io.ts'
import { platformAt } from './platform.ts'
import { remoteOf, urlOf, type Words } from './words.ts'

/** Different errors a command shows. */
const MOST = 50

const errorText = ({
  version,
  kind,
  message,
  stack,
  path,
  times,
  browsers,
  last_at,
}: RemoteError): string[] => [
  `${times}×  ${kind}  ${message}`,
  [
    `    ${version}, last ${last_at.slice(0, 16).replace('T', ' ')} UTC${path && ` on ${path}`}`,
    ...Object.keys(browsers),
  ].join(', '),
  ...stack
    .split('\n')
    .filter(Boolean)
    .map((frame) => `      ${frame}`),
]

/** Prints what went wrong in the browsers of those who got the releases of a remote. */
export const runErrors = async (words: Words, io: Io): Promise<void> => {
  const name = remoteOf(words)
  const answer = await platformAt(urlOf(words, io), io, name).send(remoteCalls.listRemoteErrors, {
    query: { name, limit: MOST },
  })
  if (words.options.json) return io.say(JSON.stringify(answer, null, 2))
  if (answer.total === 0) return io.say('Nothing went wrong in the last 30 days.')
  for (const line of answer.items.flatMap(errorText)) io.say(line)
  if (answer.total > MOST) io.say(`… and ${answer.total - MOST} more`)
}

const webhookText = ({ address, key, told_at, stopped }: RemoteWebhook): string[] =>
  address === null
    ? ['Nobody is told.']
    : [
        address,
        `key: ${key ?? ''}`,
        stopped
          ? 'Twelve messages in a row did not arrive; nothing is sent before you set the address again.'
          : `last message: ${told_at ?? 'none yet'}`,
      ]

/** Says where the team is told of errors, or sets it: an address, or `off`. */
export const runWebhook = async (words: Words, io: Io): Promise<void> => {
  const name = remoteOf(words)
  const [, wanted] = words.rest
  const platform = platformAt(urlOf(words, io), io, name)
  const address = wanted === 'off' ? null : wanted
  if (typeof address === 'string' && !webhookAddress.safeParse(address).success)
    throw new CliError('usage', `${address} is no address such as https://hooks.example/kursportal.`)
  const answer =
    address === undefined
      ? await platform.send(remoteCalls.readWebhook, { query: { name } })
      : await platform.send(remoteCalls.setWebhook, { body: { name, address } })
  if (words.options.json) return io.say(JSON.stringify(answer, null, 2))
  for (const line of webhookText(answer)) io.say(line)
}
