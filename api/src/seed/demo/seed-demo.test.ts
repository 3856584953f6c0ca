import { itemsOf } from '../../testing/answers.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { seedCertificates } from './seed-certificates.ts'
import { seedCourses } from './seed-courses.ts'
import { seedPeople } from './seed-people.ts'
import { seedSocieties } from './seed-societies.ts'
import { seedTexts } from './seed-texts.ts'

describe('the demo', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await openTestPlatform()
    await platform.run(async (context) => {
      await seedTexts(context)
      await seedPeople(context)
      await seedSocieties(context)
      const owner = await context.db
        .selectFrom('users')
        .select('id')
        .where('email', '=', 'creator@kursportal.example')
        .executeTakeFirstOrThrow()
      await seedCourses(context, owner.id, new Map())
      await seedCertificates(context)
    })
  }, 120_000)
  afterAll(() => platform.close())

  it('has somebody in every role, who can log in', async () => {
    const roles = {
      admin: ['admin'],
      creator: ['course_creator'],
      leader: ['group_leader'],
      sales: ['salesman'],
      learner: [],
    }
    for (const [name, expected] of Object.entries(roles)) {
      const person = await platform.as(`${name}@kursportal.example`)
      const session = await person.get('/session-id')
      expect(session.body).toMatchObject({ roles: expect.arrayContaining(expected) })
    }
  })

  it('has insurances that are found by typing, as when registering', async () => {
    const found = await platform.client.get('/insurances', { search: 'grün', limit: 10 })
    expect(itemsOf(found).map(({ name }) => name)).toEqual(['Betriebskrankenkasse Grünwerk'])
  })

  it('shows the learner running, waiting and finished courses, and the one for minors only to minors', async () => {
    const coursesOf = async (name: string) => {
      const answer = await (await platform.as(`${name}@kursportal.example`)).get('/courses')
      return (answer.body as { items: { title: string; state: string }[] }).items
    }
    const learner = await coursesOf('learner')
    expect(new Set(learner.map((course) => course.state))).toEqual(
      new Set(['running', 'not_started', 'finished']),
    )
    const minor = await coursesOf('minor')
    const known = new Set(learner.map((course) => course.title))
    const extra = minor.filter((course) => !known.has(course.title))
    expect(extra).toHaveLength(1)
    expect(minor).toHaveLength(learner.length + 1)
  })

  it('shows the learner a certificate, and a finished course that still waits for one', async () => {
    const learner = await platform.as('learner@kursportal.example')
    expect((await learner.get('/certificates')).body).toMatchObject({
      total: 1,
      items: [{ course_title: 'Atem holen', name: 'Annegret Schäfer' }],
    })
    const finished = itemsOf(await learner.get('/courses')).filter(({ state }) => state === 'finished')
    expect(finished.map(({ certificate }) => certificate !== null)).toEqual(
      expect.arrayContaining([true, false]),
    )
  })

  it('has finishes that earn something', async () => {
    const answer = await (await platform.as('sales@kursportal.example')).get('/sales-performance')
    const { societies } = answer.body as { societies: { money: { earned: number } }[] }
    expect(societies[0]?.money.earned).toBeGreaterThan(0)
  })

  it('has forums with something new for the learner and something to decide for the creator', async () => {
    const learner = await platform.as('learner@kursportal.example')
    const courses = await learner.get('/courses')
    const { items } = courses.body as { items: { id: string; title: string }[] }
    const back = items.find(({ title }) => title === 'Rücken in Bewegung')?.id
    const topics = await learner.get('/threads', { 'course-id': back })
    expect(topics.body).toMatchObject({ total: 5, items: [{ pinned: true }, {}, {}, {}, {}] })
    const beside = (topics.body as { items: { referrer: object | null }[] }).items.filter(
      (item) => item.referrer,
    )
    expect(beside).toHaveLength(1)
    expect((await learner.get('/forum', { 'course-id': back })).body).toMatchObject({ unread: 3 })
    const creator = await platform.as('creator@kursportal.example')
    expect((await creator.get('/forum', { 'course-id': back })).body).toMatchObject({ open_reports: 1 })
  })
})
