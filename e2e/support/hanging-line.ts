import { createServer, request, type Server } from 'node:http'
import { type AddressInfo, type Socket } from 'node:net'
import { E2E_URL } from '../platform/ports.ts'

/** The platform by another address, behind which some files stop half-way while the connection stays open. */
export type HangingLine = {
  url: string
  /** Paths of the files that were asked for and hang. */
  hanging: readonly string[]
  heal: () => void
  close: () => Promise<void>
}

/** Stands between browser and platform with real sockets; what the browser's own tools answer is not a line. */
export const hangingLine = async (hangs: RegExp): Promise<HangingLine> => {
  const hanging: string[] = []
  const sockets = new Set<Socket>()
  let healed = false
  const server: Server = createServer((asked, answer) => {
    const { method, url = '/', headers } = asked
    const passed = request(`${E2E_URL}${url}`, { method, headers }, (given) => {
      answer.writeHead(given.statusCode ?? 502, given.headers)
      if (healed || !hangs.test(url)) return given.pipe(answer)
      hanging.push(url)
      return given.once('data', (part: Buffer) => answer.write(part.subarray(0, part.length / 2)))
    })
    passed.on('error', () => answer.destroy())
    asked.pipe(passed)
  })
  server.on('connection', (socket) => sockets.add(socket))
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve)
  })
  const { port } = server.address() as AddressInfo
  return {
    url: `http://localhost:${port}`,
    hanging,
    heal: () => {
      healed = true
    },
    close: () => {
      for (const socket of sockets) socket.destroy()
      return new Promise((resolve) => {
        server.close(() => resolve())
      })
    },
  }
}
