import { SMTPServer } from 'smtp-server'
import { sql } from 'kysely'
import PostalMime, { type Email } from 'postal-mime'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { waitUntil } from '../../testing/wait-until.ts'
import { forgetPerson } from '../../modules/accounts/personal-data.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import type { Worker } from '../jobs/jobs.ts'
import { registerMailJobs } from './mail.jobs.ts'
import { queueMail } from './queue-mail.ts'

/** A real mail server that keeps what it takes, refuses while `refusing` or is silent while `hanging`; it knows no mailbox `nobody`. */
const openMailServer = async () => {
  const mails: { raw: string; to: string[] }[] = []
  const state = { refusing: false, hanging: false }
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onMailFrom: (_address, _session, done) => {
      if (state.hanging) return
      done(state.refusing ? Object.assign(new Error('try later'), { responseCode: 451 }) : undefined)
    },
    onRcptTo: ({ address }, _session, done) =>
      done(
        address.startsWith('nobody@')
          ? Object.assign(new Error('5.1.1 User unknown'), { responseCode: 550 })
          : undefined,
      ),
    onData: (stream, session, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        mails.push({
          raw: Buffer.concat(chunks).toString('utf8'),
          to: session.envelope.rcptTo.map(({ address }) => address),
        })
        done()
      })
    },
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.server.address()
  const port = typeof address === 'object' && address ? address.port : 0
  return {
    mails,
    state,
    url: `smtp://127.0.0.1:${port}`,
    close: () => new Promise<void>((resolve) => server.close(resolve)),
  }
}

const hello = {
  to: 'anna@beispiel.de',
  subject: 'Grüße & Küsse\r\nBcc: x@y.de',
  html: '<p>Schön</p>',
  text: 'Schön',
}

describe('mails', () => {
  let server: Awaited<ReturnType<typeof openMailServer>>
  let platform: TestPlatform
  beforeAll(async () => {
    server = await openMailServer()
    platform = await openTestPlatform({ smtpUrl: server.url, mailFrom: 'portal@kursportal.example' })
  })
  afterAll(async () => {
    await platform.close()
    await server.close()
  })
  beforeEach(async () => {
    server.state.hanging = false
    await platform.reset()
  })

  const stateOf = (id: string) =>
    platform.context.db.selectFrom('mails').selectAll().where('id', '=', id).executeTakeFirstOrThrow()

  /**
   * Lets the seconds before the next try pass, which then is as if so many had been; false as long as the queue has not
   * put it off.
   */
  const pausePasses = async ({ tries = 1 } = {}): Promise<boolean> => {
    const { numAffectedRows } = await sql`
      update jobs.job set start_after = now(), retry_count = ${tries}
      where state = 'retry' and start_after > now()`.execute(platform.context.db)
    return numAffectedRows === 1n
  }

  it('are sent over SMTP with both parts, and their content is forgotten', async () => {
    const id = await platform.run((context) => queueMail(context, hello))
    const mail = await waitUntil(() => Promise.resolve(server.mails.at(-1)))
    expect(mail.to).toEqual(['anna@beispiel.de'])
    const parsed: Email = await PostalMime.parse(mail.raw)
    expect(parsed).toMatchObject({
      subject: 'Grüße & Küsse Bcc: x@y.de',
      from: { address: 'portal@kursportal.example' },
      text: expect.stringContaining('Schön'),
      html: expect.stringContaining('<p>Schön</p>'),
    })
    expect(parsed.bcc).toBeUndefined()
    const row = await waitUntil(async () => {
      const found = await stateOf(id)
      return found.state === 'sent' && found
    })
    expect(row).toMatchObject({ html: '', text: '', tries: 1 })
  })

  /** The worker of the queue with a connection of its own, and a mail it may send. */
  const openWorker = async () => {
    const { services } = platform
    const workers: Worker<'mail.send'>[] = []
    const close = await registerMailJobs({
      ...services,
      jobs: {
        ...services.jobs,
        work: async (worker) => void workers.push(worker as unknown as Worker<'mail.send'>),
      },
    })
    const id = await platform.run((context) => queueMail(context, hello))
    await waitUntil(async () => (await stateOf(id)).state === 'sent')
    await platform.context.db.updateTable('mails').set({ state: 'queued' }).where('id', '=', id).execute()
    const send = (signal: AbortSignal) =>
      workers[0]?.run({ mail_id: id }, { signal, log: services.log, isLastTry: false })
    return { id, send, close }
  }

  it('are not begun by a process that stops', async () => {
    const { id, send, close } = await openWorker()
    const before = server.mails.length
    const signal = AbortSignal.abort(new Error('the process stops'))
    await expect(send(signal)).rejects.toThrow('the process stops')
    expect([server.mails.length, (await stateOf(id)).tries]).toEqual([before, 1])
    close()
  })

  it('are left to the next process where the server hangs while one stops', async () => {
    const { id, send, close } = await openWorker()
    const stopping = new AbortController()
    server.state.hanging = true
    const sent = send(stopping.signal)
    stopping.abort(new Error('the process stops'))
    await expect(sent).rejects.toThrow('the process stops')
    expect(await stateOf(id)).toMatchObject({ state: 'queued', tries: 1, last_error: null })
    close()
  })

  it('are not there when the transaction they belong to fails', async () => {
    await expect(
      platform.run(async (context) => {
        await queueMail(context, hello)
        throw new Error('changed my mind')
      }),
    ).rejects.toThrow('changed my mind')
    expect(await platform.context.db.selectFrom('mails').selectAll().execute()).toEqual([])
  })

  it('are kept and tried again while the mail server refuses, each quarter of an hour at least', async () => {
    server.state.refusing = true
    const before = server.mails.length
    const id = await platform.run((context) => queueMail(context, hello))
    const refused = await waitUntil(async () => {
      const found = await stateOf(id)
      return found.tries > 0 && found
    })
    expect(refused).toMatchObject({ state: 'queued', html: hello.html })
    expect(refused.last_error).toContain('try later')
    await waitUntil(() => pausePasses({ tries: 20 }))
    const pause = await waitUntil(async () => {
      const { rows } = await sql<{ seconds: number }>`
        select extract(epoch from start_after - now())::int as seconds from jobs.job
        where state = 'retry' and retry_count > 20`.execute(platform.context.db)
      return rows[0]?.seconds
    })
    expect(pause).toBeGreaterThan(300)
    expect(pause).toBeLessThanOrEqual(900)
    server.state.refusing = false
    await waitUntil(() => pausePasses())
    await waitUntil(async () => (await stateOf(id)).state === 'sent')
    expect(server.mails).toHaveLength(before + 1)
  })

  it('have failed at once where nobody has the mailbox', async () => {
    const id = await platform.run((context) => queueMail(context, { ...hello, to: 'nobody@beispiel.de' }))
    const failed = await waitUntil(async () => {
      const found = await stateOf(id)
      return found.tries > 0 && found
    })
    expect(failed).toMatchObject({ state: 'failed', tries: 1, html: hello.html })
    expect(failed.last_error).toContain('5.1.1 User unknown')
  })

  it('say a last word to whoever leaves, and then nothing keeps the address', async () => {
    const heirId = await platform.run((context) =>
      addPerson(context, { email: 'admin@beispiel.de', is_admin: true }),
    )
    const gone = { email: 'zilla@quittenhain.de', first_name: 'Zilla' }
    const id = await platform.run((context) => addPerson(context, gone))
    server.state.refusing = true
    await platform.run((context) => forgetPerson(context, { userId: id, heirId }))
    const { db } = platform.context
    const ofHers = () => db.selectFrom('mails').selectAll().where('to_address', '=', gone.email).execute()
    // It waits with the address for as long as the mail server takes nothing.
    await waitUntil(async () => ((await ofHers())[0]?.tries ?? 0) > 0)
    server.state.refusing = false
    await waitUntil(() => pausePasses())
    const mail = await waitUntil(() =>
      Promise.resolve(server.mails.find(({ to }) => to.includes(gone.email))),
    )
    const parsed: Email = await PostalMime.parse(mail.raw)
    expect(parsed.subject).toMatch(/^Dein Konto bei .+ ist gelöscht$/)
    expect(parsed.text).toContain('Hallo Zilla,')
    await waitUntil(async () => (await ofHers()).length === 0)
    const { rows } = await sql<{ name: string }>`
      select format('%I.%I', schemaname, tablename) as name from pg_tables
      where schemaname in ('public', 'jobs')`.execute(db)
    const keeping: string[] = []
    for (const { name } of rows) {
      const found = await sql
        .raw(`select 1 from ${name} as r where r::text ilike '%quittenhain%'`)
        .execute(db)
      if (found.rows.length > 0) keeping.push(name)
    }
    expect(keeping).toEqual([])
  })

  it('leave no outbox to be read where there is a mail server', async () => {
    expect((await platform.client.get('/dev/outbox')).body).toMatchObject({ code: 'unknown_route' })
  })
})
