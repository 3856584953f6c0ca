import { sql } from 'kysely'
import { openTestDatabase } from '../../testing/test-database.ts'
import { waitUntil } from '../../testing/wait-until.ts'
import type { Database } from './database.ts'
import { openPostgresLocks, type SharedLocks } from './shared-locks.ts'

describe('locks that processes share', () => {
  let database: Database
  let here: SharedLocks
  let there: SharedLocks
  beforeAll(async () => {
    database = await openTestDatabase()
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(database.db)
    const url = new URL(process.env['TEST_DATABASE_URL'] ?? '')
    url.pathname = `/${rows[0]?.name}`
    here = openPostgresLocks({ connectionString: url.href })
    there = openPostgresLocks({ connectionString: url.href })
  })
  afterAll(async () => {
    await here.close()
    await there.close()
    await database.close()
  })

  it('are one process’s at a time, and one request’s of that process', async () => {
    const letGo = await here.take('upload 1')
    expect(letGo).not.toBeNull()
    expect(await here.take('upload 1')).toBeNull()
    expect(await there.take('upload 1')).toBeNull()
    const other = await there.take('upload 2')
    expect(other).not.toBeNull()
    await letGo?.()
    const next = await there.take('upload 1')
    expect(next).not.toBeNull()
    await next?.()
    await other?.()
  })

  it('are free once the connection that held them is lost, which whoever held them hears', async () => {
    let lost = 0
    await here.take('upload 3', () => (lost += 1))
    await sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where application_name = 'kursportal locks' and datname = current_database()`.execute(database.db)
    const taken = await waitUntil(() =>
      there
        .take('upload 3')
        .catch(() => undefined)
        .then((one) => one ?? undefined),
    )
    await waitUntil(() => Promise.resolve(lost === 1))
    await taken()
    const again = await here.take('upload 3')
    expect(again).not.toBeNull()
    await again?.()
  })
})
