import { recordingLog } from '../../testing/recording-log.ts'
import { answerTusError, refusal } from './tus-errors.ts'

const bucketSays = (name: string, httpStatusCode: number) =>
  Object.assign(new Error(name), { name, $metadata: { httpStatusCode } })

describe('an error of an upload', () => {
  it.each([
    ['InternalError', 500],
    ['XMinioStorageFull', 507],
    ['XMinioAdminBucketQuotaExceeded', 400],
    ['QuotaExceeded', 403],
  ])('is 503 when the bucket says %s (%i), and the log says why', (name, status) => {
    const { log, lines } = recordingLog()
    expect(answerTusError({ log }, bucketSays(name, status), false)).toEqual(
      refusal(503, 'Service Unavailable'),
    )
    expect(lines()).toEqual([expect.stringMatching(`"level":40.*${name} \\(${status}\\)`)])
  })

  it('is 500 when nobody foresaw it, and says nothing of the reason to who sends', () => {
    const { log, lines } = recordingLog()
    expect(answerTusError({ log }, new Error('the table is gone'), false)).toEqual(
      refusal(500, 'Internal Server Error'),
    )
    expect(lines()).toEqual([expect.stringMatching(/"level":50.*the table is gone/)])
  })

  it('is not told of when who sends broke off, nor when it is a refusal', () => {
    const { log, lines } = recordingLog()
    const gone = Object.assign(new Error('aborted'), { code: 'ECONNRESET' })
    expect(answerTusError({ log }, gone, true)).toEqual(refusal(503, 'Service Unavailable'))
    expect(answerTusError({ log }, refusal(410, 'Gone'), false)).toBeUndefined()
    expect(lines()).toEqual([])
  })
})
