import type { CertificateFacts } from '@kursportal/shared/contract'
import { addCourse, publishCourse } from '../../seed/scenarios/courses.ts'
import { addAccess } from '../../seed/scenarios/learning.ts'
import { itemsOf } from '../../testing/answers.ts'
import { arrangeCertificates, type CertificateWorld } from '../../testing/certificate-world.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'

describe('the form a certificate has', () => {
  let platform: TestPlatform
  let world: CertificateWorld
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    world = await arrangeCertificates(platform)
  })
  const setCourse = (changed: object) =>
    platform.context.db.updateTable('courses').set(changed).where('id', '=', world.ids.live).execute()

  it('states what the course says of its certification, and the check page the same', async () => {
    await setCourse({
      prevention_principle: 'stress_relaxation',
      certification_number: 'KU-ST-1A2B3C',
      instructor_name: 'Eva von Weiß',
      price_cents: 8900,
    })
    await world.finish()
    const { facts, number, id } = await world.confirm()
    expect(facts).toMatchObject({
      form: '12/2024',
      prevention_principle: 'Förderung von Entspannung',
      course_number: 'KU-ST-1A2B3C',
      instructor_name: 'von Weiß, Eva',
      instructor_qualification: '',
      held_in_person: true,
      fee_cents: 8900,
      units_attended: 8,
    } satisfies Partial<CertificateFacts>)
    expect(facts.declarations).toHaveLength(6)
    expect((await world.check(number)).body).toMatchObject({ facts })
    const [page] = (await readPdf((await world.fileOf(id)).bytes)).pages
    expect(page).toContain('Kurs-ID (KU-…) KU-ST-1A2B3C')
    expect(page).toContain('Entrichtete Gebühr 89,00 €')
  })

  it('invents nothing where the course says nothing', async () => {
    await setCourse({ price_cents: 0 })
    await world.finish()
    const { facts } = await world.confirm()
    expect(facts).toMatchObject({ prevention_principle: null, course_number: null, fee_cents: null })
  })

  it('leaves the field empty where the course does not say that it was held in person', async () => {
    await setCourse({ held_in_person: false })
    await world.finish()
    const { facts, id } = await world.confirm()
    expect(facts).toMatchObject({ held_in_person: false })
    const [page] = (await readPdf((await world.fileOf(id)).bytes)).pages
    expect(page).toContain('Die Kursleitung hat den Kurs persönlich durchgeführt')
    expect(page).not.toMatch(/persönlich durchgeführt ja/)
  })

  it.each([
    ['what the own access says', 4900, true, 4900],
    ['that it was free', 0, true, 0],
    ['the price of the course where the own access says nothing', null, true, 8900],
    ['the price of the course where another’s access says something', 4900, false, 8900],
  ])('names as fee %s', async (_case, fee, own, paid) => {
    await setCourse({ price_cents: 8900 })
    const access = await platform.run((context) =>
      addAccess(context, {
        owner_id: world.ids.creator,
        name: 'Verein',
        course_ids: [world.ids.draft],
        user_ids: own ? [world.ids.anna] : [],
      }),
    )
    const eva = await platform.as('eva@beispiel.de')
    expect((await eva.patch('/access', { fee_cents: fee }, { 'access-id': access })).body).toMatchObject({
      fee_cents: fee,
    })
    await world.finish()
    expect((await world.confirm()).facts.fee_cents).toBe(paid)
  })

  it.each([
    ['its share by price', 8900, 6000],
    ['nothing where the other course has no price', 0, null],
  ])('names as fee of an access with two courses %s', async (_case, price, paid) => {
    await setCourse({ price_cents: 8900 })
    const access = await platform.run(async (context) => {
      const owner_id = world.ids.creator
      const other = await addCourse(context, { fields: { title: 'Atem' }, chapters: [] }, { owner_id })
      const live = await publishCourse(context, other)
      await context.db.updateTable('courses').set({ price_cents: price }).where('id', '=', live).execute()
      return addAccess(context, {
        owner_id,
        name: 'Beide',
        course_ids: [world.ids.draft, other],
        user_ids: [world.ids.anna],
      })
    })
    const eva = await platform.as('eva@beispiel.de')
    await eva.patch('/access', { fee_cents: 12_000 }, { 'access-id': access })
    await (await platform.as('admin@beispiel.de')).patch('/settings', { withdrawals: true })
    const course = { 'course-id': world.ids.live }
    expect(itemsOf(await world.anna.get('/orders', course))).toMatchObject([{ fee_cents: paid }])
    await world.finish()
    expect((await world.confirm()).facts.fee_cents).toBe(paid)
  })

  it('says on the screen what is signed on the paper, in the words of an admin', async () => {
    const admin = await platform.as('admin@beispiel.de')
    const body =
      '- {% if parent != "" %}Mein Kind{% else %}Ich{% endif %} war bei {{ course }} dabei.\n- Es stimmt.'
    await admin.put('/template', { subject: 'x', body }, { key: 'certificate-insured' })
    await admin.put('/template', { subject: 'x', body: 'Für **dich**.' }, { key: 'certificate-privacy' })
    await admin.put('/template', { subject: 'x', body: '- Wir auch.' }, { key: 'certificate-provider' })
    await world.finish()
    const { body: shown } = await world.anna.get('/certificate-declarations', { 'course-id': world.ids.live })
    const own = ['Ich war bei Starker Rücken dabei.', 'Es stimmt.']
    expect(shown).toEqual({
      own,
      by_parent: ['Mein Kind war bei Starker Rücken dabei.', 'Es stimmt.'],
      privacy: 'Für dich.',
      version: expect.any(String),
    })
    const { id, insured, facts } = await world.confirm()
    expect(insured.declarations).toEqual(own)
    expect(facts.declarations).toEqual(['Wir auch.'])
    const [first, second] = (await readPdf((await world.fileOf(id)).bytes)).pages
    expect(first).toContain('Der Anbieter erklärt: • Wir auch.')
    expect(second).toContain('Für dich.')
    expect(second).toContain('• Ich war bei Starker Rücken dabei. • Es stimmt.')
  })

  it('comes with how this insurance wants it handed in, once an admin wrote it', async () => {
    await world.finish()
    const { id, hand_in } = await world.confirm()
    expect(hand_in).toBeNull()
    const admin = await platform.as('admin@beispiel.de')
    const said = { hand_in_text: 'In der App.', hand_in_url: 'https://linde.example/kurse' }
    await admin.patch('/insurance', { id: world.ids.insurance, name: 'Linden Kasse', ...said })
    expect((await world.anna.get('/certificate', { 'certificate-id': id })).body).toMatchObject({
      hand_in: { text: said.hand_in_text, url: said.hand_in_url },
      insured: { insurance: 'Lindenkasse' },
    })
  })

  it('is shown to an admin before anybody gets it, and nothing is issued', async () => {
    const admin = await platform.as('admin@beispiel.de')
    const page = (number: number) =>
      platform.app.inject({
        method: 'GET',
        url: `/api/certificate/specimen?page=${number}`,
        headers: { authorization: `Bearer ${admin.sessionId}` },
      })
    const [first, second] = [await page(1), await page(2)]
    expect([first.statusCode, first.headers['content-type']]).toEqual([200, 'image/webp'])
    expect(first.rawPayload.equals(second.rawPayload)).toBe(false)
    await platform.run((context) => context.db.deleteFrom('settings').where('key', '=', 'provider').execute())
    expect((await page(1)).rawPayload.equals(first.rawPayload)).toBe(false)
    expect(await platform.context.db.selectFrom('certificates').select('id').execute()).toEqual([])
  })

  it('is shown with other words before they are saved', async () => {
    const admin = await platform.as('admin@beispiel.de')
    const preview = async (key: string, body: string) =>
      (await admin.post('/certificate/preview', { key, subject: 'Teilnahme', body })).body as {
        pages: string[]
        code?: string
      }
    const [stands, other] = [
      await preview('certificate-privacy', 'Hinweis'),
      await preview('certificate-privacy', 'Ein ganz anderer Hinweis'),
    ]
    expect(stands.pages).toEqual(Array(2).fill(expect.stringMatching(/^data:image\/webp;base64,/)))
    expect(other.pages[1]).not.toBe(stands.pages[1])
    expect(await preview('certificate', '{{ ort }}')).toMatchObject({ code: 'unknown_variable' })
    expect(await preview('reminder', 'Hallo')).toMatchObject({ code: 'not_found' })
  })

  it('is not what older certificates have: they are told as they were', async () => {
    await world.finish()
    const { id, number } = await world.confirm()
    const row = await platform.context.db.selectFrom('certificates').selectAll().executeTakeFirstOrThrow()
    const older = { name: 'Anna Alt', birth_date: '1980-05-17', course_title: 'Alt', title: 'Teilnahme' }
    const rest = { wording: '', from: '2025-01-01', to: '2025-02-01', instructor_name: 'Eva Weiß' }
    const units = {
      units_attended: 8,
      units_offered: 8,
      unit_minutes: 45,
      instructor_qualification: 'Ärztin',
    }
    const facts = { ...older, ...rest, ...units, place: '', issued_on: '2025-02-02', issuer: 'Kursportal' }
    const olderId = id.replace(/.$/, (last) => (last === '0' ? '1' : '0'))
    const olderNumber = `${number.slice(0, -4)}0000`
    await platform.context.db
      .insertInto('certificates')
      .values({
        ...row,
        id: olderId,
        number: olderNumber,
        participation_id: null,
        facts: JSON.stringify(facts),
      })
      .execute()
    const whole = {
      ...facts,
      form: null,
      held_in_person: null,
      prevention_principle: null,
      course_number: null,
      fee_cents: null,
      declarations: [],
      provider: null,
    }
    expect((await world.check(olderNumber)).body).toMatchObject({ facts: whole })
    expect((await world.anna.get('/certificate', { 'certificate-id': olderId })).body).toMatchObject({
      facts: whole,
      insured: { birth_date: '1980-05-17' },
    })
  })
})
