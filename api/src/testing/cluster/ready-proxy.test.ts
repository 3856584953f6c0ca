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

  it('asks nobody who is not ready while another one is, and all of them while none is', async () => {
    const ready = new Map([
      ['a', true],
      ['b', false],
    ])
    const processes = [...ready.keys()].map((name) =>
      createServer((request, response) => {
        response.writeHead(request.url === '/api/ready' && !ready.get(name) ? 503 : 200).end(name)
      }).listen(0, '127.0.0.1'),
    )
    const urls = await Promise.all(
      processes.map(async (process) => {
        await once(process, 'listening')
        const address = process.address()
        if (address === null || typeof address === 'string') throw new Error('no port')
        return `http://127.0.0.1:${address.port}`
      }),
    )
    const askTwice = async () => {
      const proxy = await openReadyProxy(urls)
      const answers = [await fetch(proxy.url), await fetch(proxy.url)]
      const names = await Promise.all(answers.map((answer) => answer.text()))
      await proxy.close()
      return names.toSorted()
    }
    try {
      expect(await askTwice()).toEqual(['a', 'a'])
      ready.set('a', false)
      expect(await askTwice()).toEqual(['a', 'b'])
    } finally {
      for (const process of processes) {
        process.close()
        process.closeAllConnections()
      }
    }
  })
})
