import { once } from 'node:events'
import { connect, createServer, type AddressInfo, type Socket } from 'node:net'

/** A connection to another server that can be made to hang or to be gone. */
export type StallingProxy = {
  port: number
  /** Bytes are taken, and nothing comes back. */
  stall: () => void
  /** Connections break, and new ones are refused. */
  refuse: () => Promise<void>
  goOn: () => Promise<void>
  /** Another server has the address: it gets new connections, and on those there are nothing is heard any more. */
  moveTo: (port: number) => void
  /** How many connections were ever opened. */
  opened: () => number
  close: () => Promise<void>
}

/** Stands between a client and a server on this machine. */
export const openStallingProxy = async (first: { host: string; port: number }): Promise<StallingProxy> => {
  let target = first
  const pairs = new Set<[Socket, Socket]>()
  const silent = new Set<Socket>()
  let stalled = false
  let opened = 0
  const server = createServer((client) => {
    opened += 1
    const upstream = connect(target)
    const pair: [Socket, Socket] = [client, upstream]
    pairs.add(pair)
    if (!stalled) client.pipe(upstream).pipe(client)
    for (const socket of pair) {
      socket.on('error', () => undefined)
      socket.on('close', () => {
        silent.delete(socket)
        if (pairs.delete(pair)) for (const each of pair) each.destroy()
      })
    }
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const breakAll = () => {
    for (const pair of pairs) for (const socket of pair) socket.destroy()
    for (const socket of silent) socket.destroy()
  }
  const refuse = async () => {
    breakAll()
    server.close()
    await once(server, 'close')
  }
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
    refuse,
    opened: () => opened,
    goOn: async () => {
      stalled = false
      // What hung stays broken, as after a failover; new connections work.
      breakAll()
      if (server.listening) return
      server.listen(port, '127.0.0.1')
      await once(server, 'listening')
    },
    moveTo: (other) => {
      target = { ...target, port: other }
      for (const [client, upstream] of pairs) {
        client.unpipe(upstream)
        upstream.unpipe(client)
        // What is still said is taken, and nobody reads it.
        silent.add(client.resume())
        upstream.destroy()
      }
      pairs.clear()
    },
    close: async () => {
      if (server.listening) await refuse()
    },
  }
}
