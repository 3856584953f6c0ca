import { authorCalls } from '@kursportal/shared/contract'
import { emptyQuiz } from '@kursportal/shared/domain'
import { addImage } from '../../../seed/scenarios/images.ts'
import { addPerson } from '../../../seed/scenarios/people.ts'
import { codeOf, idOf, itemsOf } from '../../../testing/answers.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { openCoursesWorld, text, type CoursesWorld } from '../courses.fixtures.ts'

const SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64"/></svg>'

describe('people who make a course together', () => {
  let platform: TestPlatform
  let world: CoursesWorld
  let ids: Awaited<ReturnType<CoursesWorld['wholeCourse']>>
  let course: { 'course-id': string }
  let ina: TestClient
  let inaId: string
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    world = await openCoursesWorld(platform)
    ids = await world.wholeCourse()
    course = { 'course-id': ids.course }
    inaId = await platform.run((context) =>
      addPerson(context, {
        email: 'ina@beispiel.de',
        first_name: 'Ina',
        last_name: 'Helm',
        is_course_creator: true,
      }),
    )
    ina = await platform.as('ina@beispiel.de')
  })
  const add = (email = 'Ina@Beispiel.de', client: TestClient = world.eva) =>
    client.post('/course/author', { email }, course)
  const authors = async (client: TestClient = world.eva) =>
    authorCalls.readCourseAuthors.answer.parse((await client.get('/course/authors', course)).body)

  it('are let in by the address they log in with, whatever its letters', async () => {
    expect(codeOf(await ina.get('/course/dev', course))).toBe('404 not_found')
    expect(codeOf(await add())).toBe('200')
    expect(await authors()).toMatchObject({
      authors: [{ id: inaId, name: 'Ina Helm', email: 'ina@beispiel.de' }],
      may_manage: true,
    })
    expect(await authors(ina)).toMatchObject({ may_manage: false })
  })

  it('are creators, each once, and never the owner', async () => {
    await platform.run((context) => addPerson(context, { email: 'lernt@beispiel.de' }))
    expect(codeOf(await add('lernt@beispiel.de'))).toBe('409 no_such_creator')
    expect(codeOf(await add('niemand@beispiel.de'))).toBe('409 no_such_creator')
    expect(codeOf(await add('keine Adresse'))).toMatch(/^4\d\d validation_failed/)
    await add()
    expect(codeOf(await add())).toBe('409 already_author')
    expect(codeOf(await add('eva@beispiel.de'))).toBe('409 already_author')
  })

  it('are twenty at most', async () => {
    await platform.run(async (context) => {
      for (let number = 0; number < 20; number += 1) {
        const user_id = await addPerson(context, { email: `${number}@beispiel.de`, is_course_creator: true })
        await context.db.insertInto('course_authors').values({ course_id: ids.course, user_id }).execute()
      }
    })
    expect(codeOf(await add())).toBe('409 too_many_authors')
  })

  it('change, publish and find the course like its owner', async () => {
    await add()
    const chapter = { 'chapter-id': ids.one }
    const video = { 'video-id': ids.a }
    const answers = [
      await ina.get('/course/dev', course),
      await ina.patch('/course', { title: 'Zu zweit' }, course),
      await ina.get('/chapters-videos/dev', course),
      await ina.patch('/chapter', { title: 'Neu' }, chapter),
      await ina.patch('/video', { title: 'Neu' }, video),
      await ina.put('/video/rich-text', { document: text('Von Ina') }, video),
      await ina.get('/course/changes', course),
      await ina.get('/course/publications', course),
      await ina.put('/course/live', undefined, course),
      await ina.get('/course/statistics', course),
      await ina.get('/dev-id', course),
    ]
    expect(answers.map(({ status }) => status).filter((status) => status >= 400)).toEqual([])
    expect(itemsOf(await ina.get('/courses/dev'))).toMatchObject([{ id: ids.course, title: 'Zu zweit' }])
    expect(itemsOf(await ina.get('/courses/dev', { owned: 'true' }))).toEqual([])
    expect((await ina.get('/courses/dev/counts')).body).toMatchObject({ live: 1 })
  })

  it('do not delete it, hand it over, decide who makes it, give accesses to it, or see who takes it', async () => {
    await add()
    const answers = [
      await ina.delete('/course', course),
      await ina.post('/course/owner', { user_id: inaId }, course),
      await add('wer@beispiel.de', ina),
      await ina.post('/access', { name: 'Für alle', course_ids: [ids.course] }),
      await ina.get('/course/participants', course),
    ]
    expect(answers.map(codeOf)).toEqual(answers.map(() => '404 not_found'))
  })

  it('show pictures that another of them brought, but nobody else’s', async () => {
    await add()
    const [evas, strange] = await platform.run(async (context) => {
      const owner = async (email: string) =>
        (
          await context.db
            .selectFrom('users')
            .select('id')
            .where('email', '=', email)
            .executeTakeFirstOrThrow()
        ).id
      return [
        await addImage(context, SQUARE, await owner('eva@beispiel.de')),
        await addImage(context, SQUARE, await owner('other@beispiel.de')),
      ]
    })
    const newQuiz = async () =>
      idOf(await world.eva.put('/video', { type: 'quiz', title: 'Quiz' }, { 'chapter-id': ids.one }))
    const write = (client: TestClient, video: string, image_id: string) => {
      const question = {
        type: 'true_false',
        question: 'Gut?',
        correct: true,
        picture: { image_id, alt: 'Ein Rumpf' },
      }
      const quiz = { ...emptyQuiz, questions: [question] }
      return client.put('/video/quiz', { quiz }, { 'video-id': video })
    }
    const [first, second] = [await newQuiz(), await newQuiz()]
    expect(codeOf(await write(ina, first, evas ?? ''))).toBe('200')
    expect(codeOf(await write(ina, second, evas ?? ''))).toBe('200')
    expect(codeOf(await write(ina, second, strange ?? ''))).toBe('404 not_found')
  })

  it('leave, and are taken out', async () => {
    await add()
    const out = (client: TestClient) => client.delete('/course/author', { ...course, 'user-id': inaId })
    expect(codeOf(await out(world.other))).toBe('404 not_found')
    expect(codeOf(await out(ina))).toBe('204')
    expect(codeOf(await ina.get('/course/dev', course))).toBe('404 not_found')
    await add()
    expect(codeOf(await out(world.eva))).toBe('204')
    expect(codeOf(await out(world.eva))).toBe('404 not_found')
    expect(itemsOf(await ina.get('/courses/dev'))).toEqual([])
  })

  it('take a course over, draft and live copy, and its former owner stays', async () => {
    await add()
    await world.goLive(ids.course)
    expect(codeOf(await world.eva.post('/course/owner', { user_id: inaId }, course))).toBe('200')
    const rows = await platform.context.db
      .selectFrom('courses')
      .select('owner_id')
      .where((eb) => eb.or([eb('id', '=', ids.course), eb('dev_id', '=', ids.course)]))
      .execute()
    expect(rows.map(({ owner_id }) => owner_id)).toEqual([inaId, inaId])
    expect(await authors(ina)).toMatchObject({ owner: { id: inaId }, may_manage: true })
    expect((await authors(world.eva)).authors).toHaveLength(1)
    expect(codeOf(await world.eva.delete('/course', course))).toBe('404 not_found')
    expect(codeOf(await world.eva.patch('/course', { title: 'Weiter' }, course))).toBe('200')
  })

  it('only those who make it take it over', async () => {
    expect(codeOf(await world.eva.post('/course/owner', { user_id: inaId }, course))).toBe('404 not_found')
  })

  it('do so without rights of their own no more', async () => {
    await add()
    await platform.context.db
      .updateTable('users')
      .set({ is_course_creator: false })
      .where('id', '=', inaId)
      .execute()
    expect(codeOf(await ina.get('/course/dev', course))).toBe('403 forbidden')
    expect(codeOf(await world.eva.post('/course/owner', { user_id: inaId }, course))).toBe(
      '409 no_such_creator',
    )
  })

  it('are noted where an admin decides about somebody else’s course', async () => {
    await add('ina@beispiel.de', world.admin)
    await world.admin.post('/course/owner', { user_id: inaId }, course)
    const rows = await platform.context.db
      .selectFrom('admin_log')
      .select(['action', 'user_id'])
      .where('user_id', '=', inaId)
      .orderBy('at')
      .orderBy('id')
      .execute()
    expect(rows.map(({ action }) => action)).toEqual(['course_author_added', 'course_handed_over'])
  })
})
