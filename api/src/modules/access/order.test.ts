import { addCourse, publishCourse } from '../../seed/scenarios/courses.ts'
import { addAccess } from '../../seed/scenarios/learning.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import { setProvider } from '../../seed/scenarios/provider.ts'
import { codeOf } from '../../testing/answers.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'

const provider = {
  name: 'Gesund e. V.',
  street: 'Weg 2',
  zip: '34117',
  city: 'Kassel',
  signatory: 'Vera Voss',
  signature: null,
}

describe('an order', () => {
  let platform: TestPlatform
  let anna: TestClient
  let query: { 'access-id': string }
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    const accessId = await platform.run(async (context) => {
      const owner_id = await addPerson(context, { email: 'eva@beispiel.de', is_course_creator: true })
      await addPerson(context, { email: 'admin@beispiel.de', is_admin: true })
      await addPerson(context, { email: 'anna@beispiel.de', first_name: 'Anna' })
      const fields = { title: 'Starker Rücken', price_cents: 9_900, zfu_number: '7312345' }
      const draft = await addCourse(context, { fields, chapters: [] }, { owner_id })
      await publishCourse(context, draft)
      await setProvider(context, provider)
      return addAccess(context, { owner_id, name: 'Frühling', course_ids: [draft] })
    })
    query = { 'access-id': accessId }
    anna = await platform.as('anna@beispiel.de')
    await (await platform.as('admin@beispiel.de')).patch('/settings', { withdrawals: true })
  })
  const take = (order_cents?: number) =>
    anna.post('/access/join', undefined, {
      ...query,
      ...(order_cents !== undefined && { order_cents: String(order_cents) }),
    })
  const mails = () =>
    platform.context.db
      .selectFrom('mails')
      .select(['text', 'template_key'])
      .where('to_address', '=', 'anna@beispiel.de')
      .execute()
  const changeFee = async (fee_cents: number | null): Promise<void> => {
    await (await platform.as('eva@beispiel.de')).patch('/access', { fee_cents }, query)
  }

  it('is shown with its price and with whom it is concluded, to everybody', async () => {
    const order = {
      total_cents: 9_900,
      provider: { name: 'Gesund e. V.', street: 'Weg 2', zip: '34117', city: 'Kassel' },
    }
    expect((await platform.client.get('/access', query)).body).toMatchObject({ order })
    expect((await anna.get('/access', query)).body).toMatchObject({ order })
    await changeFee(5_000)
    expect((await anna.get('/access', query)).body).toMatchObject({ order: { total_cents: 5_000 } })
  })

  it('is given for the price that was seen alone, and confirmed by mail', async () => {
    expect((await take()).body).toMatchObject({
      code: 'order_not_confirmed',
      details: { total_cents: 9_900 },
    })
    await changeFee(12_000)
    expect(codeOf(await take(9_900))).toBe('409 order_not_confirmed')
    expect((await anna.get('/access', query)).body).toMatchObject({ has_access: false })
    expect(await mails()).toEqual([])
    expect((await take(12_000)).status).toBe(204)
    expect((await anna.get('/access', query)).body).toMatchObject({ has_access: true, order: null })
    const [mail] = await mails()
    expect(mail?.template_key).toBe('order-confirmed')
    for (const words of [
      'Starker Rücken',
      '(ZFU): 7312345',
      'Gesund e. V., Weg 2, 34117 Kassel',
      '/withdrawal',
    ])
      expect(mail?.text).toContain(words)
    expect(mail?.text).toMatch(/120,00\s€/)
    expect((await take(12_000)).status).toBe(204)
    expect(await mails()).toHaveLength(1)
  })

  it('is none while no contract is concluded here, or nothing is paid', async () => {
    await changeFee(0)
    expect((await anna.get('/access', query)).body).toMatchObject({ order: null })
    await changeFee(null)
    await (await platform.as('admin@beispiel.de')).patch('/settings', { withdrawals: false })
    expect((await anna.get('/access', query)).body).toMatchObject({ order: null })
    expect((await take()).status).toBe(204)
    expect(await mails()).toEqual([])
  })

  it('is for what may be begun alone, at the prices of those courses', async () => {
    const second = await platform.run(async (context) => {
      const { owner_id } = await context.db
        .selectFrom('accesses')
        .select('owner_id')
        .executeTakeFirstOrThrow()
      const fields = { title: 'Gut essen', price_cents: 4_900, certified_until: '2020-12-31' }
      const draft = await addCourse(context, { fields, chapters: [] }, { owner_id })
      await publishCourse(context, draft)
      return draft
    })
    await (
      await platform.as('eva@beispiel.de')
    ).post('/access/course', undefined, { ...query, 'course-id': second })
    await changeFee(12_000)
    const { body } = await anna.get('/access', query)
    const { courses } = body as { courses: { id: string; can_begin: boolean; certified: boolean }[] }
    expect(courses.map(({ can_begin }) => can_begin)).toEqual([true, false])
    // One was never certified, the certification of the other is over: neither may promise money of an insurance.
    expect(courses.map(({ certified }) => certified)).toEqual([false, false])
    expect(body).toMatchObject({ order: { total_cents: 9_900, course_ids: [courses[0]?.id] } })
    expect(codeOf(await take(12_000))).toBe('409 order_not_confirmed')
    expect((await take(9_900)).status).toBe(204)
    const [mail] = await mails()
    expect(mail?.text).not.toContain('Gut essen')
  })

  it('needs a price in digits', async () => {
    for (const wrong of ['0', '-1', '1e3', 'x'])
      expect((await anna.post('/access/join', undefined, { ...query, order_cents: wrong })).status).toBe(422)
  })
})
