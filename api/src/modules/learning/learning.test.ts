import { newId } from '../../platform/ids.ts'
import { chapter, text } from '../../seed/scenarios/lectures.ts'
import { doc, p } from '../../seed/scenarios/rich-text.ts'
import { addCourse, publishCourse } from '../../seed/scenarios/courses.ts'
import { addAccess } from '../../seed/scenarios/learning.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import { codeOf, itemsOf } from '../../testing/answers.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, TEST_PASSWORD, type TestPlatform } from '../../testing/test-platform.ts'
import { UNKNOWN } from '../../testing/values.ts'
import { openLearningWorld, reported, type LearningWorld } from './learning.fixtures.ts'

const everyCall = async (client: TestClient, course_id: string, chapter_id: string, video_id: string) => [
  await client.get('/course', { 'course-id': course_id }),
  await client.get('/chapters', { 'course-id': course_id }),
  await client.get('/chapters-videos', { 'course-id': course_id }),
  await client.get('/first-video', { 'course-id': course_id }),
  await client.get('/redo-course', { 'course-id': course_id }),
  await client.get('/chapter', { 'chapter-id': chapter_id }),
  await client.get('/videos', { 'chapter-id': chapter_id }),
  await client.get('/video', { 'video-id': video_id }),
  await client.get('/video/next', { 'video-id': video_id }),
  await client.get('/video/rich-text', { 'video-id': video_id }),
  await client.post('/video/progress', { video_id, progress: 0.5 }),
  await client.post('/course-finish', { course_id }),
  await client.post('/redo-course', { course_id }),
]

describe('learning', () => {
  let platform: TestPlatform
  let world: LearningWorld
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())

  describe('who may', () => {
    beforeEach(async () => {
      world = await openLearningWorld(platform)
    })

    it('asks for a login', async () => {
      const answers = await everyCall(platform.client, world.live, UNKNOWN, UNKNOWN)
      expect([...answers, await platform.client.get('/courses')].map(codeOf)).toEqual(
        Array(14).fill('401 not_logged_in'),
      )
    })

    it('shows nobody a course that no access grants them, its creator included', async () => {
      const [first] = await world.chapters()
      const lectureId = first?.videos[0]?.id ?? ''
      const foreign = await everyCall(world.eva, world.live, first?.id ?? '', lectureId)
      expect(foreign.map(codeOf)).toEqual(foreign.map(() => '404 not_found'))
      expect(itemsOf(await world.eva.get('/courses'))).toEqual([])
      expect(itemsOf(await world.anna.get('/courses'))).toHaveLength(1)
      const draft = await world.anna.get('/course', { 'course-id': world.draft })
      expect(codeOf(draft)).toBe('404 not_found')
    })

    it('grants through a society and to everybody, and takes it back', async () => {
      await platform.run(async ({ db }) => {
        await db.deleteFrom('access_users').execute()
        await db.insertInto('default_accesses').values({ access_id: world.access }).execute()
      })
      expect(itemsOf(await world.eva.get('/courses'))).toHaveLength(1)
      await platform.context.db.deleteFrom('default_accesses').execute()
      expect(itemsOf(await world.anna.get('/courses'))).toEqual([])
      const society = newId()
      await platform.run(async ({ db }) => {
        await db.insertInto('societies').values({ id: society, name: 'TSV', is_community: true }).execute()
        await db
          .insertInto('access_societies')
          .values({ access_id: world.access, society_id: society })
          .execute()
        await db.updateTable('users').set({ society_id: society }).where('id', '=', world.anna_id).execute()
      })
      expect(itemsOf(await world.anna.get('/courses'))).toHaveLength(1)
      expect(itemsOf(await world.eva.get('/courses'))).toEqual([])
    })

    it('shows courses for minors to people under 18 only, to the day', async () => {
      await platform.run(async ({ db }) => {
        await db.updateTable('courses').set({ minors_only: true }).execute()
        await db.insertInto('default_accesses').values({ access_id: world.access }).execute()
      })
      const minor = await platform.as('minor@beispiel.de')
      expect(itemsOf(await world.anna.get('/courses'))).toEqual([])
      platform.clock.set('2030-05-04T21:59:00Z')
      const then = await platform.as('minor@beispiel.de')
      expect(itemsOf(await then.get('/courses'))).toHaveLength(1)
      platform.clock.set('2030-05-04T22:01:00Z')
      expect(itemsOf(await then.get('/courses'))).toEqual([])
      expect(minor.sessionId).not.toBe(then.sessionId)
    })
  })

  describe('a whole course', () => {
    it('goes from not begun over running to finished, and never back', async () => {
      world = await openLearningWorld(platform)
      expect(await world.course()).toMatchObject({
        state: 'not_started',
        progress: 0,
        lectures_total: 4,
        duration_seconds: 480,
        next_lecture: { title: 'A', chapter_title: 'Eins' },
        participation: null,
      })
      const a = await world.lecture('A')
      expect((await world.anna.get('/video', { 'video-id': a })).body).toMatchObject({
        course_title: 'Rücken',
        chapter_title: 'Eins',
        number: 1,
        lectures_total: 4,
        previous: null,
        next: { title: 'B', locked: null },
        watched: [],
      })
      expect(await world.course()).toMatchObject({ state: 'running', participation: { number: 1 } })
      expect(codeOf(await world.anna.post('/course-finish', { course_id: world.live }))).toBe(
        '400 course_not_finished',
      )
      for (const title of ['A', 'B', 'C']) await world.read(await world.lecture(title))
      expect(itemsOf(await world.anna.get('/courses'))[0]).toMatchObject({
        state: 'running',
        progress: 0.75,
        lectures_done: 3,
        next_lecture: { title: 'D', chapter_title: 'Zwei' },
      })
      expect(reported(await world.read(await world.lecture('D')))).toMatchObject({
        done: true,
        course: { finished: true, progress: 1, lectures_done: 4 },
      })
      const finished = await world.anna.post('/course-finish', { course_id: world.live })
      expect(finished.body).toMatchObject({ state: 'finished', progress: 1, number: 1, current: true })
      expect((await world.anna.post('/course-finish', { course_id: world.live })).body).toEqual(finished.body)

      // Publishing one lecture more un-finishes nobody.
      const [first] = itemsOf(await world.eva.get('/chapters/dev', { 'course-id': world.draft }))
      const added = await world.eva.put(
        '/video',
        { type: 'richText', title: 'E' },
        { 'chapter-id': String(first?.['id']) },
      )
      const document = doc(p('E'))
      await world.eva.put('/video/rich-text', { document }, { 'video-id': (added.body as { id: string }).id })
      expect((await world.eva.put('/course/live', undefined, { 'course-id': world.draft })).status).toBe(200)
      expect(await world.course()).toMatchObject({
        state: 'finished',
        progress: 1,
        lectures_done: 4,
        lectures_total: 5,
      })
    })

    it('may be redone in the next year, with everything fresh', async () => {
      world = await openLearningWorld(platform)
      platform.clock.set('2027-06-01T10:00:00Z')
      await world.logIn()
      const redo = () => world.anna.post('/redo-course', { course_id: world.live })
      expect(codeOf(await redo())).toBe('425 redo_not_possible_yet')
      for (const title of ['A', 'B', 'C', 'D']) await world.read(await world.lecture(title))
      const state = async () => (await world.anna.get('/redo-course', { 'course-id': world.live })).body
      expect(await state()).toEqual({ possible: false, possible_from: '2028-01-01' })
      expect(codeOf(await redo())).toBe('425 redo_not_possible_yet')
      platform.clock.set('2028-01-01T10:00:00Z')
      await world.logIn()
      expect(await state()).toEqual({ possible: true, possible_from: '2028-01-01' })
      const twice = await Promise.all([redo(), redo()])
      expect(twice.map(codeOf).sort()).toEqual(['200', '425 redo_not_possible_yet'])
      expect(await world.course()).toMatchObject({ state: 'running', progress: 0, lectures_done: 0 })
      const all = itemsOf(await world.anna.get('/course-participations', { 'course-id': world.live }))
      expect(all.map((one) => [one['number'], one['state'], one['progress'], one['current']])).toEqual([
        [2, 'running', 0, true],
        [1, 'finished', 1, false],
      ])
    })

    it('is begun anew after an admin removed the progress', async () => {
      world = await openLearningWorld(platform)
      await platform.run((context) => addPerson(context, { email: 'admin@beispiel.de', is_admin: true }))
      const admin = await platform.as('admin@beispiel.de')
      await world.read(await world.lecture('A'))
      const remove = (client: TestClient, password = TEST_PASSWORD) =>
        client.inject({
          method: 'DELETE',
          url: '/api/course-progress',
          query: { 'user-id': world.anna_id, 'course-id': world.live, reason: 'Auf Wunsch' },
          headers: { 'x-admin-password': password },
        })
      expect(codeOf(await remove(platform.client))).toBe('401 not_logged_in')
      expect(codeOf(await remove(world.eva))).toBe('403 forbidden')
      expect(codeOf(await remove(admin, 'Falsch-2026!'))).toBe('403 wrong_password')
      expect((await remove(admin)).status).toBe(204)
      expect(codeOf(await remove(admin))).toBe('404 not_found')
      expect((await admin.get('/audit-log')).body).toMatchObject({
        items: [
          {
            action: 'progress_deleted',
            person: { id: world.anna_id },
            reason: 'Auf Wunsch',
            details: { course_id: world.live, number: 1 },
          },
        ],
        total: 1,
      })
      expect(await world.course()).toMatchObject({ state: 'not_started', progress: 0 })
    })

    it('is removed only where it is the one that was meant, and the person told where that is wanted', async () => {
      world = await openLearningWorld(platform)
      await platform.run((context) => addPerson(context, { email: 'admin@beispiel.de', is_admin: true }))
      const admin = await platform.as('admin@beispiel.de')
      await world.read(await world.lecture('A'))
      const [meant] = itemsOf(await admin.get('/course-participations', { 'user-id': world.anna_id }))
      expect(meant).toMatchObject({ learned_at: expect.any(String), current: true })
      const remove = (participation: string) =>
        admin.inject({
          method: 'DELETE',
          url: '/api/course-progress',
          query: {
            'user-id': world.anna_id,
            'course-id': world.live,
            'participation-id': participation,
            tell: 'true',
          },
          headers: { 'x-admin-password': TEST_PASSWORD },
        })
      expect(codeOf(await remove(world.live))).toBe('409 edited_meanwhile')
      expect((await remove(String(meant?.['id']))).status).toBe(204)
      const told = await platform.context.db
        .selectFrom('mails')
        .select(['user_id', 'subject'])
        .where('template_key', '=', 'progress-deleted')
        .execute()
      expect(told).toMatchObject([
        { user_id: world.anna_id, subject: expect.stringContaining('neu beginnen') },
      ])
    })

    it('finishes when the last two lectures are done at once', async () => {
      world = await openLearningWorld(platform)
      for (const title of ['A', 'B']) await world.read(await world.lecture(title))
      await Promise.all([world.read(await world.lecture('C')), world.read(await world.lecture('D'))])
      expect(await world.course()).toMatchObject({ state: 'finished', lectures_done: 4 })
    })

    it('begins one participation when two lectures are opened at once', async () => {
      world = await openLearningWorld(platform)
      const [a, b] = [await world.lecture('A'), await world.lecture('B')]
      await Promise.all([a, b, a].map((video) => world.anna.get('/video', { 'video-id': video })))
      expect(itemsOf(await world.anna.get('/course-participations'))).toHaveLength(1)
    })
  })

  it('says that a course was published anew to whoever is in its middle', async () => {
    world = await openLearningWorld(platform)
    const publishAgain = async (title: string) => {
      platform.clock.advance(60)
      await platform.context.db
        .updateTable('chapters')
        .set({ title })
        .where('course_id', '=', world.draft)
        .where('title', '!=', 'Zwei')
        .execute()
      await platform.run((context) => publishCourse(context, world.draft))
    }
    await publishAgain('Davor')
    await world.read(await world.lecture('A'))
    expect(await world.course()).toMatchObject({ state: 'running', republished_at: null })
    const before = platform.clock.now().toISOString()
    await publishAgain('Mittendrin')
    const { republished_at } = (await world.course()) as { republished_at: string }
    expect(republished_at > before).toBe(true)
    for (const title of ['B', 'C', 'D']) await world.read(await world.lecture(title))
    expect(await world.course()).toMatchObject({ state: 'finished', republished_at: null })
  })

  it('lists many courses with as many queries as one', async () => {
    world = await openLearningWorld(platform)
    const list = () => platform.queriesIn(() => world.anna.get('/courses'))
    const one = await list()
    await platform.run(async (context) => {
      const drafts: string[] = []
      for (let index = 0; index < 30; index += 1) {
        const draft = await addCourse(
          context,
          { fields: { title: 'Rücken' }, chapters: [chapter('Eins', '', text('A', p('A')))] },
          { owner_id: world.eva_id },
        )
        await publishCourse(context, draft)
        drafts.push(draft)
      }
      await addAccess(context, {
        owner_id: world.eva_id,
        name: 'Viele',
        course_ids: drafts,
        user_ids: [world.anna_id],
      })
    })
    expect(await list()).toBe(one)
    // one for the session, one for the list, one for the outlines that nobody has read yet
    expect(one).toBe(3)
    expect(await list()).toBe(2)
    expect(itemsOf(await world.anna.get('/courses', { limit: 10, offset: 25 }))).toHaveLength(6)
    expect((await world.anna.get('/courses', { limit: 10, offset: 90 })).body).toEqual({
      items: [],
      total: 31,
    })
  })
})
