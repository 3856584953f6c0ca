import { sql } from 'kysely'
import { newId } from '../../platform/ids.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import { codeOf } from '../../testing/answers.ts'
import { openTestPlatform, TEST_PASSWORD, type TestPlatform } from '../../testing/test-platform.ts'

const newcomer = {
  email: 'Nele.Neu@beispiel.de',
  password: 'Sonnenhut-42-gelb',
  first_name: 'Nele',
  last_name: 'Neu',
  birth_date: '1990-03-04',
  consents: { terms_of_use: true, privacy: true },
}
const WRONG = 'AAAAAAAA'

describe('accounts', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(() => platform.reset())

  const mailTo = async (address: string) => {
    const { body } = await platform.client.get('/dev/outbox', { to: address, limit: 1 })
    const [mail] = (body as { items: { text: string; template_key: string }[] }).items
    if (!mail) throw new Error(`no mail to ${address}`)
    return mail
  }
  const codeTo = async (address: string) =>
    / {4}([A-Z0-9]{8})$/m.exec((await mailTo(address)).text)?.[1] ?? ''
  const person = (email: string, more: object = {}) =>
    platform.run((context) => addPerson(context, { email, ...more }))

  describe('registration', () => {
    const registered = async (more: object = {}) => {
      const data = { ...newcomer, ...more }
      const sent = await platform.client.put('/user', data)
      if (sent.status !== 200) return sent
      return platform.client.post('/user', { ...data, code: await codeTo(data.email) })
    }

    it('mails a code, makes the account with it and logs in', async () => {
      const sent = await platform.client.put('/user', newcomer)
      expect(sent.body).toEqual({ expires_in: 900, tries: 5 })
      expect(await platform.context.db.selectFrom('users').selectAll().execute()).toEqual([])
      const code = await codeTo(newcomer.email)
      expect(code).toMatch(/^[ACDEFHJKMNPRTWXY3479]{8}$/)
      const answer = await platform.client.post('/user', { ...newcomer, code: ` ${code.toLowerCase()} ` })
      expect(answer.status).toBe(200)
      expect(String(answer.headers['set-cookie'])).toMatch(/session_id=.*HttpOnly; SameSite=Lax/)
      const nele = await platform.as('nele.neu@beispiel.de', newcomer.password)
      expect((await nele.get('/user')).body).toMatchObject({
        first_name: 'Nele',
        birth_date: '1990-03-04',
        roles: [],
      })
    })

    it('judges e-mail and password before the rest is asked for, and stores nothing', async () => {
      await person('anna@beispiel.de')
      const check = (email: string, password: string) =>
        platform.client.post('/user/check', { email, password })
      expect(codeOf(await check('Anna@beispiel.de', newcomer.password))).toBe('409 email_in_use')
      expect((await check(newcomer.email, 'passwort123')).body).toMatchObject({
        details: [{ path: 'password', message: 'password_too_common' }],
      })
      expect((await check(newcomer.email, newcomer.password)).status).toBe(204)
      const { body } = await platform.client.get('/dev/outbox', { limit: 1 })
      expect(body).toMatchObject({ items: [] })
    })

    it('stores what was agreed to, with the version of the text', async () => {
      await person('admin@beispiel.de', { is_admin: true })
      const admin = await platform.as('admin@beispiel.de')
      await admin.patch('/legal', { type: 'privacy', content: 'eins' })
      await admin.patch('/legal', { type: 'privacy', content: 'zwei' })
      await registered({ consents: { ...newcomer.consents, marketing: true } })
      const nele = await platform.as(newcomer.email, newcomer.password)
      const { body } = await nele.get('/consents')
      const { items } = body as { items: { id: string; kind: string; text_version: number | null }[] }
      expect(Object.fromEntries(items.map(({ kind, text_version }) => [kind, text_version]))).toEqual({
        marketing: null,
        privacy: 2,
        'terms-of-use': null,
      })
      const idOf = (kind: string) => items.find((item) => item.kind === kind)?.id
      expect((await nele.delete('/consent', { 'consent-id': idOf('marketing') })).status).toBe(204)
      expect((await nele.delete('/consent', { 'consent-id': idOf('marketing') })).status).toBe(404)
      expect((await nele.delete('/consent', { 'consent-id': idOf('privacy') })).status).toBe(404)
    })

    it.each([
      [{ email: 'nele@beispiel' }, '422 validation_failed'],
      [{ password: 'kurz' }, '422 validation_failed'],
      [{ password: 'Willkommen' }, '422 validation_failed'],
      [{ password: 'ich-bin-nele.neu-ja' }, '422 validation_failed'],
      [{ birth_date: undefined }, '422 validation_failed'],
      [{ birth_date: '2026-01-01' }, '425 too_young'],
      [{ insurance_id: newId() }, '404 insurance_not_found'],
      [{ insurance_number: 'X11041167' }, '422 validation_failed'],
      [
        { insurance_other: { name: 'Dorfkasse', private: false }, insurance_number: 'X-110411674' },
        '422 validation_failed',
      ],
      [{ consents: { terms_of_use: true, privacy: false } }, '422 validation_failed'],
      [{ perms: { admin: true } }, '422 validation_failed'],
      [{ first_name: 'Ne\u0000le' }, '422 validation_failed'],
    ])('refuses %j', async (more, expected) => {
      expect(codeOf(await registered(more))).toBe(expected)
    })

    it('refuses an e-mail that has an account, in any letter case, also when it came meanwhile', async () => {
      await platform.client.put('/user', newcomer)
      const code = await codeTo(newcomer.email)
      await person('nele.neu@BEISPIEL.de')
      expect(codeOf(await platform.client.put('/user', newcomer))).toBe('409 email_in_use')
      expect(codeOf(await platform.client.post('/user', { ...newcomer, code }))).toBe('409 email_in_use')
    })

    it('takes a minor with a parent, and nobody under age without one', async () => {
      platform.clock.set('2026-06-15T12:00:00Z')
      expect(codeOf(await registered({ birth_date: '2010-01-01' }))).toBe('422 validation_failed')
      const parent = { parent_name: 'Petra Neu', parent_birth_date: '1980-01-01', parent_allows: true }
      expect(codeOf(await registered({ birth_date: '2010-01-01', ...parent }))).toBe('200')
    })

    it('wants the parent to allow it, and keeps who did, to which terms and when', async () => {
      platform.clock.set('2026-06-15T12:00:00Z')
      await person('admin@beispiel.de', { is_admin: true })
      await (
        await platform.as('admin@beispiel.de')
      ).patch('/legal', { type: 'terms-of-use', content: 'eins' })
      const minor = { birth_date: '2010-01-01', parent_name: 'Petra Neu', parent_birth_date: '1980-01-01' }
      for (const parent_allows of [undefined, false]) {
        const refused = await platform.client.put('/user', { ...newcomer, ...minor, parent_allows })
        expect(codeOf(refused)).toBe('422 validation_failed')
        expect(refused.body).toMatchObject({
          details: [{ path: 'parent_allows', message: 'parent_consent_required' }],
        })
      }
      expect(codeOf(await registered({ ...minor, parent_allows: true }))).toBe('200')
      const nele = await platform.as(newcomer.email, newcomer.password)
      const given = { kind: 'parent', text_version: 1, given_by: 'Petra Neu' }
      const { items } = (await nele.get('/consents')).body as { items: { id: string; kind: string }[] }
      expect(items.find(({ kind }) => kind === 'parent')).toMatchObject({
        ...given,
        given_at: expect.stringMatching(/^2026-06-15T12:00:/),
        withdrawn_at: null,
      })
      expect(items.filter(({ kind }) => kind !== 'parent')).toMatchObject([
        { given_by: null },
        { given_by: null },
      ])
      const lasting = items.find(({ kind }) => kind === 'parent')?.id
      expect((await nele.delete('/consent', { 'consent-id': lasting })).status).toBe(404)
    })

    it('keeps no word of a parent for somebody of age', async () => {
      expect(codeOf(await registered({ parent_name: 'Petra Neu', parent_allows: true }))).toBe('200')
      const nele = await platform.as(newcomer.email, newcomer.password)
      const { items } = (await nele.get('/consents')).body as { items: { kind: string }[] }
      expect(items.map(({ kind }) => kind).toSorted()).toEqual(['privacy', 'terms-of-use'])
    })

    it('joins the society and takes the access that led here, and ignores links that lead nowhere', async () => {
      const { db } = platform.context
      const owner = await person('creator@beispiel.de', { is_course_creator: true })
      const [society, access, forSocieties] = [newId(), newId(), newId()]
      await db.insertInto('societies').values({ id: society, name: 'TSV', is_community: true }).execute()
      await db
        .insertInto('accesses')
        .values([
          { id: access, owner_id: owner, name: 'Frühling' },
          { id: forSocieties, owner_id: owner, name: 'Vereine', for_societies: true },
        ])
        .execute()
      expect(codeOf(await registered({ referrer: society, access_id: access }))).toBe('200')
      const nele = await platform.as(newcomer.email, newcomer.password)
      expect((await nele.get('/user')).body).toMatchObject({ society_id: society })
      const other = { email: 'otto@beispiel.de', referrer: newId(), access_id: forSocieties }
      expect(codeOf(await registered(other))).toBe('200')
      const granted = await db.selectFrom('access_users').select('access_id').execute()
      expect(granted).toEqual([{ access_id: access }])
    })

    it('counts for who invited the address by mail within 90 days, without the link too', async () => {
      await person('olga@beispiel.de')
      const olga = await platform.as('olga@beispiel.de')
      const founded = await olga.post('/own-society', { name: 'Olgas Gruppe', terms_accepted: true })
      const { id: society_id } = founded.body as { id: string }
      const invited = { society_id, emails: [newcomer.email.toUpperCase(), 'otto@beispiel.de'] }
      expect((await olga.post('/society/invitations', invited)).status).toBe(200)
      platform.clock.advance(80 * 86_400)
      expect(codeOf(await registered())).toBe('200')
      platform.clock.advance(11 * 86_400)
      expect(codeOf(await registered({ email: 'otto@beispiel.de' }))).toBe('200')
      const society = async (email: string) => {
        const client = await platform.as(email, newcomer.password)
        return ((await client.get('/user')).body as { society_id: string | null }).society_id
      }
      expect([await society(newcomer.email), await society('otto@beispiel.de')]).toEqual([society_id, null])
    })
  })

  describe('a code', () => {
    const ask = () => platform.client.put('/user', newcomer)
    const use = (code: string) => platform.client.post('/user', { ...newcomer, code })

    it('allows five wrong tries, then even the right one is 410, and a new code helps', async () => {
      await ask()
      const code = await codeTo(newcomer.email)
      for (let wrong = 1; wrong <= 5; wrong += 1) expect(codeOf(await use(WRONG))).toBe('403 invalid_code')
      expect(codeOf(await use(code))).toBe('410 too_many_tries')
      platform.clock.advance(1)
      await ask()
      expect(codeOf(await use(code))).toBe('403 invalid_code')
      expect(codeOf(await use(await codeTo(newcomer.email)))).toBe('200')
    })

    it('lives fifteen minutes', async () => {
      await ask()
      const code = await codeTo(newcomer.email)
      platform.clock.advance(15 * 60 + 1)
      expect(codeOf(await use(code))).toBe('403 invalid_code')
    })

    it('works once, also when it is used twice at the same time', async () => {
      await person('anna@beispiel.de')
      await platform.client.put('/password', { email: 'anna@beispiel.de' })
      const code = await codeTo('anna@beispiel.de')
      const set = (password: string) =>
        platform.client.patch('/password', { email: 'anna@beispiel.de', code, password })
      const answers = await Promise.all([set('Regenbogen-eins'), set('Regenbogen-zwei')])
      expect(answers.map(codeOf).sort()).toEqual(['204', '403 invalid_code'])
    })

    it('is stored as a hash only', async () => {
      await ask()
      const code = await codeTo(newcomer.email)
      const rows = await platform.context.db.selectFrom('codes').selectAll().execute()
      expect(Buffer.from(rows[0]?.code_hash ?? '').toString('latin1')).not.toContain(code)
      expect(rows[0]?.code_hash).toHaveLength(32)
    })

    it('is of no use for somebody or something else', async () => {
      await person('anna@beispiel.de')
      const anna = await platform.as('anna@beispiel.de')
      await anna.put('/delete')
      const code = await codeTo('anna@beispiel.de')
      const body = { email: 'anna@beispiel.de', code, password: 'Regenbogen-eins' }
      expect(codeOf(await platform.client.patch('/password', body))).toBe('403 invalid_code')
      await person('bert@beispiel.de')
      const bert = await platform.as('bert@beispiel.de')
      expect(codeOf(await bert.delete('/account', {}, { code }))).toBe('403 invalid_code')
    })
  })

  describe('a new password', () => {
    it('is set by code, and ends the other sessions', async () => {
      await person('anna@beispiel.de')
      const anna = await platform.as('anna@beispiel.de')
      const elsewhere = await platform.as('anna@beispiel.de')
      expect(codeOf(await platform.client.put('/password', { email: 'nobody@beispiel.de' }))).toBe(
        '401 email_not_registered',
      )
      await anna.put('/password', { email: 'ANNA@beispiel.de' })
      const code = await codeTo('anna@beispiel.de')
      const weak = await anna.patch('/password', { email: 'anna@beispiel.de', code, password: 'passwort123' })
      expect(weak.body).toMatchObject({ details: [{ path: 'password', message: 'password_too_common' }] })
      const set = await anna.patch('/password', {
        email: 'anna@beispiel.de',
        code,
        password: 'Regenbogen-eins',
      })
      expect(set.status).toBe(204)
      expect((await anna.get('/user')).status).toBe(200)
      expect((await elsewhere.get('/user')).status).toBe(401)
      await expect(platform.as('anna@beispiel.de', TEST_PASSWORD)).rejects.toThrow('401')
      await platform.as('anna@beispiel.de', 'Regenbogen-eins')
    })

    it('is 409 where there is none to reset', async () => {
      await person('anna@beispiel.de')
      await platform.context.db.updateTable('users').set({ password_hash: null }).execute()
      expect(codeOf(await platform.client.put('/password', { email: 'anna@beispiel.de' }))).toBe(
        '409 no_password_set',
      )
    })
  })

  describe('a new e-mail', () => {
    it('is confirmed at the new address, and the old one is warned', async () => {
      await person('anna@beispiel.de', { first_name: 'Anna' })
      await person('bert@beispiel.de')
      const anna = await platform.as('anna@beispiel.de')
      const elsewhere = await platform.as('anna@beispiel.de')
      expect(codeOf(await anna.put('/email', { email: 'Bert@beispiel.de' }))).toBe('409 email_in_use')
      expect(codeOf(await anna.put('/email', { email: 'Neu@beispiel.de' }))).toBe('200')
      expect(await mailTo('anna@beispiel.de')).toMatchObject({
        template_key: 'email-changed-warning',
        text: expect.stringContaining('/login/password?redirectTo=%2Fprofile%23login'),
      })
      const code = await codeTo('neu@beispiel.de')
      expect(codeOf(await anna.patch('/email', { email: 'neu@beispiel.de', code: WRONG }))).toBe(
        '403 invalid_code',
      )
      const changed = await anna.patch('/email', { email: 'neu@beispiel.de', code })
      expect(changed.body).toEqual({ email: 'neu@beispiel.de' })
      expect((await anna.get('/user')).body).toMatchObject({ email: 'neu@beispiel.de' })
      expect((await elsewhere.get('/user')).status).toBe(401)
      await platform.as('neu@beispiel.de')
    })
  })

  describe('deleting the account', () => {
    it('needs a code, and leaves nothing of the person', async () => {
      const { db } = platform.context
      const adminId = await person('admin@beispiel.de', { is_admin: true })
      const annaId = await person('anna@beispiel.de', { first_name: 'Annegret', is_course_creator: true })
      const course = newId()
      await db.insertInto('courses').values({ id: course, owner_id: annaId, title: 'Rücken' }).execute()
      await db
        .insertInto('participations')
        .values({ id: newId(), user_id: annaId, course_id: course })
        .execute()
      const own = newId()
      await db
        .insertInto('societies')
        .values({ id: own, name: 'Team Annegret', is_community: false, owner_id: annaId })
        .execute()
      const anna = await platform.as('anna@beispiel.de')
      expect(codeOf(await anna.put('/delete'))).toBe('200')
      const code = await codeTo('anna@beispiel.de')
      expect(codeOf(await anna.delete('/account', {}, { code: WRONG }))).toBe('403 invalid_code')
      expect((await anna.delete('/account', {}, { code })).body).toMatchObject({
        code: 'leads_society',
        details: { societies: [{ id: own, name: 'Team Annegret', is_community: false, members: 0 }] },
      })
      expect((await anna.get('/delete')).body).toMatchObject({
        societies: [{ id: own, available: 0, requested: 0 }],
        lapse_cents: 0,
      })
      expect(
        (await anna.delete('/account', {}, { code, let_lapse: true, lapse_cents: 500 })).body,
      ).toMatchObject({
        code: 'balance_lapses',
        details: { lapse_cents: 0 },
      })
      expect((await anna.delete('/account', {}, { code, let_lapse: true, lapse_cents: 0 })).status).toBe(204)
      expect((await anna.get('/user')).status).toBe(401)
      expect(await db.selectFrom('courses').select('owner_id').execute()).toEqual([{ owner_id: adminId }])
      expect(await db.selectFrom('participations').selectAll().execute()).toEqual([])
      // Only the last one, in the outbox because nothing is sent here; see mail.test.ts.
      expect(
        await db.selectFrom('mails').select(['to_address', 'template_key', 'user_id']).execute(),
      ).toEqual([{ to_address: 'anna@beispiel.de', template_key: 'account-deleted', user_id: null }])
      expect(await db.selectFrom('societies').select(['name', 'owner_id']).execute()).toEqual([
        { name: 'Gelöschtes Konto', owner_id: null },
      ])
    })

    it('is kept up by no table that nobody thought of', async () => {
      const { rows } = await sql<{ place: string }>`
        select conrelid::regclass::text || '.' || attname as place
        from pg_constraint join pg_attribute on attrelid = conrelid and attnum = conkey[1]
        where confrelid = 'users'::regclass and confdeltype in ('a', 'r')
        order by place`.execute(platform.context.db)
      // What these hold passes to an admin (personal/creations.ts); every other table lets a person go by itself.
      expect(rows.map(({ place }) => place)).toEqual([
        'accesses.owner_id',
        'courses.owner_id',
        'media_assets.owner_id',
      ])
    })

    it('is not for admins', async () => {
      await person('admin@beispiel.de', { is_admin: true })
      const admin = await platform.as('admin@beispiel.de')
      expect(codeOf(await admin.put('/delete'))).toBe('410 cannot_change_yourself')
      expect(codeOf(await admin.delete('/account', {}, { code: WRONG }))).toBe('410 cannot_change_yourself')
    })
  })

  it('are for whoever is logged in', async () => {
    for (const answer of [
      await platform.client.put('/email', { email: 'x@beispiel.de' }),
      await platform.client.patch('/email', { email: 'x@beispiel.de', code: WRONG }),
      await platform.client.put('/delete'),
      await platform.client.delete('/account', {}, { code: WRONG }),
      await platform.client.delete('/other-sessions'),
    ])
      expect(codeOf(answer)).toBe('401 not_logged_in')
  })

  it('log out everywhere else', async () => {
    await person('anna@beispiel.de')
    const anna = await platform.as('anna@beispiel.de')
    const elsewhere = await platform.as('anna@beispiel.de')
    expect((await anna.delete('/other-sessions')).body).toEqual({ ended: 1 })
    expect((await elsewhere.get('/user')).status).toBe(401)
    expect((await anna.get('/user')).status).toBe(200)
  })
})
