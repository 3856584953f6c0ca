import { remoteCalls } from '../../contract/index.ts'
import { releaseNamed } from './change.ts'
import type { Io } from './io.ts'
import { platformAt } from './platform.ts'
import { remoteOf, urlOf, type Words } from './words.ts'

/** Prints an address that shows a registered release before anybody gets it. */
export const runPreview = async (words: Words, io: Io): Promise<void> => {
  const name = remoteOf(words)
  const platform = platformAt(urlOf(words, io), io, name)
  const remote = await platform.send(remoteCalls.readRemote, { query: { name } })
  const answer = await platform.send(remoteCalls.previewRelease, {
    query: { name, version: releaseNamed(words, remote) },
  })
  if (words.options.json) return io.say(JSON.stringify(answer, null, 2))
  io.say(answer.address)
  io.complain(`Whoever opens it sees the release until ${answer.until.slice(0, 10)}; nobody else does.`)
}
