import { recordingLog } from '../../testing/recording-log.ts'
import { answerTusError, refusal } from './tus-errors.ts'

const full = Object.assign(new Error('No space left in the bucket'), { $metadata: { httpStatusCode: 507 } })

describe('an error of an upload', () => {
  it('is 503 when the storage is away or full, and the log says why', () => {
    const { log, lines } = recordingLog()
    expect(answerTusError({ log }, full, false)).toEqual(refusal(503, 'Service Unavailable'))
    expect(lines()).toEqual([expect.stringMatching(/"level":40.*No space left in the bucket \(507\)/)])
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
