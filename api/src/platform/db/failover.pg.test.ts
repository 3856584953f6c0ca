import { sql } from 'kysely'
import { pino } from 'pino'
import { emptyStorage } from '../../testing/empty-storage.ts'
import { startPostgres } from '../../testing/postgres-server.ts'
import { openStallingProxy } from '../../testing/stalling-proxy.ts'
import { waitUntil } from '../../testing/wait-until.ts'
import { openJobs } from '../jobs/jobs.ts'
import { openReadiness } from '../readiness.ts'
import { openPostgres } from './database.ts'

const log = pino({ level: 'silent' })
describe('a database whose address another server takes over, without a word on what was open', () => {
  const closers: (() => Promise<unknown> | void)[] = []
  afterAll(async () => {
    for (const close of closers.toReversed()) await close()
  })

  it('is asked on new connections at once: queries, events, locks and jobs go on, and nothing is lost', async () => {
    const first = await startPostgres({ durable: true })
    closers.push(first.stop)
    const url = new URL(first.url)
    const address = await openStallingProxy({ host: url.hostname, port: Number(url.port) })
    closers.push(address.close)
    url.port = String(address.port)
    const database = await openPostgres(url.href, { poolSize: 4 })
    closers.push(database.close)
    const readiness = openReadiness(
      { database, storage: emptyStorage, log },
      { remoteStorage: false, lookEvery: 100 },
    )
    closers.push(readiness.close)
    const jobs = await openJobs(database, log)
    closers.push(jobs.stop)
    let done = 0
    await jobs.work({
      name: 'platform.add-up-tallies',
      concurrency: 1,
      retries: 0,
      lostAfterSeconds: 10,
      run: () => Promise.resolve(void (done += 1)),
    })
    const heard: string[] = []
    closers.push(await database.listen('told', (payload) => heard.push(payload)))
    let lost = 0
    await database.locks.take('upload', () => (lost += 1))
    await sql`create table kept as select 0 as n`.execute(database.db)

    const standby = await first.addStandby()
    closers.push(standby.stop)
    await Promise.all([1, 2, 3].map((n) => sql`insert into kept values (${n})`.execute(database.db)))
    address.moveTo(Number(new URL(standby.url).port))
    await first.crash()
    await standby.promote()
    const movedAt = Date.now()
    const inPool = await Promise.allSettled(
      [4, 5, 6].map((n) => sql`insert into kept values (${n})`.execute(database.db)),
    )
    expect(inPool.map(({ status }) => status)).toContain('rejected')
    await waitUntil(() =>
      sql`insert into kept values (7)`.execute(database.db).then(
        () => true,
        () => false,
      ),
    )
    expect(Date.now() - movedAt).toBeLessThan(10_000)
    expect(readiness.hindrances()).toEqual([])
    const { rows } = await sql<{ n: number }>`select n from kept where n < 4 order by n`.execute(database.db)
    expect(rows.map(({ n }) => n)).toEqual([0, 1, 2, 3])

    await waitUntil(() => Promise.resolve(lost === 1))
    await waitUntil(async () => (await database.locks.take('upload').catch(() => null)) !== null)
    await waitUntil(async () => {
      await sql`select pg_notify('told', 'again')`.execute(database.db)
      return heard.includes('again')
    })
    await jobs.send(database.db, 'platform.add-up-tallies', {})
    await waitUntil(() => Promise.resolve(done === 1))
  }, 60_000)

  it('is heard also where it was asked before it was promoted', async () => {
    const first = await startPostgres({ durable: true })
    closers.push(first.stop)
    const url = new URL(first.url)
    const address = await openStallingProxy({ host: url.hostname, port: Number(url.port) })
    closers.push(address.close)
    url.port = String(address.port)
    const database = await openPostgres(url.href, { poolSize: 1 })
    closers.push(database.close)
    const heard: string[] = []
    closers.push(await database.listen('told', (payload) => heard.push(payload)))

    const standby = await first.addStandby()
    closers.push(standby.stop)
    address.moveTo(Number(new URL(standby.url).port))
    await first.crash()
    const before = address.opened()
    database.dropConnections()
    // A server in recovery takes the connection and refuses to listen on it.
    await waitUntil(() => Promise.resolve(address.opened() >= before + 2), { seconds: 15 })
    expect(database.isListening()).toBe(false)
    await standby.promote()
    await waitUntil(() => Promise.resolve(database.isListening()), { seconds: 15 })
    await sql`select pg_notify('told', 'again')`.execute(database.db)
    await waitUntil(() => Promise.resolve(heard.includes('again')), { seconds: 15 })
  }, 60_000)
})
