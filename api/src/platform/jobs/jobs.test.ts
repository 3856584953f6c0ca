import { sql } from 'kysely'
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

  it('takes a job as soon as it is committed, not when it next looks', async () => {
    const jobs = await openJobs(database, log)
    const waiting = new Map<string, () => void>()
    await jobs.work({
      ...worker,
      run: ({ asset_id }) => Promise.resolve(waiting.get(asset_id)?.()),
    })
    const begun = Date.now()
    // Each is sent after the one before it was done, when the worker waits again.
    for (const asset_id of ['b', 'c', 'd', 'e', 'f', 'g', 'h', 'i']) {
      const done = new Promise<void>((resolve) => void waiting.set(asset_id, resolve))
      await database.db
        .transaction()
        .execute((transaction) => jobs.send(transaction, 'media.process', { asset_id }))
      await done
    }
    expect(Date.now() - begun).toBeLessThan(10_000)
    await jobs.stop()
  })

  it('changes a queue that an older version made', async () => {
    await sql`update jobs.queue set notify = false, retry_limit = 0 where name = 'media.process'`.execute(
      database.db,
    )
    const jobs = await openJobs(database, log)
    await jobs.work({ ...worker, run: () => Promise.resolve() })
    const { rows } = await sql`
      select notify, retry_limit from jobs.queue where name = 'media.process'`.execute(database.db)
    expect(rows).toEqual([{ notify: true, retry_limit: 3 }])
    await jobs.stop()
  })
})
