import { addAccess, addAccessCode } from '../../seed/scenarios/learning.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import { codeOf, itemsOf } from '../../testing/answers.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'

describe('the codes of an access', () => {
  let platform: TestPlatform
  let eva: TestClient
  let anna: TestClient
  let otto: TestClient
  let access: string

  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    access = await platform.run(async (context) => {
      const owner_id = await addPerson(context, { email: 'eva@beispiel.de', is_course_creator: true })
      for (const name of ['anna', 'otto']) await addPerson(context, { email: `${name}@beispiel.de` })
      return addAccess(context, { owner_id, name: 'Frühling', course_ids: [] })
    })
    eva = await platform.as('eva@beispiel.de')
    anna = await platform.as('anna@beispiel.de')
    otto = await platform.as('otto@beispiel.de')
  })

  const query = () => ({ 'access-id': access })
  const take = (client: TestClient, code?: string) =>
    client.post('/access/join', undefined, { ...query(), ...(code !== undefined && { code }) })
  const codes = async () => itemsOf(await eva.get('/access/codes', query()))

  it('are drawn, counted and listed with how they stand', async () => {
    const made = await eva.post('/access/code', { label: 'Aushang', max_uses: 1, open_until: null }, query())
    const { letters: code } = made.body as { letters: string }
    expect(code).toMatch(/^[A-HJ-NP-Z2-9]{6}$/)
    await platform.client.post('/access/visit', { code: code.toLowerCase() }, query())
    // However it is typed.
    expect((await take(anna, `${code.slice(0, 3).toLowerCase()} ${code.slice(3)}`)).status).toBe(204)
    expect(await codes()).toMatchObject([{ label: 'Aushang', state: 'used_up', uses: 1, visits: 1 }])
    expect(itemsOf(await eva.get('/access/users', query()))).toMatchObject([{ code, standing: 'not_begun' }])
  })

  it('let nobody in once they are used up, over or closed', async () => {
    const ids = await platform.run(async (context) => ({
      full: await addAccessCode(context, access, { code: 'VOLL22', label: 'Voll', max_uses: 1 }),
      over: await addAccessCode(context, access, { code: 'ALTE22', label: 'Alt', open_until: '2020-01-01' }),
      shut: await addAccessCode(context, access, { code: 'ZUZU22', label: 'Zu' }),
    }))
    await eva.patch('/access/code', { closed: true }, { ...query(), 'code-id': ids.shut })
    expect((await take(anna, 'VOLL22')).status).toBe(204)
    for (const code of ['VOLL22', 'ALTE22', 'ZUZU22'])
      expect(codeOf(await take(otto, code))).toBe('409 code_not_valid')
    // Their visitors learn it before they register, however the code is written.
    const state = async (code: string) =>
      ((await platform.client.get('/access/code-state', { ...query(), code })).body as { state: string })
        .state
    expect(await Promise.all(['voll 22', 'ALTE22', 'ZUZU22', 'nichts', ''].map(state))).toEqual([
      'used_up',
      'over',
      'closed',
      'unknown',
      'unknown',
    ])
    // Who is in stays in, and may press again.
    expect((await take(anna, 'VOLL22')).status).toBe(204)
    await eva.patch('/access/code', { closed: false }, { ...query(), 'code-id': ids.shut })
    expect(await state('ZUZU22')).toBe('open')
    expect((await take(otto, 'ZUZU22')).status).toBe(204)
  })

  it('are asked for where the access wants one', async () => {
    await platform.run((context) => addAccessCode(context, access, { code: 'GUTE22', label: 'Gut' }))
    await eva.patch('/access', { needs_code: true }, query())
    expect(codeOf(await take(anna))).toBe('409 code_needed')
    expect(codeOf(await take(anna, 'falsch'))).toBe('409 code_not_valid')
    expect((await take(anna, 'gute22')).status).toBe(204)
  })

  it('are not asked of whose address was invited to the very access', async () => {
    await eva.patch('/access', { needs_code: true }, query())
    const invite = (id: string, email: string) =>
      eva.post('/access/invitations', { emails: [email] }, { 'access-id': id })
    const another = await platform.run(async (context) => {
      await addAccessCode(context, access, { code: 'ALTE22', label: 'Alt', open_until: '2020-01-01' })
      const { owner_id } = await context.db
        .selectFrom('accesses')
        .select('owner_id')
        .executeTakeFirstOrThrow()
      return addAccess(context, { owner_id, name: 'Herbst', course_ids: [] })
    })
    await invite(another, 'otto@beispiel.de')
    await invite(access, 'Anna@beispiel.de')
    const asked = async (client: TestClient) =>
      ((await client.get('/access', query())).body as { needs_code: boolean }).needs_code
    expect(await Promise.all([anna, otto, eva, platform.client].map(asked))).toEqual([
      false,
      true,
      true,
      true,
    ])
    expect(codeOf(await take(otto))).toBe('409 code_needed')
    expect(codeOf(await take(anna, 'ALTE22'))).toBe('409 code_not_valid')
    expect((await take(anna)).status).toBe(204)
    expect(itemsOf(await eva.get('/access/users', query()))).toMatchObject([{ code: '' }])
  })

  it('is not changed over what somebody else has set meanwhile', async () => {
    const made = await eva.post(
      '/access/code',
      { label: 'Aushang', max_uses: null, open_until: null },
      query(),
    )
    const { id, version } = made.body as { id: string; version: string }
    const edit = (fields: object) => eva.patch('/access/code', fields, { ...query(), 'code-id': id })
    expect(codeOf(await edit({ label: 'Theke', based_on: version }))).toBe('200')
    expect(codeOf(await edit({ label: 'Tür', based_on: version }))).toBe('409 edited_meanwhile')
    expect(codeOf(await edit({ closed: true }))).toBe('200')
    expect(await codes()).toMatchObject([{ label: 'Theke', state: 'closed' }])
  })

  it('are nobody else’s business', async () => {
    expect((await anna.get('/access/codes', query())).status).toBe(403)
    expect((await platform.client.get('/access/codes', query())).status).toBe(401)
    const fields = { label: '', max_uses: 0, open_until: null }
    expect(codeOf(await eva.post('/access/code', fields, query()))).toBe('422 validation_failed')
  })
})
