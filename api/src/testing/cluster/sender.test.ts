import { once } from 'node:events'
import { createServer } from 'node:http'
import { openSender } from './sender.ts'

describe('a request that is sent until it is answered', () => {
  it('is sent again when its server ends in the middle of the answer', async () => {
    let asked = 0
    const server = createServer((_, response) => {
      asked += 1
      response.setHeader('content-type', 'application/json')
      if (asked > 1) return response.end('{"told":true}')
      response.setHeader('content-length', 1000)
      response.write('{"told":', () => response.destroy())
      return response
    }).listen(0)
    await once(server, 'listening')
    const address = server.address()
    if (address === null || typeof address === 'string') throw new Error('no port')
    try {
      const { send, tries } = openSender(`http://localhost:${address.port}`)
      expect(await send({ method: 'GET', path: '/courses', session: 'any' })).toEqual({ told: true })
      expect(tries).toEqual({ answered: 1, failed: ['broken (UND_ERR_SOCKET) GET /courses'] })
    } finally {
      server.close()
    }
  })
})
