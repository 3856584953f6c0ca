import { learningCalls } from '@kursportal/shared/contract'
import { chapter, text } from '../../seed/scenarios/lectures.ts'
import { p } from '../../seed/scenarios/rich-text.ts'
import { addCourse, publishCourse } from '../../seed/scenarios/courses.ts'
import { addAccess } from '../../seed/scenarios/learning.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'

const COURSES = ['Atmen', 'Beugen', 'Dehnen']

/** Anna has all courses, Bea the last two; both asked in an order of their own. */
const openWorld = async (platform: TestPlatform) => {
  await platform.reset()
  await platform.run(async (context) => {
    const owner_id = await addPerson(context, { email: 'eva@beispiel.de', is_course_creator: true })
    const anna = await addPerson(context, { email: 'anna@beispiel.de' })
    const bea = await addPerson(context, { email: 'bea@beispiel.de' })
    for (const [place, title] of COURSES.entries()) {
      const content = { fields: { title }, chapters: [chapter('Eins', '', text('A', p('A')))] }
      const draft = await addCourse(context, content, { owner_id })
      await publishCourse(context, draft)
      await addAccess(context, {
        owner_id,
        name: title,
        course_ids: [draft],
        user_ids: place === 0 ? [anna] : [anna, bea],
      })
    }
  })
  return { anna: await platform.as('anna@beispiel.de'), bea: await platform.as('bea@beispiel.de') }
}

const list = async (client: TestClient, query: Record<string, string> = {}) => {
  const { items, total } = learningCalls.listCourses.answer.parse((await client.get('/courses', query)).body)
  return { titles: items.map(({ title }) => title), total, items }
}

describe('lists of courses', () => {
  let platform: TestPlatform
  let world: Awaited<ReturnType<typeof openWorld>>
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  beforeEach(async () => {
    world = await openWorld(platform)
  })
  afterAll(() => platform.close())

  it('asked for in the same moment are each their own, page by page', async () => {
    const { anna, bea } = world
    const answers = await Promise.all([
      list(anna),
      list(bea),
      list(anna, { limit: '1', offset: '1' }),
      list(bea, { limit: '1' }),
      list(anna, { limit: '2', offset: '2147483648' }),
      list(bea, { search: 'dehn' }),
    ])
    expect(answers.map(({ titles, total }) => [titles, total])).toEqual([
      [COURSES, 3],
      [['Beugen', 'Dehnen'], 2],
      [['Beugen'], 3],
      [['Beugen'], 2],
      [[], 3],
      [['Dehnen'], 1],
    ])
  })

  it('of more people than go into one query lose nobody', async () => {
    const { anna, bea } = world
    const asked = Array.from({ length: 40 }, (_, place) => (place % 3 === 0 ? bea : anna))
    const totals = (await Promise.all(asked.map((client) => list(client)))).map(({ total }) => total)
    expect(totals).toEqual(asked.map((client) => (client === bea ? 2 : 3)))
  })

  it('show a course nobody has begun as it is on the day, to each with their own invitation', async () => {
    const { anna, bea } = world
    await platform.run(async ({ db }) => {
      await db.updateTable('courses').set({ certified_until: '2030-06-01' }).execute()
      await db
        .updateTable('access_users')
        .set({ created_at: new Date('2030-01-02T08:00:00Z') })
        .where('user_id', '=', (eb) =>
          eb.selectFrom('users').select('id').where('email', '=', 'bea@beispiel.de'),
        )
        .execute()
    })
    const invited = async (client: TestClient) =>
      (await list(client)).items.find(({ title }) => title === 'Dehnen')?.invited_at
    expect(await invited(bea)).toBe('2030-01-02T08:00:00.000Z')
    expect(await invited(anna)).not.toBe(await invited(bea))
    const mayBegin = async (client: TestClient) =>
      (await list(client)).items.map(({ can_begin }) => can_begin)
    expect(await mayBegin(anna)).toEqual([true, true, true])
    platform.clock.set('2030-06-02T08:00:00Z')
    expect(await mayBegin(await platform.as('anna@beispiel.de'))).toEqual([false, false, false])
  })
})
