import { once } from 'node:events'
import { createServer } from 'node:http'
import { openReadyProxy } from './ready-proxy.ts'

describe('a proxy before processes of a test', () => {
  it('says nothing of the connections it has with them, and never closes one of its own that is idle', async () => {
    const process = createServer((_, response) => {
      response.writeHead(200, { connection: 'close', 'keep-alive': 'timeout=72', 'x-said': 'yes' })
      response.end('{}')
    }).listen(0, '127.0.0.1')
    await once(process, 'listening')
    const address = process.address()
    if (address === null || typeof address === 'string') throw new Error('no port')
    const proxy = await openReadyProxy([`http://127.0.0.1:${address.port}`])
    try {
      const answer = await fetch(`${proxy.url}/api/courses`)
      expect(await answer.text()).toBe('{}')
      expect(answer.headers.get('x-said')).toBe('yes')
      expect(answer.headers.get('connection')).toBe('keep-alive')
      expect(answer.headers.get('keep-alive')).toBeNull()
    } finally {
      await proxy.close()
      process.close()
      process.closeAllConnections()
    }
  })
})
