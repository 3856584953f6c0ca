import { sql } from 'kysely'
import { ConfigError } from '../config.ts'
import { openPostgres } from './database.ts'
import { reachPostgres } from './reach-postgres.ts'

const url = process.env['TEST_DATABASE_URL'] ?? ''
const reach = (databaseDirectUrl: string, databaseUrl = url) =>
  reachPostgres({ databasePool: 2, databaseDirectUrl }, databaseUrl, { say: () => undefined })

/** Its address with something else in it. */
const urlWith = (change: Partial<URL>): string => Object.assign(new URL(url), change).href

describe('a database with an address past its pooler', () => {
  it('is opened where both lead to it', async () => {
    const database = await reach(urlWith({ search: '?application_name=direct' }))
    await database.close()
  })

  it.each([
    ['DATABASE_URL', url, urlWith({ port: '1' })],
    ['DATABASE_DIRECT_URL', urlWith({ port: '1', password: 'geheim' }), url],
  ])('names %s where that one does not lead to it', async (setting, direct, pooled) => {
    const error = await reach(direct, pooled).catch((reason: unknown) => reason)
    expect(error).toBeInstanceOf(ConfigError)
    expect(String(error)).toContain(`Check ${setting} and that the server runs.`)
    expect(String(error)).not.toContain('geheim')
  })

  it('is refused where one leads to another database', async () => {
    const admin = await openPostgres(url, { poolSize: 1 })
    const other = `other_${process.pid}`
    try {
      await sql`create database ${sql.id(other)}`.execute(admin.db)
      await expect(reach(urlWith({ pathname: `/${other}` }))).rejects.toThrow(
        `DATABASE_DIRECT_URL to ${other}: both are addresses of the same one.`,
      )
    } finally {
      await sql`drop database if exists ${sql.id(other)} with (force)`.execute(admin.db)
      await admin.close()
    }
  })
})
