import { pino } from 'pino'
import { openEmbedded, type Database } from '../db/database.ts'
import { openJobs } from './jobs.ts'

describe('jobs', () => {
  let database: Database
  beforeAll(async () => {
    database = await openEmbedded({})
  })
  afterAll(() => database.close())
  const log = pino({ level: 'silent' })
  const worker = { name: 'media.process', concurrency: 1, retries: 3, lostAfterSeconds: 60 } as const

  it('takes over at once what a killed process was doing', async () => {
    const killed = await openJobs(database, log)
    const begun = Promise.withResolvers<void>()
    const ended = Promise.withResolvers<void>()
    await killed.work({
      ...worker,
      run: () => {
        begun.resolve()
        return ended.promise
      },
    })
    await killed.send(database.db, 'media.process', { asset_id: 'a' })
    await begun.promise

    const next = await openJobs(database, log)
    const taken = Promise.withResolvers<{ asset_id: string; attempt: number }>()
    await next.work({
      ...worker,
      run: async (data, { attempt }) => taken.resolve({ ...data, attempt }),
    })
    expect(await taken.promise).toEqual({ asset_id: 'a', attempt: 1 })
    ended.resolve()
    await killed.stop()
    await next.stop()
  })
})
