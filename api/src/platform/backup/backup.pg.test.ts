import { randomBytes } from 'node:crypto'
import { existsSync } from 'node:fs'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { sql } from 'kysely'
import { pino } from 'pino'
import { addPerson } from '../../seed/scenarios/people.ts'
import { readConfig, type Config } from '../config.ts'
import { inTransaction } from '../context.ts'
import { openPostgres, type Database } from '../db/database.ts'
import { registerMailJobs } from '../mail/mail.jobs.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { openServices } from '../services.ts'
import { backUp } from './back-up.ts'
import { lastBackup } from './last-backup.ts'
import { restore } from './restore.ts'

const log = pino({ level: 'silent' })
const KURSPORTAL_SECRET = 'a secret of this test, thirty-two characters or more'

/** Every row of every table as text, so that two databases can be laid beside each other. */
const contentsOf = async ({ db }: Database): Promise<Record<string, string[]>> => {
  const { rows: tables } = await sql<{ name: string }>`
    select tablename as name from pg_tables where schemaname = 'public' order by 1`.execute(db)
  const contents: Record<string, string[]> = {}
  for (const { name } of tables) {
    const { rows } = await sql<{ row: string }>`
      select entry::text as row from ${sql.table(name)} as entry order by 1`.execute(db)
    contents[name] = rows.map(({ row }) => row)
  }
  return contents
}

describe('a backup of a platform on PostgreSQL', () => {
  const server = process.env['TEST_DATABASE_URL'] ?? ''
  const names = ['first', 'second', 'third'].map((name) => `backup_${name}_${randomBytes(4).toString('hex')}`)
  const [first = '', second = '', third = ''] = names
  let root: string
  const urlOf = (database: string): string => {
    const url = new URL(server)
    url.pathname = `/${database}`
    return url.href
  }
  const configOf = (database: string): Config =>
    readConfig({
      NODE_ENV: 'test',
      KURSPORTAL_DATA_DIR: join(root, database),
      KURSPORTAL_LOG: 'silent',
      DATABASE_URL: urlOf(database),
      KURSPORTAL_SINGLE_PROCESS: '1',
      KURSPORTAL_SECRET,
    })
  const onServer = async (command: (name: string) => string): Promise<void> => {
    const database = await openPostgres(server, { poolSize: 1 })
    for (const name of names) await sql.raw(command(name)).execute(database.db)
    await database.close()
  }
  const read = async <T>(database: string, ask: (opened: Database) => Promise<T>): Promise<T> => {
    const opened = await openPostgres(urlOf(database), { poolSize: 1 })
    const answer = await ask(opened)
    await opened.close()
    return answer
  }
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'kursportal-backup-'))
    await onServer((name) => `create database ${name}`)
  })
  afterAll(async () => {
    await onServer((name) => `drop database ${name} with (force)`)
    await rm(root, { recursive: true, force: true })
  })

  it('is made while the platform goes on, and comes back row by row and file by file', async () => {
    const services = await openServices(configOf(first), log, { isCommand: true })
    await registerMailJobs(services)
    await inTransaction(services, async (context) => {
      for (const name of ['anna', 'bert', 'ülkü'])
        await addPerson(context, { email: `${name}@beispiel.de`, first_name: name })
      await queueMail(context, { to: 'anna@beispiel.de', subject: 'A', html: 'A', text: 'A' })
    })
    await services.storage.put('a/b.txt', Buffer.from('Guten Tag'))
    const before = await contentsOf(services.database)
    const to = join(root, 'backup')
    const manifest = await backUp(configOf(first), to)
    expect(manifest).toMatchObject({ kind: 'postgres', files: 1, rows: { users: 3, mails: 1 } })
    expect(await lastBackup(services.database.db)).toBe(manifest.made_at)
    // What comes afterwards is not in it.
    await inTransaction(services, (context) => addPerson(context, { email: 'spaet@beispiel.de' }))
    await services.close()

    expect((await restore(configOf(second), to, false)).differences).toEqual([])
    expect(await read(second, contentsOf)).toEqual(before)
    const restored = await openServices(configOf(second), log, { isCommand: true })
    const file = await restored.storage.get('a/b.txt')
    expect(file && (await text(file.stream))).toBe('Guten Tag')
    await restored.close()
    await expect(restore(configOf(second), to, false)).rejects.toThrow('is not empty')
  }, 120_000)

  it('is refused with another secret, and where it was cut off nothing is left behind', async () => {
    const to = join(root, 'backup')
    const stranger = { ...configOf(third), secret: 'another secret of thirty-two characters or more' }
    await expect(restore(stranger, to, false)).rejects.toThrow('not the one of the backup')
    const dump = await readFile(join(to, 'database.dump'))
    const torn = join(root, 'torn')
    await cp(to, torn, { recursive: true })
    await writeFile(join(torn, 'database.dump'), dump.subarray(0, dump.length / 2))
    await expect(restore(configOf(third), torn, false)).rejects.toThrow('pg_restore failed')
    const left = await read(third, ({ db }) =>
      sql`select 1 from pg_tables where schemaname = 'public'`.execute(db),
    )
    expect(left.rows).toEqual([])
  }, 120_000)

  it('counts what it has, also while people go on writing', async () => {
    const services = await openServices(configOf(first), log, { isCommand: true })
    const to = join(root, 'backup-of-a-busy-one')
    const made = new AbortController()
    const writing = (async () => {
      for (let person = 0; !made.signal.aborted; person += 1)
        await inTransaction(services, (context) => addPerson(context, { email: `busy${person}@beispiel.de` }))
    })()
    await backUp(configOf(first), to).finally(() => made.abort())
    await writing
    await services.close()
    expect((await restore(configOf(third), to, false)).differences).toEqual([])
  }, 120_000)

  it('is not made of a database in which there is no platform', async () => {
    const empty = `backup_empty_${randomBytes(4).toString('hex')}`
    names.push(empty)
    await read('postgres', ({ db }) => sql.raw(`create database ${empty}`).execute(db))
    await expect(backUp(configOf(empty), join(root, 'of-nothing'))).rejects.toThrow(
      'no platform in this database',
    )
    expect(['of-nothing', 'of-nothing.part'].filter((name) => existsSync(join(root, name)))).toEqual([])
  }, 120_000)
})
