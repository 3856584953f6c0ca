import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import type { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'

/** A mail server that notes which mails it was given, by their `Message-ID`. */
export type Mailbox = { url: string; received: Map<string, number>; close: () => Promise<void> }

export const openMailbox = async (): Promise<Mailbox> => {
  const received = new Map<string, number>()
  const take = async (stream: Readable): Promise<void> => {
    const id = /^Message-ID:\s*<([^@>]+)@/im.exec(await text(stream))?.[1] ?? ''
    received.set(id, (received.get(id) ?? 0) + 1)
  }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, _session, taken) => {
      take(stream).then(() => taken(), taken)
    },
  })
  // Processes of the platform are killed while they talk to it.
  server.on('error', () => undefined)
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    close: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
