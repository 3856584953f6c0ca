import { sql } from 'kysely'
import { pino } from 'pino'
import { emptyStorage } from '../testing/empty-storage.ts'
import { openStallingProxy, type StallingProxy } from '../testing/stalling-proxy.ts'
import { waitUntil } from '../testing/wait-until.ts'
import { openPostgres, type Database } from './db/database.ts'
import { messageOf } from './errors.ts'
import { openReadiness, type Readiness } from './readiness.ts'

describe('a database that hangs', () => {
  let proxy: StallingProxy
  let database: Database
  let readiness: Readiness
  beforeAll(async () => {
    const url = new URL(process.env['TEST_DATABASE_URL'] ?? '')
    proxy = await openStallingProxy({ host: url.hostname, port: Number(url.port) })
    url.port = String(proxy.port)
    database = await openPostgres(url.href, { poolSize: 2 })
    readiness = openReadiness(
      { database, storage: emptyStorage, log: pino({ level: 'silent' }) },
      { remoteStorage: false, lookEvery: 100 },
    )
  })
  afterAll(async () => {
    readiness.close()
    await proxy.close()
    await database.close()
  })

  it('is noticed within two seconds, what waits for it fails instead of hanging, and it comes back by itself', async () => {
    const answers = () =>
      sql`select 1`.execute(database.db).then(
        () => true,
        () => false,
      )
    // A machine that is busy may need longer than a look for the first connection.
    await waitUntil(async () => (await answers()) && readiness.hindrances().length === 0)
    const stalledAt = Date.now()
    proxy.stall()
    const hanging = sql`select 2`.execute(database.db).then(
      () => 'answered',
      (error: unknown) => messageOf(error),
    )
    await waitUntil(async () => readiness.hindrances().length > 0)
    expect(readiness.hindrances()).toEqual(['database'])
    expect(Date.now() - stalledAt).toBeLessThan(2_000)
    expect(readiness.isDatabaseAway()).toBe(false)
    await waitUntil(async () => readiness.isDatabaseAway())
    expect(await hanging).toMatch(/Connection terminated/)
    await proxy.goOn()
    await waitUntil(async () => readiness.hindrances().length === 0)
    expect((await sql<{ n: number }>`select 3 as n`.execute(database.db)).rows).toEqual([{ n: 3 }])
  }, 30_000)
})
