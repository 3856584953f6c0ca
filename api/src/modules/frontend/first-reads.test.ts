import { setTimeout as pause } from 'node:timers/promises'
import fastify, { type FastifyInstance } from 'fastify'
import { firstReadsOf, type FirstReads } from './first-reads.ts'

describe('what a page reads for its first screen', () => {
  let app: FastifyInstance
  let read: (paths: readonly string[]) => ReturnType<FirstReads>
  const asked: string[] = []
  beforeAll(() => {
    app = fastify({ genReqId: () => 'page-7' })
    app.get('/api/who', ({ headers, ip }) => ({
      ip,
      cookie: headers.cookie,
      host: headers.host,
      id: headers['x-request-id'],
    }))

    app.get('/api/refused', (_, reply) => reply.status(403).send({ code: 'forbidden' }))
    app.get('/api/text', () => 'plain')
    app.get('/api/large', () => ({ text: 'x'.repeat(300_000) }))
    app.get('/api/broken', () => {
      throw new Error('broken')
    })
    app.get('/api/late', async () => {
      await pause(1000)
      return {}
    })
    app.addHook('onRequest', (request, _, done) => {
      asked.push(request.url)
      done()
    })
    app.get('/page', async (request) => {
      const paths = (request.query as { of: string }).of.split(',').filter(Boolean)
      return firstReadsOf(app, request)(paths)
    })
    read = async (paths) => {
      const answer = await app.inject({
        url: `/page?of=${paths.join(',')}`,
        headers: { cookie: 'session_id=7', host: 'kurse.example', authorization: 'Bearer 8' },
        remoteAddress: '203.0.113.9',
      })
      return answer.json()
    }
  })
  afterAll(() => app.close())

  it('is read as the visitor: with their session, from where they are, under the id of the page', async () => {
    expect(await read(['/who'])).toEqual({
      '/api/who': { cookie: 'session_id=7', host: 'kurse.example', ip: '203.0.113.9', id: 'page-7' },
    })
  })

  it('leaves out what is refused, broken, large or no JSON', async () => {
    expect(Object.keys(await read(['/refused', '/broken', '/large', '/text', '/none', '/who']))).toEqual([
      '/api/who',
    ])
  })

  it('waits for nothing for long', async () => {
    const begun = performance.now()
    expect(Object.keys(await read(['/late', '/who']))).toEqual(['/api/who'])
    expect(performance.now() - begun).toBeLessThan(900)
  })

  it('asks for nothing where nothing is read', async () => {
    asked.length = 0
    expect(await read([])).toEqual({})
    expect(asked).toEqual(['/page?of='])
  })
})
