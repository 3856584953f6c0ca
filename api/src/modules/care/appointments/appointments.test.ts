import type { Appointment } from '@kursportal/shared/contract'
import { takeCourses } from '../../learning/withdrawn-courses.ts'
import { addWithdrawal } from '../../../seed/scenarios/withdrawals.ts'
import { itemsOf } from '../../../testing/answers.ts'
import { openTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { waitUntil } from '../../../testing/wait-until.ts'
import { openCareWorld, type CareWorld } from '../care.fixtures.ts'
import { appointmentsOf } from './appointments-of.ts'
import { announceAppointment } from './announce-appointment.ts'

const given = {
  title: 'Fragestunde',
  starts_at: '2026-03-09T17:30:00.000Z',
  minutes: 30,
  link: 'https://meet.example/atmen',
}

describe('live appointments', () => {
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

  const make = async (changes = {}): Promise<Appointment> => {
    const answer = await world.clients.eva.post('/appointment', {
      course_id: world.course_id,
      ...given,
      ...changes,
    })
    expect(answer.status).toBe(200)
    return answer.body as Appointment
  }
  const edit = (id: string, body: object, client = world.clients.eva) =>
    client.patch('/appointment', body, { 'appointment-id': id })
  const listed = async (client = world.clients.anna, query = {}) =>
    itemsOf(await client.get('/appointments', { 'course-id': world.course_id, ...query }))
  const mails = () => platform.context.db.selectFrom('mails').selectAll().orderBy('to_address').execute()
  const mailed = async (count: number) => {
    await waitUntil(async () => (await mails()).length >= count)
    return mails()
  }

  it('are seen by who takes the course, soonest first, and by nobody else', async () => {
    const later = await make({ starts_at: '2026-03-16T17:30:00.000Z', link: null })
    const sooner = await make()
    expect(await listed()).toEqual([sooner, later])
    expect(sooner).toMatchObject({ ...given, cancelled: false, revision: 0 })
    for (const stranger of [world.clients.kai, world.clients.lena])
      expect((await stranger.get('/appointments', { 'course-id': world.course_id })).status).toBe(404)
  })

  it('are over once their last minute has passed, latest first', async () => {
    const first = await make()
    const second = await make({ starts_at: '2026-03-09T18:00:00.000Z' })
    platform.clock.set('2026-03-09T18:29:59Z')
    expect(await listed()).toEqual([second])
    expect(await listed(world.clients.eva, { over: true })).toEqual([first])
    platform.clock.set('2026-03-09T18:30:00Z')
    expect(await listed()).toEqual([])
    expect(await listed(world.clients.eva, { over: true })).toEqual([second, first])
  })

  it('are moved and cancelled by who leads the course, from what stands there', async () => {
    const { id } = await make()
    const moved = { starts_at: '2026-03-10T17:30:00.000Z' }
    expect((await edit(id, { ...moved, based_on: 0 })).body).toMatchObject({
      ...given,
      ...moved,
      revision: 1,
    })
    expect((await edit(id, { cancelled: true, based_on: 0 })).body).toMatchObject({
      status: 409,
      code: 'edited_meanwhile',
    })
    const admin = await edit(id, { cancelled: true, based_on: 1 }, world.clients.ada)
    expect(admin.body).toMatchObject({ cancelled: true, revision: 2 })
    expect(await listed()).toMatchObject([{ id, cancelled: true }])
    expect((await edit(id, { cancelled: true, based_on: 2 }, world.clients.kai)).status).toBe(404)
    expect((await edit(id, { cancelled: true, based_on: 2 }, world.clients.anna)).status).toBe(403)
  })

  it.each([
    ['an address that is not https', { link: 'http://meet.example' }],
    ['an address that runs something', { link: 'javascript:alert(1)' }],
    ['no title', { title: ' ' }],
    ['no minutes', { minutes: 0 }],
    ['no time', { starts_at: 'morgen' }],
  ])('are refused with %s', async (_what, changes) => {
    const answer = await world.clients.eva.post('/appointment', {
      course_id: world.course_id,
      ...given,
      ...changes,
    })
    expect(answer.body).toMatchObject({ status: 422, details: [{ path: Object.keys(changes)[0] }] })
  })

  it('are announced to those who are in the middle of the course, without its title in the subject', async () => {
    const withdrawal = { number: 'W-1', name: 'Bert', email: 'bert@beispiel.de', contract: 'Atmen' }
    await platform.run(async (context) => {
      const withdrawalId = await addWithdrawal(context, { ...withdrawal, received_at: context.clock.now() })
      await takeCourses(context, { userId: world.bert, liveIds: [world.course_id], withdrawalId })
    })
    const { id } = await make({ announce: true })
    const [announced, ...others] = await mailed(1)
    expect(others).toEqual([])
    expect(announced).toMatchObject({
      to_address: 'anna@beispiel.de',
      subject: 'Neuer Termin: Montag, 9. März 2026 um 18:30 Uhr',
      text: expect.stringMatching(/Atmen[^]*Fragestunde[^]*30 Minuten[^]*\/courses\//),
    })
    await edit(id, { starts_at: '2026-03-10T17:30:00.000Z', based_on: 0, announce: true })
    await mailed(2)
    await edit(id, { cancelled: true, based_on: 1, announce: true })
    const subjects = (await mailed(3)).map(({ subject }) => subject)
    expect(subjects.toSorted()).toEqual([
      'Geänderter Termin: Dienstag, 10. März 2026 um 18:30 Uhr',
      'Neuer Termin: Montag, 9. März 2026 um 18:30 Uhr',
      'Termin fällt aus: Dienstag, 10. März 2026 um 18:30 Uhr',
    ])
  })

  it('are announced to nobody by a process that stops, so that the next one tells all', async () => {
    const { id } = await make()
    const stopped = AbortSignal.abort(new Error('the process stops'))
    await expect(
      platform.run((context) => announceAppointment(context, { appointment_id: id, what: 'new' }, stopped)),
    ).rejects.toThrow('the process stops')
  })

  it('are not announced to who has the course no more', async () => {
    const { db } = platform.context
    await db.deleteFrom('access_users').where('user_id', '=', world.bert).execute()
    await make({ announce: true })
    await mailed(1)
    await make({ title: 'Die letzte', announce: true })
    const told = await mailed(2)
    expect(told.map(({ to_address }) => to_address)).toEqual(['anna@beispiel.de', 'anna@beispiel.de'])
  })

  it('that are over or not meant to be told are told to nobody', async () => {
    await make({ starts_at: '2026-03-01T17:30:00.000Z', announce: true })
    await make()
    await make({ title: 'Die letzte', announce: true })
    const told = await mailed(2)
    expect(told.map(({ text }) => text.includes('Die letzte'))).toEqual([true, true])
  })

  it('stand in the calendar of who takes the course and of who made it', async () => {
    const { id } = await make()
    await edit(id, { cancelled: true, based_on: 0 })
    await make({ starts_at: '2026-04-01T00:00:00.000Z' })
    const march = { from: new Date('2026-03-09T17:30:00Z'), to: new Date('2026-04-01T00:00:00Z') }
    const of = (user_id: string) => appointmentsOf(platform.context, { user_id, ...march })
    const [mine, ...more] = await of(world.anna)
    expect(mine).toMatchObject({
      id,
      course_title: 'Atmen',
      title: 'Fragestunde',
      cancelled: true,
      revision: 1,
    })
    expect(more).toEqual([])
    expect(await of(world.eva)).toHaveLength(1)
    const { id: kai } = await platform.context.db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'kai@beispiel.de')
      .executeTakeFirstOrThrow()
    expect(await of(kai)).toEqual([])
  })
})
