import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A connection to another server that can be made to hang: bytes are taken, and nothing comes back. */
export type StallingProxy = {
  port: number
  stall: () => void
  goOn: () => void
  close: () => Promise<void>
}

/** Stands between a client and a server on this machine. */
export const openStallingProxy = async (target: { host: string; port: number }): Promise<StallingProxy> => {
  const pairs = new Set<[Socket, Socket]>()
  let stalled = false
  const server = createServer((client) => {
    const upstream = connect(target)
    const pair: [Socket, Socket] = [client, upstream]
    pairs.add(pair)
    if (!stalled) client.pipe(upstream).pipe(client)
    for (const socket of pair) {
      socket.on('error', () => undefined)
      socket.on('close', () => {
        for (const each of pair) each.destroy()
        pairs.delete(pair)
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    port,
    stall: () => {
      stalled = true
      for (const [client, upstream] of pairs) {
        client.unpipe(upstream)
        upstream.unpipe(client)
        client.pause()
        upstream.pause()
      }
    },
    goOn: () => {
      stalled = false
      // What hung stays broken, as after a failover; new connections work.
      for (const [client, upstream] of pairs) {
        client.destroy()
        upstream.destroy()
      }
    },
    close: async () => {
      for (const [client, upstream] of pairs) {
        client.destroy()
        upstream.destroy()
      }
      server.close()
      await once(server, 'close')
    },
  }
}
