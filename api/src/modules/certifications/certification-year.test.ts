import { overviewCalls } from '@kursportal/shared/contract'
import { codeOf, itemsOf } from '../../testing/answers.ts'
import { openLearningWorld, type LearningWorld } from '../learning/learning.fixtures.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { warnOfEndings } from './warn-of-endings.ts'

type Mail = { to: string; subject: string; template_key: string; text: string }

/** From a certification over both warnings to its end, and on after the next one. */
describe('the year of a certification', () => {
  let platform: TestPlatform
  let world: LearningWorld
  beforeAll(async () => {
    platform = await openTestPlatform()
    platform.clock.set('2026-12-01T09:00:00Z')
    world = await openLearningWorld(platform)
    await platform.run((context) => addPerson(context, { email: 'ada@beispiel.de', is_admin: true }))
    await certify('2027-12-31', 'KU-BE-A1B2C3')
  })
  afterAll(() => platform.close())

  const certify = async (certified_until: string, certification_number: string): Promise<void> => {
    const eva = await platform.as('eva@beispiel.de')
    await eva.patch('/course', { certified_until, certification_number }, { 'course-id': world.draft })
    expect((await eva.put('/course/live', undefined, { 'course-id': world.draft })).status).toBe(200)
  }
  const warnings = async (): Promise<Mail[]> => {
    const { body } = await platform.client.get('/dev/outbox', { limit: 200 })
    return (body as { items: Mail[] }).items.filter(
      ({ template_key }) => template_key === 'certification-ending',
    )
  }
  const standing = async () => {
    const ada = await platform.as('ada@beispiel.de')
    return itemsOf(await ada.get('/certifications'))[0]
  }
  const tasks = async () => {
    const ada = await platform.as('ada@beispiel.de')
    return overviewCalls.readOverview.answer.parse((await ada.get('/admin/overview')).body).tasks
      .certifications
  }

  it('begins in peace', async () => {
    platform.clock.set('2027-10-01T10:00:00Z')
    expect(await warnOfEndings(platform.services)).toBe(0)
    expect(await standing()).toMatchObject({ state: 'valid', certification_number: 'KU-BE-A1B2C3' })
    expect(await tasks()).toEqual({ ends_soon: 0, expired: 0 })
  })

  it('warns creator and admins 90 days before, once, whoever runs it', async () => {
    platform.clock.set('2027-10-02T10:00:00Z')
    const stopped = AbortSignal.abort(new Error('the process stops'))
    await expect(warnOfEndings(platform.services, stopped)).rejects.toThrow('the process stops')
    const runs = await Promise.all([warnOfEndings(platform.services), warnOfEndings(platform.services)])
    expect(runs.toSorted((one, other) => one - other)).toEqual([0, 1])
    platform.clock.set('2027-11-30T10:00:00Z')
    expect(await warnOfEndings(platform.services)).toBe(0)
    const mails = await warnings()
    expect(mails.map(({ to }) => to).toSorted()).toEqual(['ada@beispiel.de', 'eva@beispiel.de'])
    expect(mails[0]?.subject).toBe('Die Zertifizierung von „Rücken“ endet am 31.12.2027')
    expect(mails[0]?.text).toContain(`/course-editor/courses/${world.draft}/details`)
    expect(await standing()).toMatchObject({ state: 'ends_soon' })
    expect(await tasks()).toEqual({ ends_soon: 1, expired: 0 })
    const eva = await platform.as('eva@beispiel.de')
    expect(itemsOf(await eva.get('/courses/dev'))[0]).toMatchObject({ certified_until: '2027-12-31' })
  })

  it('warns again 30 days before', async () => {
    platform.clock.set('2027-12-01T10:00:00Z')
    expect(await warnOfEndings(platform.services)).toBe(1)
    expect(await warnOfEndings(platform.services)).toBe(0)
    expect(await warnings()).toHaveLength(4)
  })

  it('ends with the last day: nobody begins, and nobody is warned any more', async () => {
    await world.logIn()
    const first = await world.lecture('A')
    platform.clock.set('2027-12-31T23:00:00Z')
    await world.logIn()
    expect(codeOf(await world.read(first))).toBe('403 locked')
    expect(await warnOfEndings(platform.services)).toBe(0)
    expect(await standing()).toMatchObject({ state: 'expired' })
    expect(await tasks()).toEqual({ ends_soon: 0, expired: 1 })
  })

  it('goes on with the next certification, which is warned of anew', async () => {
    await certify('2028-02-15', 'KU-BE-D4E5F6')
    expect(codeOf(await world.read(await world.lecture('A')))).toBe('200')
    expect(await warnOfEndings(platform.services)).toBe(1)
    // 46 days are left: the warning of 90 days is due, that of 30 comes later.
    platform.clock.set('2028-01-16T10:00:00Z')
    expect(await warnOfEndings(platform.services)).toBe(1)
    expect(await warnings()).toHaveLength(8)
  })

  it('is not warned of where a creator leads and administers: they get one mail', async () => {
    const before = (await warnings()).length
    await platform.context.db
      .updateTable('users')
      .set({ is_admin: true })
      .where('email', '=', 'eva@beispiel.de')
      .execute()
    platform.clock.set('2028-01-20T10:00:00Z')
    await certify('2028-02-01', 'KU-BE-D4E5F6')
    // 12 days: the nearer warning alone.
    expect(await warnOfEndings(platform.services)).toBe(1)
    expect(await warnings()).toHaveLength(before + 2)
  })
})
