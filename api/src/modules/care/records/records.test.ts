import type { Attendee, CareContact, CareRecord } from '@kursportal/shared/contract'
import { careTotal } from '@kursportal/shared/domain'
import { addAppointment, addContact, addQuestion } from '../../../seed/scenarios/care.ts'
import { codeOf, idOf } from '../../../testing/answers.ts'
import { readPdf } from '../../../testing/read-pdf.ts'
import { openTestPlatform, TEST_PASSWORD, type TestPlatform } from '../../../testing/test-platform.ts'
import { openCareWorld, type CareWorld } from '../care.fixtures.ts'

type List<T> = { items: T[]; total: number }

describe('the record of care', () => {
  let platform: TestPlatform
  let world: CareWorld

  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    platform.clock.set('2026-03-02T09:00:00Z')
    world = await openCareWorld(platform)
  })

  const records = async (query = {}) =>
    (
      (await world.clients.eva.get('/care-record', { 'course-id': world.course_id, ...query }))
        .body as List<CareRecord>
    ).items
  const contact = (given = {}, client = world.clients.eva) =>
    client.post('/care-contact', {
      course_id: world.course_id,
      user_id: world.anna,
      kind: 'telephone',
      day: '2026-03-02',
      minutes: 10,
      ...given,
    })
  const appointmentAt = (starts_at: string, more = {}) =>
    platform.run((context) =>
      addAppointment(context, {
        course_id: world.course_id,
        title: 'Fragestunde',
        starts_at: new Date(starts_at),
        minutes: 20,
        ...more,
      }),
    )
  const attendance = (id: string, body: object) =>
    world.clients.eva.patch('/appointment/attendance', body, { 'appointment-id': id })

  it('lists who has begun the course, by name, at nothing to begin with', async () => {
    const nothing = { appointment_minutes: 0, contact_minutes: 0, answer_minutes: 0 }
    expect(await records()).toEqual([
      { user_id: world.anna, name: 'Anna Ärmel', started_on: '2026-02-25', finished_on: null, ...nothing },
      { user_id: world.bert, name: 'Bert Ärmel', started_on: '2026-02-25', finished_on: null, ...nothing },
    ])
  })

  it('adds up appointments, contacts and answers, and finds those who lack minutes', async () => {
    await contact()
    await appointmentAt('2026-03-01T10:00:00Z', { attended: [world.anna, world.bert] })
    await appointmentAt('2026-03-01T12:00:00Z', { attended: [world.bert], cancelled: true })
    const asked = await world.clients.anna.post('/care-question', {
      course_id: world.course_id,
      text: 'Wie?',
    })
    await world.clients.eva.post(
      '/care-question/answer',
      { text: 'So.', minutes: 3 },
      { 'care-question-id': idOf(asked) },
    )
    expect(await records()).toMatchObject([
      { name: 'Anna Ärmel', appointment_minutes: 20, contact_minutes: 10, answer_minutes: 3 },
      { name: 'Bert Ärmel', appointment_minutes: 20, contact_minutes: 0, answer_minutes: 0 },
    ])
    expect(await records({ lacking: true })).toMatchObject([{ name: 'Bert Ärmel' }])
    expect(await records({ search: 'armel ann' })).toMatchObject([{ name: 'Anna Ärmel' }])
    expect(await records({ search: 'anna@beispiel.de' })).toEqual([])
  })

  it('gives each participation its own minutes, and those before the first to the first', async () => {
    await platform.run(async (context) => {
      await context.db
        .insertInto('participations')
        .values({
          id: '01977b2e-4f1a-7c3d-9e2b-5a6c7d8e9f01',
          user_id: world.anna,
          course_id: world.course_id,
          number: 2,
          started_at: new Date('2027-01-10T23:30:00Z'),
        })
        .execute()
      const common = { course_id: world.course_id, user_id: world.anna, entered_by: world.eva }
      const call = (day: string, minutes: number) =>
        addContact(context, { ...common, kind: 'other', day, minutes })
      await call('2026-01-01', 1)
      await call('2026-03-01', 2)
      await call('2027-01-10', 4)
      await call('2027-01-11', 8)
      await call('2027-02-01', 16)
    })
    expect(await records({ search: 'Anna' })).toMatchObject([
      { started_on: '2026-02-25', contact_minutes: 7 },
      { started_on: '2027-01-11', contact_minutes: 24 },
    ])
  })

  it('takes contacts with people of the course, up to today', async () => {
    const entered = await contact({ note: 'Übung zwei gezeigt' })
    expect(entered.body).toMatchObject({ note: 'Übung zwei gezeigt', entered_by: 'Eva Ärmel' })
    expect(codeOf(await contact({ user_id: world.cora }))).toBe('404 not_found')
    expect((await contact({ day: '2026-03-03' })).body).toMatchObject({
      status: 422,
      details: [{ path: 'day' }],
    })
    expect((await contact({ minutes: 0 })).status).toBe(422)
    expect((await contact({}, world.clients.kai)).status).toBe(404)
    const query = { 'course-id': world.course_id, 'user-id': world.anna }
    const list = async () =>
      ((await world.clients.eva.get('/care-contacts', query)).body as List<CareContact>).items
    expect(await list()).toHaveLength(1)
    const removal = { method: 'DELETE' as const, url: `/api/care-contact?contact-id=${idOf(entered)}` }
    expect((await world.clients.kai.inject(removal)).status).toBe(404)
    expect((await world.clients.eva.inject(removal)).status).toBe(204)
    expect(await list()).toEqual([])
  })

  it('notes who was at an appointment, once it has begun', async () => {
    const id = await appointmentAt('2026-03-02T09:30:00Z')
    const there = { attended: [world.anna, world.anna], absent: [world.bert] }
    expect(codeOf(await attendance(id, there))).toBe('425 appointment_too_early')
    platform.clock.set('2026-03-02T09:30:00Z')
    expect((await attendance(id, there)).status).toBe(204)
    expect(codeOf(await attendance(id, { attended: [world.cora], absent: [] }))).toBe('404 not_found')
    const listed = async () =>
      (
        (await world.clients.eva.get('/appointment/attendance', { 'appointment-id': id }))
          .body as List<Attendee>
      ).items
    expect(await listed()).toEqual([
      { user_id: world.anna, name: 'Anna Ärmel', attended: true },
      { user_id: world.bert, name: 'Bert Ärmel', attended: false },
    ])
    await attendance(id, { attended: [world.bert], absent: [world.anna] })
    expect((await listed()).map(({ attended }) => attended)).toEqual([false, true])
  })

  it('is proven by a tagged PDF that says what the list says', async () => {
    await platform.context.db
      .updateTable('courses')
      .set({ certification_number: 'KU-ST-7K4M9Q', instructor_name: 'Eva Weiß' })
      .where('id', '=', world.course_id)
      .execute()
    await contact({ minutes: 24 })
    await contact({ user_id: world.bert, minutes: 7 })
    const file = await platform.app.inject({
      url: `/api/care-record/file?course-id=${world.course_id}`,
      headers: { authorization: `Bearer ${world.clients.eva.sessionId}` },
    })
    expect(file.headers['content-type']).toBe('application/pdf')
    const { pages, tagged, lang, roles } = await readPdf(file.rawPayload)
    expect({ tagged, lang }).toEqual({ tagged: true, lang: 'de-DE' })
    expect(roles).toEqual(expect.arrayContaining(['H1', 'Table', 'TH', 'TD']))
    const words = pages.join(' ')
    expect(words).toContain('Betreuungsnachweis')
    for (const said of ['Atmen', 'KU-ST-7K4M9Q', 'Eva Weiß', '1 von 2 Teilnahmen'])
      expect(words).toContain(said)
    expect(words).toMatch(/Anna Ärmel seit 25\.0?2\.2026 0 24 0 24 Erfüllt/)
    expect(words).toMatch(/Bert Ärmel seit 25\.0?2\.2026 0 7 0 7 Zu wenig/)
    expect((await world.clients.kai.get('/care-record/file', { 'course-id': world.course_id })).status).toBe(
      404,
    )
  })

  it('keeps the minutes of who leaves, and nothing about them', async () => {
    await contact({ minutes: 11, note: 'Rückenschmerzen' })
    await platform.run((context) =>
      addQuestion(context, {
        course_id: world.course_id,
        user_id: world.anna,
        asked: { text: 'Hilft Wärme?', at: new Date('2026-03-01T09:00:00Z') },
        answers: [{ text: 'Ja.', at: new Date('2026-03-01T10:00:00Z'), author_id: world.eva, minutes: 2 }],
      }),
    )
    expect((await world.clients.anna.get('/user-data')).body).toMatchObject({
      sections: {
        care: { contacts: [{ minutes: 11 }], messages: [{ text: 'Hilft Wärme?' }, { minutes: 2 }] },
      },
    })
    const left = await world.clients.ada.inject({
      method: 'DELETE',
      url: `/api/user?user-id=${world.anna}`,
      headers: { 'x-admin-password': TEST_PASSWORD },
    })
    expect(left.status).toBe(200)
    const [, former] = await records()
    expect(former).toEqual({
      user_id: null,
      name: '',
      started_on: '2026-02-25',
      finished_on: null,
      appointment_minutes: 0,
      contact_minutes: 11,
      answer_minutes: 2,
    })
    expect(former && careTotal(former)).toBe(13)
    const tables = ['care_messages', 'care_contacts', 'care_questions', 'mails'] as const
    for (const table of tables) {
      const rows = await platform.context.db.selectFrom(table).selectAll().execute()
      expect(JSON.stringify(rows)).not.toMatch(/Wärme|Rückenschmerzen/)
    }
  })
})
