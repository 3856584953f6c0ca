import { readdir, readFile } from 'node:fs/promises'
import { sql } from 'kysely'
import { codeOf } from '../errors.ts'
import type { Database } from './database.ts'

const folder = new URL('migrations/', import.meta.url)
const fileName = /^(\d{4}_[a-z0-9_]+)\.sql$/

/** The names of all migrations in the order they run. */
export const listMigrations = async (): Promise<string[]> => {
  const names = (await readdir(folder)).map((file) => fileName.exec(file)?.[1])
  return names.filter((name) => name !== undefined).sort()
}

/**
 * Brings the database to the newest schema: each migration that has not run yet, in order, in one transaction with
 * the note that it ran. Safe to start twice at once: the second waits and finds nothing to do.
 * @returns the names of the migrations that ran
 */
export const migrate = (database: Database): Promise<string[]> =>
  database.exclusively(async () => {
    await database.script(
      'create table if not exists migrations (name text primary key, ran_at timestamptz not null default now())',
    )
    const done = await appliedMigrations(database)
    const ran: string[] = []
    for (const name of await listMigrations()) {
      if (done.has(name)) continue
      const statements = await readFile(new URL(`${name}.sql`, folder), 'utf8')
      await patiently(() =>
        database.script(`${LIMITS}${statements}\ninsert into migrations (name) values ('${name}');`),
      )
      ran.push(name)
    }
    return ran
  })

/**
 * A migration that waits for a table holds up everybody who comes after it. It gives way after a few seconds and tries
 * again, so that a long transaction delays the migration and not the platform. What it has taken it keeps until its end:
 * a statement that would go on for ever fails, with nothing done.
 */
const LIMITS = "set local lock_timeout = '4s'; set local statement_timeout = '30min';\n"
const LOCK_NOT_AVAILABLE = '55P03'
const TRIES = 10

const patiently = async (run: () => Promise<void>): Promise<void> => {
  for (let left = TRIES; ; left--) {
    try {
      return await run()
    } catch (error) {
      if (left === 1 || codeOf(error) !== LOCK_NOT_AVAILABLE) throw error
    }
  }
}

/** Whether every migration has run; for readiness. */
export const isMigrated = async (database: Database): Promise<boolean> => {
  const done = await appliedMigrations(database)
  return (await listMigrations()).every((name) => done.has(name))
}

const appliedMigrations = async (database: Database): Promise<Set<string>> => {
  const { rows } = await sql<{ name: string }>`select name from migrations`.execute(database.db)
  return new Set(rows.map((row) => row.name))
}
