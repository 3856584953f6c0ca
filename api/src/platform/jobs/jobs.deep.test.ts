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
      retries: 1,
      run: () => {
        begun.resolve()
        return ended.promise
      },
    })
    await killed.send(database.db, 'media.process', { asset_id: 'a' })
    await begun.promise

    const next = await openJobs(database, log)
    const taken = Promise.withResolvers<{ asset_id: string; isLastTry: boolean }>()
    await next.work({
      ...worker,
      retries: 1,
      run: async (data, { isLastTry }) => taken.resolve({ ...data, isLastTry }),
    })
    expect(await taken.promise).toEqual({ asset_id: 'a', isLastTry: true })
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

  it('gives a job that a stopping process was doing to the next one, and counts no try', async () => {
    const first = await openJobs(database, log)
    const begun = Promise.withResolvers<void>()
    await first.work({
      ...worker,
      retries: 1,
      run: (_data, { signal }) => {
        begun.resolve()
        return new Promise((_resolve, reject) =>
          signal.addEventListener('abort', () => reject(new Error('stopped'))),
        )
      },
    })
    await first.send(
      database.db,
      'media.process',
      { asset_id: 'stopped' },
      { urgent: true, singletonKey: 'one' },
    )
    await begun.promise
    await first.rest()
    await first.stop()
    const { rows } = await sql`
      select priority, singleton_key from jobs.job where state = 'created'`.execute(database.db)
    expect(rows).toEqual([{ priority: 10, singleton_key: 'one' }])
    const next = await openJobs(database, log)
    const taken = Promise.withResolvers<{ asset_id: string; isLastTry: boolean }>()
    await next.work({
      ...worker,
      retries: 1,
      run: async (data, { isLastTry }) => taken.resolve({ ...data, isLastTry }),
    })
    expect(await taken.promise).toEqual({ asset_id: 'stopped', isLastTry: false })
    await next.stop()
  })

  it('says once the last try has failed, and leaves to others what is not its role', async () => {
    const jobs = await openJobs(database, log)
    const lost = Promise.withResolvers<string>()
    await jobs.work({
      ...worker,
      retries: 0,
      run: () => Promise.reject(new Error('never works')),
      gaveUp: async ({ asset_id }) => lost.resolve(asset_id),
    })
    await jobs.send(database.db, 'media.process', { asset_id: 'hopeless' })
    expect(await lost.promise).toBe('hopeless')
    await jobs.stop()

    const web = await openJobs(database, log, { does: () => false })
    await web.work({ ...worker, run: () => Promise.reject(new Error('not here')) })
    await web.send(database.db, 'media.process', { asset_id: 'elsewhere' })
    await web.stop()
    const other = await openJobs(database, log)
    const taken = Promise.withResolvers<string>()
    await other.work({ ...worker, run: async ({ asset_id }) => taken.resolve(asset_id) })
    expect(await taken.promise).toBe('elsewhere')
    await other.stop()
  })

  it('does what somebody waits for before everything else', async () => {
    const sender = await openJobs(database, log, { does: () => false })
    await sender.work({ ...worker, run: () => Promise.resolve() })
    for (const asset_id of ['digest-1', 'digest-2'])
      await sender.send(database.db, 'media.process', { asset_id })
    await sender.send(database.db, 'media.process', { asset_id: 'code' }, { urgent: true })
    await sender.stop()
    const jobs = await openJobs(database, log)
    const order: string[] = []
    const all = Promise.withResolvers<void>()
    await jobs.work({
      ...worker,
      run: async ({ asset_id }) => {
        if (order.push(asset_id) === 3) all.resolve()
      },
    })
    await all.promise
    expect(order).toEqual(['code', 'digest-1', 'digest-2'])
    await jobs.stop()
  })

  it('rests and stops in the end also when a job does not heed it, which then is for the next one', async () => {
    const jobs = await openJobs(database, log)
    const begun = Promise.withResolvers<void>()
    const ended = Promise.withResolvers<void>()
    await jobs.work({
      ...worker,
      run: () => {
        begun.resolve()
        return ended.promise
      },
    })
    await jobs.send(database.db, 'media.process', { asset_id: 'hangs' }, { urgent: true })
    await begun.promise
    const before = Date.now()
    await jobs.rest()
    await jobs.stop()
    expect(Date.now() - before).toBeLessThan(20_000)
    const { rows } = await sql`
      select state from jobs.job where name = 'media.process' and data->>'asset_id' = 'hangs'`.execute(
      database.db,
    )
    expect(rows).toEqual([{ state: 'retry' }])
    ended.resolve()
  }, 60_000)
})
