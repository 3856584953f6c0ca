import { Writable } from 'node:stream'
import Fastify, { type FastifyBaseLogger } from 'fastify'
import { pino } from 'pino'
import { registerErrorHandler } from './error-handler.ts'

describe('what nobody foresaw', () => {
  it('answers with the id under which the log has it, and with nothing of the reason', async () => {
    const lines: string[] = []
    const stream = new Writable({
      write: (chunk: Buffer, _encoding, done) => {
        lines.push(chunk.toString())
        done()
      },
    })
    const loggerInstance: FastifyBaseLogger = pino({ level: 'error' }, stream)
    const app = Fastify({ loggerInstance, genReqId: () => 'the-id' })
    registerErrorHandler(app)
    app.get('/', () => {
      throw new Error('the table is gone')
    })
    const answer = await app.inject('/')
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual({
      status: 500,
      code: 'internal_error',
      message: 'Internal Server Error',
      details: { request_id: 'the-id' },
    })
    expect(lines).toEqual([expect.stringMatching(/"reqId":"the-id".*the table is gone/)])
    await app.close()
  })
})
