import ICAL from 'ical.js'
import { calendarCalls } from '@kursportal/shared/contract'
import { loggedAddress } from '../../platform/log.ts'
import { addLearning } from '../../seed/scenarios/learning.ts'
import { codeOf } from '../../testing/answers.ts'
import type { TestAnswer } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { openLearningWorld, type LearningWorld } from '../learning/learning.fixtures.ts'

const feedIn = (answer: TestAnswer) => calendarCalls.readCalendarFeed.answer.parse(answer.body)
const entriesIn = (answer: TestAnswer) => calendarCalls.readCalendar.answer.parse(answer.body).entries

/** The events of a file, read as a calendar would. */
const eventsIn = ({ text }: TestAnswer) => {
  const file = new ICAL.Component(ICAL.parse(text) as unknown[])
  for (const zone of file.getAllSubcomponents('vtimezone')) ICAL.TimezoneService.register(zone)
  return file.getAllSubcomponents('vevent').map((component) => {
    const event = new ICAL.Event(component)
    return {
      uid: event.uid,
      title: event.summary,
      starts: event.startDate.isDate ? event.startDate.toString() : event.startDate.toJSDate().toISOString(),
      zone: event.startDate.isDate ? null : event.startDate.zone.tzid,
      status: component.getFirstPropertyValue('status'),
      sequence: event.sequence,
      alarms: component.getAllSubcomponents('valarm').length,
    }
  })
}

describe('the calendar', () => {
  let platform: TestPlatform
  let world: LearningWorld
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())

  /** Anna has begun a timed course of three chapters on Monday, 3 May 2027. */
  beforeEach(async () => {
    world = await openLearningWorld(platform, { unlock_mode: 'timed' })
    await on('2027-05-03T16:00:00Z')
    for (const title of ['A', 'B']) await world.read(await world.lecture(title))
  })
  const on = async (instant: string): Promise<void> => {
    platform.clock.set(instant)
    await world.logIn()
  }
  const subscribe = async (): Promise<string> => {
    const { address } = feedIn(await world.anna.put('/calendar-feed'))
    return new URL(address ?? '').searchParams.get('token') ?? ''
  }
  const load = (token: string) => platform.client.get('/calendar.ics', { token })
  const meet = async (starts_at: string) => {
    const eva = await platform.as('eva@beispiel.de')
    const made = await eva.post('/appointment', {
      course_id: world.live,
      title: 'Fragestunde; mit Eva, live',
      starts_at,
      minutes: 45,
      link: 'https://treffen.example/geheim',
    })
    return { eva, id: (made.body as { id: string }).id }
  }
  const pause = (until: string) => world.anna.post('/course-pause', { course_id: world.live, until })

  it('holds chapters as days and appointments in the time of Berlin, with no alarm', async () => {
    await meet('2027-05-11T16:30:00.000Z')
    const answer = await load(await subscribe())
    expect(answer.headers).toMatchObject({
      'content-type': 'text/calendar; charset=utf-8',
      'cache-control': 'private, no-cache',
    })
    expect(eventsIn(answer)).toMatchObject([
      { title: 'Rücken: Kapitel 2, „Zwei“', starts: '2027-05-10', zone: null, status: 'CONFIRMED' },
      {
        title: 'Fragestunde; mit Eva, live (Rücken)',
        starts: '2027-05-11T16:30:00.000Z',
        zone: 'Europe/Berlin',
        status: 'CONFIRMED',
      },
    ])
    expect(eventsIn(answer).map(({ alarms }) => alarms)).toEqual([0, 0])
    expect(answer.text).toContain('DTSTART;TZID=Europe/Berlin:20270511T183000')
    expect(answer.text).toContain('DTSTART;VALUE=DATE:20270510\r\n')
    // In UTC, and said so (RFC 5545, 3.8.7.2): strict readers refuse the file otherwise.
    expect(answer.text.match(/^DTSTAMP:20270503T16000\dZ\r$/gm)).toHaveLength(2)
    for (const line of answer.text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75)
    // Titles only: neither who it is nor where one meets.
    expect(answer.text).not.toMatch(/anna|geheim|beispiel\.de/i)
  })

  it('keeps what an event is called by when it is moved or cancelled', async () => {
    const token = await subscribe()
    const { eva, id } = await meet('2027-05-11T16:30:00.000Z')
    const before = eventsIn(await load(token))
    await pause('2027-05-16')
    await eva.patch('/appointment', { cancelled: true, based_on: 0 }, { 'appointment-id': id })
    const after = eventsIn(await load(token))
    expect(after).toMatchObject([
      {
        uid: before[1]?.uid,
        title: 'Abgesagt: Fragestunde; mit Eva, live (Rücken)',
        status: 'CANCELLED',
        sequence: 1,
      },
      { uid: before[0]?.uid, starts: '2027-05-24' },
    ])
  })

  it('is read by its address alone, which ends with a new one and when it is switched off', async () => {
    expect(feedIn(await world.anna.get('/calendar-feed'))).toEqual({
      address: null,
      created_at: null,
      read_at: null,
    })
    const first = await subscribe()
    expect(Buffer.from(first, 'base64url')).toHaveLength(20)
    expect(feedIn(await world.anna.get('/calendar-feed'))).toMatchObject({
      address: `http://localhost:3000/api/calendar.ics?token=${first}`,
      read_at: null,
    })
    await load(first)
    expect(feedIn(await world.anna.get('/calendar-feed')).read_at).toMatch(/^2027-05-03T16:00/)
    const second = await subscribe()
    expect(codeOf(await load(first))).toBe('404 not_found')
    expect((await load(second)).status).toBe(200)
    expect((await world.anna.delete('/calendar-feed')).status).toBe(204)
    for (const token of [second, 'x', '%']) expect(codeOf(await load(token))).toBe('404 not_found')
  })

  it('keeps its secret: not in the database in the clear, not in the export, not in the log', async () => {
    const token = await subscribe()
    const rows = await platform.context.db.selectFrom('calendar_feeds').selectAll().execute()
    const stored = rows.flatMap(({ token_hash, token_encrypted }) => [token_hash, token_encrypted])
    for (const bytes of stored) expect(Buffer.from(bytes).includes(token)).toBe(false)
    expect((await world.anna.get('/user-data')).text).not.toContain(token)
    expect(loggedAddress(`/api/calendar.ics?token=${token}&x=1`)).toBe(
      '/api/calendar.ics?token=[hidden]&x=[hidden]',
    )
  })

  it('shows the coming weeks, and what opened in the last one and was not begun', async () => {
    await meet('2027-05-11T16:30:00.000Z')
    const states = async () =>
      entriesIn(await world.anna.get('/calendar')).map(({ kind, state, day }) => `${kind} ${state} ${day}`)
    expect(await states()).toEqual(['unit planned 2027-05-10', 'appointment planned 2027-05-11'])
    await on('2027-05-12T10:00:00Z')
    expect(await states()).toEqual(['unit open 2027-05-10'])
    await on('2027-05-18T10:00:00Z')
    expect(await states()).toEqual([])
    await on('2027-05-12T10:00:00Z')
    await world.anna.get('/video', { 'video-id': await world.lecture('C') })
    expect(await states()).toEqual([])
    expect((await platform.client.get('/calendar')).status).toBe(401)
    expect(entriesIn(await (await platform.as('minor@beispiel.de')).get('/calendar'))).toEqual([])
  })

  it('holds the last day to begin, and after a finish the certificate and the day of the next time', async () => {
    const kinds = async () =>
      entriesIn(await world.anna.get('/calendar')).map(({ kind, day }) => `${kind} ${day}`)
    await platform.context.db.deleteFrom('participations').execute()
    await platform.context.db
      .updateTable('courses')
      .set({ certified_until: '2027-06-30' })
      .where('id', '=', world.live)
      .execute()
    expect(await kinds()).toEqual(['begin_by 2027-06-30'])
    await platform.context.db
      .updateTable('courses')
      .set({ certified_until: null })
      .where('id', '=', world.live)
      .execute()
    await on('2027-12-01T10:00:00Z')
    await platform.run((context) =>
      addLearning(context, {
        user_id: world.anna_id,
        course_id: world.live,
        share: 1,
        begun_days_ago: 20,
        took_days: 20,
      }),
    )
    expect(await kinds()).toEqual(['certificate 2027-12-08', 'redo 2028-01-01'])
  })

  it('gives the next opening of a course as a file', async () => {
    const file = await world.anna.get('/calendar/file', { 'course-id': world.live })
    expect(file.headers['content-disposition']).toBe('attachment; filename="kurs-geht-weiter.ics"')
    expect(eventsIn(file)).toMatchObject([{ starts: '2027-05-10' }])
    await on('2027-05-10T10:00:00Z')
    expect(eventsIn(await world.anna.get('/calendar/file', { 'course-id': world.live }))).toEqual([])
    const minor = await platform.as('minor@beispiel.de')
    expect(codeOf(await minor.get('/calendar/file', { 'course-id': world.live }))).toBe('404 not_found')
  })
})
