import { berlinDay } from '@kursportal/shared/domain'
import { addCourse, publishCourse } from '../../seed/scenarios/courses.ts'
import { addAccess } from '../../seed/scenarios/learning.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import { codeOf, itemsOf } from '../../testing/answers.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { openWithdrawalWorld, type WithdrawalWorld } from './withdrawals.fixtures.ts'

describe('withdrawals from what an access gives', () => {
  let platform: TestPlatform
  let admin: WithdrawalWorld['admin']
  let learner: WithdrawalWorld['learner']
  let erna: string
  let access: string
  let course: WithdrawalWorld['course']
  let declare: WithdrawalWorld['declare']
  let caseOf: WithdrawalWorld['caseOf']
  let decide: WithdrawalWorld['decide']
  let learnsCourse: WithdrawalWorld['learnsCourse']

  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    ;({ admin, learner, erna, access, course, declare, caseOf, decide, learnsCourse } =
      await openWithdrawalWorld(platform))
  })

  it('take one of several courses of an access; what is left stays, and the one is a new contract', async () => {
    const both = await platform.run(async (context) => {
      const owner_id = await addPerson(context, { email: 'eva@beispiel.de', is_course_creator: true })
      const fields = { title: 'Schlaf', price_cents: 4_900 }
      const draft = await addCourse(context, { fields, chapters: [] }, { owner_id })
      await publishCourse(context, draft)
      return addAccess(context, {
        owner_id,
        name: 'Beide',
        course_ids: [course.draft, draft],
        fee_cents: 9_900,
      })
    })
    const query = { 'access-id': both }
    await admin.delete('/access/user', { 'access-id': access, 'user-id': erna })
    expect(codeOf(await learner.post('/access/join', undefined, { ...query, order_cents: '1' }))).toBe(
      '409 order_not_confirmed',
    )
    expect((await learner.post('/access/join', undefined, { ...query, order_cents: '9900' })).status).toBe(
      204,
    )
    const { courses } = (await learner.get('/access', query)).body as { courses: { id: string }[] }
    const sleep = courses.map(({ id }) => id).find((id) => id !== course.live) ?? ''
    const concluded = (await caseOf(await declare())).courses.map(({ concluded_on }) => concluded_on)
    platform.clock.advance(5 * 86_400)
    await decide(await declare(), { state: 'accepted', course_ids: [sleep] })

    const title = (name: string, withdrawn: boolean) => expect.objectContaining({ title: name, withdrawn })
    expect((await learner.get('/access', query)).body).toMatchObject({
      has_access: true,
      can: { join: true },
      order: { total_cents: 4_900 },
      courses: expect.arrayContaining([title('Rücken', false), title('Schlaf', true)]),
    })
    expect(await learnsCourse()).toBe(true)
    expect((await learner.get('/course', { 'course-id': sleep })).status).toBe(404)
    expect(itemsOf(await admin.get('/other-user/accesses', { 'user-id': erna }))).toMatchObject([
      { name: 'Beide', courses: 2, withdrawn: 1 },
    ])

    // It is not given back for nothing, and the new contract has a period of its own.
    expect(codeOf(await learner.post('/access/join', undefined, query))).toBe('409 order_not_confirmed')
    expect((await learner.post('/access/join', undefined, { ...query, order_cents: '4900' })).status).toBe(
      204,
    )
    expect((await learner.get('/course', { 'course-id': sleep })).status).toBe(200)
    expect((await learner.get('/access', query)).body).toMatchObject({ can: { join: false }, order: null })
    const again = await caseOf(await declare())
    expect(again.courses).toMatchObject([
      { title: 'Rücken', concluded_on: concluded[0], withdrawn: false },
      { title: 'Schlaf', concluded_on: berlinDay(platform.clock.now()), withdrawn: false },
    ])
    await decide(again.id, { state: 'accepted', course_ids: [sleep] })
    expect((await learner.get('/course', { 'course-id': sleep })).status).toBe(404)
  })

  it('leave an access that a leader can give anew for the course that was taken', async () => {
    const both = await platform.run(async (context) => {
      const owner_id = await addPerson(context, { email: 'eva@beispiel.de', is_course_creator: true })
      const other = await addCourse(context, { fields: { title: 'Schlaf' }, chapters: [] }, { owner_id })
      await publishCourse(context, other)
      return addAccess(context, {
        owner_id,
        name: 'Beide',
        course_ids: [course.draft, other],
        user_ids: [erna],
      })
    })
    const give = () => admin.post('/access/user', undefined, { 'access-id': both, 'user-id': erna })
    expect(codeOf(await give())).toBe('409 user_already_has_access')
    await decide(await declare(), { state: 'accepted', course_ids: [course.live] })
    expect(await learnsCourse()).toBe(false)
    const many = { access_id: both, user_ids: [erna], dry_run: true }
    expect((await admin.post('/access/users', many)).body).toMatchObject({ done: 1 })
    expect((await give()).status).toBe(204)
    expect(await learnsCourse()).toBe(true)
    expect(codeOf(await give())).toBe('409 user_already_has_access')
  })

  it('take a course that everybody has from this person only', async () => {
    await admin.patch('/default-ids', { access_ids: [access] })
    await platform.run((context) => addPerson(context, { email: 'otto@beispiel.de' }))
    const otto = await platform.as('otto@beispiel.de')
    await decide(await declare(), { state: 'accepted', course_ids: [course.live] })
    expect(await learnsCourse()).toBe(false)
    expect((await otto.get('/course', { 'course-id': course.live })).status).toBe(200)
  })
})
