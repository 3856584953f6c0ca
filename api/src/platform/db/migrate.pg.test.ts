import { setTimeout as wait } from 'node:timers/promises'
import { sql } from 'kysely'
import { openEmbedded, openPostgres, type Database } from './database.ts'
import { isMigrated, listMigrations, migrate } from './migrate.ts'

/** An empty database on the server the tests were given, and how to open it once more. */
const createDatabase = async () => {
  const server = process.env['TEST_DATABASE_URL'] ?? ''
  const name = `kursportal_migrate_${process.pid}_${Date.now().toString(36)}`
  const admin = await openPostgres(server, { poolSize: 1 })
  await sql`create database ${sql.id(name)}`.execute(admin.db)
  const url = new URL(server)
  url.pathname = `/${name}`
  return {
    open: () => openPostgres(url.href, { poolSize: 3 }),
    drop: async () => {
      await sql`drop database if exists ${sql.id(name)} with (force)`.execute(admin.db)
      await admin.close()
    },
  }
}

/** Whether the migration waits for a table. */
const waitsForTable = async ({ db }: Database): Promise<boolean> => {
  const { rows } =
    await sql`select from pg_locks where not granted and relation = 'remote_votes'::regclass`.execute(db)
  return rows.length > 0
}

/** Every column with its type, every constraint and index, as text. */
const shapeOf = async ({ db }: Database): Promise<string[]> => {
  const { rows } = await sql<{ line: string }>`
    select format('%s.%s %s %s %s %s', table_name, column_name, data_type, is_nullable, column_default,
      collation_name) as line
    from information_schema.columns where table_schema = 'public'
    union all
    select format('%s: %s', conrelid::regclass, pg_get_constraintdef(oid)) from pg_constraint
    where connamespace = 'public'::regnamespace and contype <> 'n'
    union all
    select indexdef from pg_indexes where schemaname = 'public'
    order by 1`.execute(db)
  return rows.map(({ line }) => line)
}

describe('migrating', () => {
  it('brings an empty database to the newest, safely when several processes start at once, and alike on both', async () => {
    const all = await listMigrations()
    const created = await createDatabase()
    const processes = await Promise.all([created.open(), created.open(), created.open()])
    const embedded = await openEmbedded({})
    try {
      const ran = await Promise.all(processes.map(migrate))
      // One of them did everything, the others waited and found nothing to do.
      expect(ran.toSorted((a, b) => b.length - a.length)).toEqual([all, [], []])
      const [first] = processes
      if (!first) throw new Error('no database')
      expect(await isMigrated(first)).toBe(true)
      expect(await migrate(first)).toEqual([])

      expect(await migrate(embedded)).toEqual(all)
      expect(await migrate(embedded)).toEqual([])
      expect(await shapeOf(embedded)).toEqual(await shapeOf(first))
    } finally {
      await embedded.close()
      for (const one of processes) await one.close()
      await created.drop()
    }
  }, 120_000)

  it('leaves nothing of a migration that fails, and goes on with it next time', async () => {
    const created = await createDatabase()
    const database = await created.open()
    try {
      await migrate(database)
      // As if the first one had not run: what it makes is there already, so it fails.
      await sql`delete from migrations where name = '0001_people'`.execute(database.db)
      const before = await shapeOf(database)
      await expect(migrate(database)).rejects.toThrow('already exists')
      expect(await shapeOf(database)).toEqual(before)
      expect(await isMigrated(database)).toBe(false)
    } finally {
      await database.close()
      await created.drop()
    }
  }, 120_000)

  it('gives way to whoever asks for a table that is in use, and goes on once it is free', async () => {
    const created = await createDatabase()
    const database = await created.open()
    try {
      await migrate(database)
      // As if the last one had not run.
      await database.script(`alter table remote_votes drop column shell;
        delete from migrations where name = '0695_remote_votes_shell'`)
      let migrating: Promise<string[]> | undefined
      await database.db.transaction().execute(async (long) => {
        await sql`select from remote_votes`.execute(long)
        migrating = migrate(database)
        while (!(await waitsForTable(database))) await wait(50)
        // Whoever comes after the migration waits behind it, but not for as long as the transaction takes.
        await sql`select from remote_votes`.execute(database.db)
        expect(await isMigrated(database)).toBe(false)
      })
      expect(await migrating).toEqual(['0695_remote_votes_shell'])
    } finally {
      await database.close()
      await created.drop()
    }
  }, 120_000)
})
