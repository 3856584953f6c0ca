import Fastify, { type FastifyBaseLogger } from 'fastify'
import { recordingLog } from '../../testing/recording-log.ts'
import { registerErrorHandler } from './error-handler.ts'

/** What is answered and logged when a call throws this. */
const whatFollows = async (error: Error) => {
  const { log, lines } = recordingLog()
  const loggerInstance: FastifyBaseLogger = log
  const app = Fastify({ loggerInstance, genReqId: () => 'the-id' })
  registerErrorHandler(app)
  app.get('/', () => {
    throw error
  })
  const answer = await app.inject('/')
  await app.close()
  return { answer, lines: lines() }
}

describe('what nobody foresaw', () => {
  it('answers with the id under which the log has it, and with nothing of the reason', async () => {
    const { answer, lines } = await whatFollows(new Error('the table is gone'))
    expect(answer.statusCode).toBe(500)
    expect(answer.json()).toEqual({
      status: 500,
      code: 'internal_error',
      message: 'Internal Server Error',
      details: { request_id: 'the-id' },
    })
    expect(lines).toEqual([expect.stringMatching(/"level":50.*"reqId":"the-id".*the table is gone/)])
  })
})

describe('what is away for the moment', () => {
  it('is asked for again soon, and the log says what was wrong', async () => {
    const error = Object.assign(new Error('could not extend file: No space left on device'), {
      code: '53100',
    })
    const { answer, lines } = await whatFollows(error)
    expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '2'])
    expect(answer.json()).not.toHaveProperty('details')
    expect(lines).toEqual([
      expect.stringMatching(
        /"level":40.*"reqId":"the-id".*"reason":"could not extend file.*"msg":"unavailable"/,
      ),
    ])
  })
})
