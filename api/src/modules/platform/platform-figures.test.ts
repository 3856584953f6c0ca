import { sql } from 'kysely'
import { noteBackup } from '../../platform/backup/last-backup.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'

describe('the figures of the platform', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await openTestPlatform({ metricsToken: 'a-token-for-metrics' })
    // What a test writes into the queue stays as it is.
    await platform.services.jobs.stop()
  })
  afterAll(() => platform.close())
  beforeEach(() => platform.reset())

  /** What `/api/metrics` tells Prometheus of some figures, a line each. */
  const figures = async (names: RegExp): Promise<string[]> => {
    const headers = { authorization: 'Bearer a-token-for-metrics' }
    const url = '/api/metrics'
    const { text } = await platform.client.inject({ method: 'GET', url, headers, remoteAddress: '10.0.0.7' })
    return text.split('\n').filter((line) => !line.startsWith('#') && names.test(line))
  }

  it('have zeros for what may fail, so that the first failure is a rise', async () => {
    expect(await figures(/failed/)).toEqual(
      expect.arrayContaining([
        'kursportal_jobs{queue="mail.send",state="failed"} 0',
        'kursportal_jobs{queue="media.process",state="failed"} 0',
        'kursportal_mails{state="failed"} 0',
        'kursportal_films{state="failed"} 0',
      ]),
    )
    expect(await figures(/job_oldest_seconds\{queue="mail.send"/)).toEqual([
      'kursportal_job_oldest_seconds{queue="mail.send"} 0',
    ])
  })

  it('say nothing of a backup that was never made', async () => {
    expect(await figures(/backup_age/)).toEqual([])
    await noteBackup(platform.context.db, new Date(Date.now() - 3_600_000).toISOString())
    expect(await figures(/backup_age/)).toEqual([
      expect.stringMatching(/^kursportal_backup_age_seconds 36\d\d/),
    ])
  })

  it('count the wait of a job from when it was sent, whenever it is tried again', async () => {
    await sql`insert into jobs.job (name, state, created_on, start_after) values
      ('mail.send', 'retry', now() - interval '20 minutes', now() + interval '1 hour'),
      ('links.check', 'created', now(), now() + interval '1 hour')`.execute(platform.context.db)
    try {
      expect(await figures(/_jobs\{queue="(mail.send|links.check)",state="waiting"/)).toEqual(
        expect.arrayContaining([
          'kursportal_jobs{queue="mail.send",state="waiting"} 1',
          'kursportal_jobs{queue="links.check",state="waiting"} 0',
        ]),
      )
      expect(await figures(/job_oldest_seconds\{queue="mail.send"/)).toEqual([
        expect.stringMatching(/ 12\d\d(\.|$)/),
      ])
    } finally {
      await sql`delete from jobs.job`.execute(platform.context.db)
    }
  })

  it('have no age of a mail that is tried again for its recipient alone', async () => {
    const oldest = async (message: string) => {
      await sql`delete from jobs.job`.execute(platform.context.db)
      await sql`insert into jobs.job (name, state, created_on, start_after, output) values
        ('mail.send', 'retry', now() - interval '20 minutes', now() + interval '1 hour',
          ${JSON.stringify({ message })}::jsonb)`.execute(platform.context.db)
      const [line = ''] = await figures(/job_oldest_seconds\{queue="mail.send"/)
      return Number(line.split(' ')[1])
    }
    try {
      const rejected = "Can't send mail - all recipients were rejected:"
      for (const refusal of ['450 4.1.2 <a@gmial.con>: Domain not found', '452-4.2.2 The mailbox is full'])
        expect(await oldest(`${rejected} ${refusal}`)).toBe(0)
      for (const outage of [
        'connect ECONNREFUSED',
        '454 4.7.1 Relay access denied',
        '450 4.1.8 Sender unknown',
      ])
        expect(await oldest(outage)).toBeGreaterThan(1000)
      expect(await figures(/_jobs\{queue="mail.send",state="waiting"/)).toEqual([
        'kursportal_jobs{queue="mail.send",state="waiting"} 1',
      ])
    } finally {
      await sql`delete from jobs.job`.execute(platform.context.db)
    }
  })

  it('ask nothing of a database that is away, and tell the others', async () => {
    const { readiness } = platform.services
    const { hindrances } = readiness
    readiness.hindrances = () => ['database']
    try {
      const lines = await figures(/hindered|_jobs\{|data_folder/)
      expect(lines).toContain('kursportal_hindered{by="database"} 1')
      expect(lines).toContainEqual(expect.stringMatching(/data_folder_bytes\{what="free"\} \d/))
      expect(lines).not.toContainEqual(expect.stringMatching(/_jobs\{/))
      expect(await platform.queriesIn(() => figures(/hindered/))).toBe(0)
    } finally {
      readiness.hindrances = hindrances
    }
  })
})
