import Fastify, { type FastifyBaseLogger } from 'fastify'
import { recordingLog } from '../../testing/recording-log.ts'
import { RequestLog } from './request-log.ts'

/** What the log has after these addresses were asked for. */
const loggedAfter = async (urls: string[], options?: ConstructorParameters<typeof RequestLog>[0]) => {
  const { log, lines } = recordingLog('info')
  const loggerInstance: FastifyBaseLogger = log
  const app = Fastify({ loggerInstance, genReqId: () => 'the-id', logController: new RequestLog(options) })
  for (const path of ['/api/course', '/access/7', '/api/ready', '/api/health', '/api/metrics'])
    app.get(path, (_request, reply) => reply.status(path === '/api/course' ? 200 : 503).send())
  for (const url of urls) await app.inject(url)
  await app.close()
  return lines().map((line): unknown => JSON.parse(line))
}

describe('the log of requests', () => {
  it('has one line for each, when it has been answered, without who asked and what was searched for', async () => {
    const lines = await loggedAfter(['/api/course?course_id=7&search=Erika', '/access/7?draft=eyJ.abc'])
    const common = { level: 30, time: expect.any(Number), pid: process.pid, hostname: expect.any(String) }
    const answered = { ...common, reqId: 'the-id', method: 'GET', ms: expect.any(Number), msg: 'answered' }
    expect(lines).toEqual([
      { ...answered, url: '/api/course?course_id=7&search=[hidden]', status: 200 },
      { ...answered, url: '/access/7?draft=[hidden]', status: 503 },
    ])
  })

  it('leaves out what machines ask every few seconds', async () => {
    expect(await loggedAfter(['/api/health', '/api/ready', '/api/metrics'])).toEqual([])
  })

  it('is not kept where it is not wanted', async () => {
    expect(await loggedAfter(['/api/course'], { disableRequestLogging: true })).toEqual([])
  })
})
