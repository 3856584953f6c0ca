import { recordingLog } from '../../testing/recording-log.ts'
import { hearQueue } from './hear-queue.ts'

const said = (lines: readonly string[]) =>
  lines
    .map((line) => JSON.parse(line) as { level: number; msg: string })
    .map(({ level, msg }) => [level, msg])

it('says once a minute that the queue waits for the database, and every other error', () => {
  const { log, lines } = recordingLog()
  let now = 0
  const hear = hearQueue(log, () => now)
  const away = { name: 'Error', message: 'Connection terminated unexpectedly' }
  for (now = 0; now < 60_000; now += 1000) hear(away)
  expect(said(lines())).toEqual([[40, 'the job queue waits for the database']])
  hear({ name: 'AggregateError', message: '', code: 'ECONNREFUSED' })
  expect(lines()).toHaveLength(2)
  hear({ name: 'Error', message: 'relation "jobs.job" does not exist' })
  hear({ name: 'Error', message: 'relation "jobs.job" does not exist' })
  expect(said(lines()).slice(2)).toEqual([
    [50, 'job queue'],
    [50, 'job queue'],
  ])
})
