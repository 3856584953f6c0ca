import { sql } from 'kysely'
import { readConnections } from './connections.ts'
import { openPostgres, type Database } from './database.ts'

describe('connections of a PostgreSQL server that others share', () => {
  let admin: Database
  let ordinary: Database
  beforeAll(async () => {
    const url = new URL(process.env['TEST_DATABASE_URL'] ?? '')
    admin = await openPostgres(url.href, { poolSize: 6 })
    await sql`create role connections_reader login password 'reads'`.execute(admin.db)
    url.username = 'connections_reader'
    url.password = 'reads'
    ordinary = await openPostgres(url.href, { poolSize: 1 })
  })
  afterAll(async () => {
    await ordinary.close()
    await sql`drop role connections_reader`.execute(admin.db)
    await admin.close()
  })

  it('are counted by a role that may not look at them', async () => {
    const held = Promise.all(Array.from({ length: 6 }, () => sql`select pg_sleep(0.5)`.execute(admin.db)))
    await sql`select pg_sleep(0.2)`.execute(ordinary.db)
    const { allowed, taken } = await readConnections(ordinary)
    expect(taken).toBeGreaterThan(6)
    expect(allowed).toBeGreaterThan(taken)
    await held
  })
})
