import sharp from 'sharp'
import { sql } from 'kysely'
import { imageCalls } from '@kursportal/shared/contract'
import { columnsWithImages } from '../images/unused-images.ts'
import { openMoneyWorld } from '../money/money.fixtures.ts'
import { recordFinish } from '../money/record-finish.ts'
import { newId } from '../../platform/ids.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import { offerWithdrawals } from '../../seed/scenarios/withdrawals.ts'
import { codeOf, idOf, itemsOf } from '../../testing/answers.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, TEST_PASSWORD, type TestPlatform } from '../../testing/test-platform.ts'
import { waitUntil } from '../../testing/wait-until.ts'

const MARK = 'Xylophorrest'

describe('whoever leaves', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    await platform.run((context) => addPerson(context, { email: 'admin@beispiel.de', is_admin: true }))
  })

  const mailsTo = (address: string) =>
    platform.context.db
      .selectFrom('mails')
      .select('text')
      .where('to_address', '=', address)
      .orderBy('created_at')
      .execute()
  const codeIn = async (address: string): Promise<string> => {
    const mails = await mailsTo(address)
    return mails.map(({ text }) => / {4}([A-Z0-9]{8})$/m.exec(text)?.[1]).findLast(Boolean) ?? ''
  }
  const leave = async (client: TestClient, address: string) => {
    await client.put('/delete')
    return client.delete('/account', {}, { code: await codeIn(address), let_lapse: true })
  }
  const picture = async (client: TestClient): Promise<string> => {
    const { body } = await client.inject({
      method: 'POST',
      url: '/api/image-upload',
      payload: await sharp({ create: { width: 64, height: 64, channels: 3, background: 'teal' } })
        .jpeg()
        .toBuffer(),
      headers: { 'content-type': 'image/jpeg' },
    })
    return imageCalls.uploadImage.answer.parse(body).id
  }

  /** Every row of every table as text, for looking for a word that must be gone. */
  const tablesWith = async (word: string): Promise<string[]> => {
    const { db } = platform.services.database
    const tables = await sql<{ name: string }>`
      select format('%I', tablename) as name from pg_tables where schemaname = 'public'`.execute(db)
    const found: string[] = []
    for (const { name } of tables.rows) {
      const { rows } = await sql
        .raw(`select 1 from ${name} as r where r::text ilike '%${word}%' limit 1`)
        .execute(db)
      if (rows.length > 0) found.push(name)
    }
    return found
  }

  it('takes along mails to every address they had or were about to get, and what mails to others say of them', async () => {
    await platform.run((context) =>
      addPerson(context, { email: 'quiz@xylophorrest.de', first_name: 'Quizzelda', last_name: MARK }),
    )
    const quiz = await platform.as('quiz@xylophorrest.de')
    await quiz.put('/email', { email: 'neu@xylophorrest.de' })
    await quiz.patch('/email', { email: 'neu@xylophorrest.de', code: await codeIn('neu@xylophorrest.de') })
    await quiz.put('/email', { email: 'nie@xylophorrest.de' })
    expect((await leave(quiz, 'neu@xylophorrest.de')).status).toBe(204)
    // The last mail goes once it is sent (mail.test.ts); nothing is sent here, so it stays in the outbox.
    const last = await platform.context.db
      .deleteFrom('mails')
      .where('template_key', '=', 'account-deleted')
      .returning('to_address')
      .execute()
    expect(last).toEqual([{ to_address: 'neu@xylophorrest.de' }])
    expect(await tablesWith(MARK)).toEqual([])
  })

  it('takes along what they withdrew from and reported under a former address, an open one once it is decided', async () => {
    await platform.run(offerWithdrawals)
    await platform.run((context) =>
      addPerson(context, { email: 'quiz@xylophorrest.de', first_name: 'Quizzelda', last_name: MARK }),
    )
    const admin = await platform.as('admin@beispiel.de')
    const said = { name: `Quizzelda ${MARK}`, email: 'quiz@xylophorrest.de' }
    const declare = () => platform.client.post('/withdrawal', { ...said, contract: `Kurs von ${MARK}` })
    const report = () =>
      platform.client.post('/content-report', {
        ...said,
        address: '/faq',
        reason: 'other',
        explanation: `Das meint ${MARK}`,
        good_faith: true,
      })
    const open = async (list: '/withdrawals' | '/content-reports') =>
      String(itemsOf(await admin.get(list, { state: 'open' }))[0]?.['id'])
    const decide = async () => {
      const reason = 'Geprüft.'
      const withdrawal = { 'withdrawal-id': await open('/withdrawals') }
      const answers = [
        await admin.patch('/withdrawal', { state: 'declined', reason }, withdrawal),
        await admin.patch(
          '/content-report',
          { state: 'kept', reason },
          { 'report-id': await open('/content-reports') },
        ),
      ]
      expect(answers.map(({ status }) => status)).toEqual([200, 200])
    }
    expect([(await declare()).status, (await report()).status]).toEqual([200, 200])
    await decide()
    await declare()
    await report()
    const quiz = await platform.as('quiz@xylophorrest.de')
    await quiz.put('/email', { email: 'neu@beispiel.de' })
    await quiz.patch('/email', { email: 'neu@beispiel.de', code: await codeIn('neu@beispiel.de') })
    expect((await quiz.get('/user-data')).body).toMatchObject({
      sections: {
        withdrawals: [{ state: 'declined' }, { state: 'open', email: 'quiz@xylophorrest.de' }],
        content_reports: { reported: [{ state: 'kept' }, { state: 'open' }] },
      },
    })
    expect((await leave(quiz, 'neu@beispiel.de')).status).toBe(204)
    expect(await tablesWith(MARK)).toEqual(expect.arrayContaining(['content_reports', 'withdrawals']))
    await decide()
    // The answer goes to the address it was asked from, and nothing of it stays once it is sent (mail.test.ts).
    const answers = await platform.context.db
      .deleteFrom('mails')
      .where('forget_once_sent', '=', true)
      .where('to_address', '=', 'quiz@xylophorrest.de')
      .returning('template_key')
      .execute()
    expect(itemsOf(await admin.get('/withdrawals'))).toHaveLength(2)
    expect(itemsOf(await admin.get('/content-reports'))).toHaveLength(2)
    expect(new Set(answers.map((mail) => mail.template_key))).toEqual(
      new Set(['report-decided', 'withdrawal-declined']),
    )
    expect(await tablesWith(MARK)).toEqual([])
  })

  it('takes back what was not sent yet and tells of them, and empties what was', async () => {
    const { db } = platform.context
    const mailed = async (state: 'queued' | 'failed' | 'sent') => {
      await db
        .insertInto('mails')
        .values({
          id: newId(),
          to_address: 'freund@beispiel.de',
          about_user_id: leaver,
          subject: 'Quizzelda lädt dich ein',
          html: 'Komm doch',
          text: 'Komm doch',
          state,
        })
        .execute()
    }
    const leaver = await platform.run((context) => addPerson(context, { email: 'quiz@beispiel.de' }))
    for (const state of ['queued', 'failed', 'sent'] as const) await mailed(state)
    expect((await leave(await platform.as('quiz@beispiel.de'), 'quiz@beispiel.de')).status).toBe(204)
    const left = await db
      .selectFrom('mails')
      .select(['state', 'subject'])
      .where('to_address', '=', 'freund@beispiel.de')
      .execute()
    expect(left).toEqual([{ state: 'sent', subject: '' }])
  })

  it('takes along every picture that nothing else shows', async () => {
    await platform.run((context) =>
      addPerson(context, { email: 'anna@beispiel.de', is_course_creator: true }),
    )
    const anna = await platform.as('anna@beispiel.de')
    const [first, second, unused, cover] = [
      await picture(anna),
      await picture(anna),
      await picture(anna),
      await picture(anna),
    ]
    const seen = async (id: string) =>
      (await platform.client.inject({ method: 'GET', url: `/api/image?id=${id}` })).status
    await anna.post('/course', { title: 'Rücken', image_id: cover })
    await platform.context.db.updateTable('courses').set({ image_id: cover }).execute()
    await anna.patch('/user', { image: first })
    await anna.patch('/user', { image: second })
    expect([await seen(first), await seen(second)]).toEqual([404, 200])
    await leave(anna, 'anna@beispiel.de')
    expect([await seen(second), await seen(unused), await seen(cover)]).toEqual([404, 404, 200])
    await waitUntil(async () => {
      const file = await platform.services.storage.get(`images/${unused}/64.webp`)
      file?.stream.destroy()
      return file === null
    })
  })

  it('knows every column that leads to a picture', async () => {
    const { rows } = await sql<{ place: string }>`
      select table_name || '.' || column_name as place from information_schema.columns
      where table_schema = 'public' and data_type = 'uuid' and column_name like '%image_id'`.execute(
      platform.context.db,
    )
    expect(columnsWithImages).toEqual(expect.arrayContaining(rows.map(({ place }) => place)))
  })

  it('counts once a year, also with a new account of the same address', async () => {
    const money = await openMoneyWorld(platform)
    const join = async (): Promise<string> =>
      platform.run(async (context) => {
        const user_id = await addPerson(context, { email: 'nora@beispiel.de' })
        await context.db
          .updateTable('users')
          .set({ society_id: money.society_id })
          .where('id', '=', user_id)
          .execute()
        return user_id
      })
    const finish = (user_id: string) =>
      platform.run(async (context) => {
        const participation_id = newId()
        await context.db
          .insertInto('participations')
          .values({ id: participation_id, user_id, course_id: money.course_id, number: 1 })
          .execute()
        return recordFinish(context, { user_id, participation_id, finished_at: context.clock.now() })
      })
    const first = await finish(await join())
    await leave(await platform.as('nora@beispiel.de'), 'nora@beispiel.de')
    expect(await finish(await join())).toEqual(first)
    expect(await platform.context.db.selectFrom('society_finishes').select('number').execute()).toEqual([
      { number: 1 },
    ])
  })

  it('leaves paid requests to the books, and nothing of the others', async () => {
    const money = await openMoneyWorld(platform)
    await money.finish(12)
    const { db } = platform.context
    const paid = await money.bookedRequest(1_000)
    const refused = idOf(await money.request(1_100))
    await money.admin.post('/society/transaction-refusal', { request_id: refused, reason: 'Nicht jetzt' })
    await money.request(1_200)
    const withdrawn = idOf(await money.request(1_300))
    await money.owner.delete('/transaction-request', { 'request-id': withdrawn })
    expect(
      codeOf(
        await money.admin.inject({
          method: 'DELETE',
          url: `/api/user?user-id=${money.owner_id}`,
          headers: { 'x-admin-password': TEST_PASSWORD },
        }),
      ),
    ).toBe('409 leads_society')
    expect((await leave(money.owner, 'olga@beispiel.de')).status).toBe(204)
    const rows = await db
      .selectFrom('payout_requests')
      .select(['amount', 'state', 'account_holder', 'notes', 'iban_encrypted'])
      .orderBy('amount')
      .execute()
    expect(rows).toMatchObject([
      { amount: 1_000, state: 'booked', account_holder: 'Olga Öçal' },
      {
        amount: 1_100,
        state: 'refused',
        account_holder: 'Gelöschtes Konto',
        notes: '',
        iban_encrypted: null,
      },
      {
        amount: 1_200,
        state: 'refused',
        account_holder: 'Gelöschtes Konto',
        notes: '',
        iban_encrypted: null,
      },
      {
        amount: 1_300,
        state: 'withdrawn',
        account_holder: 'Gelöschtes Konto',
        notes: '',
        iban_encrypted: null,
      },
    ])
    // The account is closed as well: the bank sends the payment back, and what is refused now was never paid.
    const of = { request_id: paid, reason: 'Konto erloschen' }
    await money.admin.post('/society/payout-return', of)
    expect((await money.admin.post('/society/transaction-refusal', of)).status).toBe(200)
    const back = await db.selectFrom('payout_requests').selectAll().where('id', '=', paid).execute()
    expect(back).toMatchObject([{ account_holder: 'Gelöschtes Konto', iban_encrypted: null }])
  })
})
