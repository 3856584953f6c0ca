import { sql } from 'kysely'
import type { Database } from '../platform/db/database.ts'
import { openTestDatabase } from './test-database.ts'

/** An instant as somebody writes it, the zone of the connection it is read in, and the milliseconds since 1970. */
const instants: readonly [string, string, number][] = [
  ['2026-11-27 21:55:46.123456+00', 'UTC', Date.UTC(2026, 10, 27, 21, 55, 46, 123)],
  ['2026-11-27 21:55:46+00', 'UTC', Date.UTC(2026, 10, 27, 21, 55, 46)],
  ['2026-11-27 21:55:46.1+00', 'Europe/Berlin', Date.UTC(2026, 10, 27, 21, 55, 46, 100)],
  ['2026-07-01 00:00:00.999+02', 'America/St_Johns', Date.UTC(2026, 5, 30, 22, 0, 0, 999)],
  ['2026-03-29 01:30:00+00', 'Asia/Kolkata', Date.UTC(2026, 2, 29, 1, 30)],
  ['1931-05-06 00:00:00+00', 'UTC', Date.UTC(1931, 4, 6)],
]

/** What holds on every database: an instant is read as it was written, whatever zone the connection has. */
export const describeInstants = (): void => {
  describe('instants', () => {
    let database: Database
    beforeAll(async () => {
      database = await openTestDatabase()
    })
    afterAll(() => database.close())

    it.each(instants)('%s read in %s', async (written, zone, expected) => {
      const read = await database.db.transaction().execute(async (db) => {
        await sql`select set_config('TimeZone', ${zone}, true)`.execute(db)
        return sql<{ at: Date }>`select ${written}::timestamptz as at`.execute(db)
      })
      expect(read.rows[0]?.at.getTime()).toBe(expected)
    })
  })
}
