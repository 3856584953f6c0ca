import { existsSync } from 'node:fs'
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'kysely'
import { pino } from 'pino'
import { buildApp } from '../../app.ts'
import { waitUntil } from '../../testing/wait-until.ts'
import { readConfig } from '../config.ts'
import { inTransaction } from '../context.ts'
import { newId } from '../ids.ts'
import { queueMail } from '../mail/queue-mail.ts'
import { openServices } from '../services.ts'
import { forgetCopy, markCopy } from './copy-mark.ts'

describe('a copy beside the platform', () => {
  let root: string
  beforeAll(async () => {
    root = await mkdtemp(join(tmpdir(), 'kursportal-copy-'))
  })
  afterAll(() => rm(root, { recursive: true, force: true }))

  const start = async () => {
    const config = readConfig({ NODE_ENV: 'test', KURSPORTAL_DATA_DIR: root, KURSPORTAL_LOG: 'silent' })
    const services = await openServices(config, pino({ level: 'silent' }))
    const app = await buildApp(services)
    await app.ready()
    const stop = async () => {
      await app.close()
      await services.close()
    }
    return { services, stop }
  }
  type Started = Awaited<ReturnType<typeof start>>['services']
  const mailState = async ({ database }: Started) =>
    (await database.db.selectFrom('mails').select('state').executeTakeFirstOrThrow()).state
  const isStored = async ({ storage }: Started) => {
    const file = await storage.get('a/b.txt')
    file?.stream.destroy()
    return file !== null
  }
  const clockRan = async ({ database }: Started) => {
    const { rows } = await sql<{ cron_on: Date | null }>`select cron_on from jobs.version`.execute(
      database.db,
    )
    return rows[0]?.cron_on != null
  }

  it('mails nobody, removes nothing and has no clock, until it is made the platform', async () => {
    const first = await openServices(
      readConfig({ NODE_ENV: 'test', KURSPORTAL_DATA_DIR: root, KURSPORTAL_LOG: 'silent' }),
      pino({ level: 'silent' }),
      { isCommand: true },
    )
    await markCopy(first.database.db)
    await sql`update jobs.version set cron_on = null`.execute(first.database.db)
    await first.close()
    const upload = join(root, 'uploads', newId())
    await mkdir(join(root, 'uploads'), { recursive: true })
    await writeFile(upload, 'of the platform')

    const copy = await start()
    await copy.services.storage.put('a/b.txt', Buffer.from('of the platform'))
    await inTransaction(copy.services, async (context) => {
      await queueMail(context, { to: 'anna@beispiel.de', subject: 'A', html: 'A', text: 'A' })
      await context.enqueue('storage.remove', { prefix: 'a/' })
      await context.enqueue('platform.add-up-tallies', {})
    })
    await waitUntil(async () => {
      const { rows } = await sql`
        select 1 from jobs.job where name = 'platform.add-up-tallies' and state = 'completed'`.execute(
        copy.services.database.db,
      )
      return rows.length > 0
    })
    expect(await mailState(copy.services)).toBe('queued')
    expect(await isStored(copy.services)).toBe(true)
    expect([existsSync(upload), await clockRan(copy.services)]).toEqual([true, false])
    expect(await forgetCopy(copy.services.database.db)).toBe(true)
    await copy.stop()

    const platform = await start()
    await waitUntil(async () => (await mailState(platform.services)) === 'kept')
    await waitUntil(async () => !(await isStored(platform.services)))
    await waitUntil(async () => !existsSync(upload) && (await clockRan(platform.services)))
    expect(await forgetCopy(platform.services.database.db)).toBe(false)
    await platform.stop()
  }, 120_000)
})
