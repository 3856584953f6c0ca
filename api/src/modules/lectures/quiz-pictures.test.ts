import { addImage } from '../../seed/scenarios/images.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import { codeOf, idOf } from '../../testing/answers.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { openCoursesWorld, text, type CoursesWorld } from '../courses/courses.fixtures.ts'

const SQUARE =
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'

describe('pictures of questions in a course of two authors', () => {
  let platform: TestPlatform
  let world: CoursesWorld
  let paul: TestClient
  let quizId: string
  let course: string
  let chapter: string
  let picture: string

  const draw = (email: string) =>
    platform.run(async (context) => {
      const { id } = await context.db
        .selectFrom('users')
        .select('id')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
      return addImage(context, SQUARE, id)
    })
  const write = async (client: TestClient, pictures: readonly string[]) =>
    codeOf(
      await client.put(
        '/video/quiz',
        {
          quiz: {
            required_correct: 1,
            max_attempts: null,
            pause_minutes: 0,
            shuffle_questions: false,
            shuffle_options: true,
            questions: [
              { type: 'true_false', question: 'Gut?', correct: true },
              ...pictures.map((image_id) => ({
                type: 'true_false',
                question: 'Und das?',
                correct: true,
                picture: { image_id, alt: 'Ein Quadrat' },
              })),
            ],
          },
        },
        { 'video-id': quizId },
      ),
    )

  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    world = await openCoursesWorld(platform)
    course = await world.newCourse()
    chapter = await world.newChapter(course, 'Eins')
    quizId = idOf(await world.eva.put('/video', { type: 'quiz', title: 'Quiz' }, { 'chapter-id': chapter }))
    await platform.run(async (context) => {
      const user_id = await addPerson(context, { email: 'paul@beispiel.de', is_course_creator: true })
      await context.db.insertInto('course_authors').values({ course_id: course, user_id }).execute()
    })
    paul = await platform.as('paul@beispiel.de')
    picture = await draw('eva@beispiel.de')
    await write(world.eva, [picture])
  })

  it('come back with their question, whoever of both deleted it', async () => {
    expect(await write(paul, [])).toBe('200')
    expect(await write(paul, [picture])).toBe('200')
    const his = await draw('paul@beispiel.de')
    expect(await write(paul, [his])).toBe('200')
    expect(await write(world.eva, [])).toBe('200')
    expect(await write(world.eva, [picture, his])).toBe('200')
  })

  it('come back though who brought them has left, once they were published', async () => {
    expect((await world.goLive(course)).status).toBe(200)
    await platform.context.db
      .updateTable('images')
      .set({ owner_id: null })
      .where('id', '=', picture)
      .execute()
    expect(await write(paul, [])).toBe('200')
    expect(await write(paul, [picture])).toBe('200')
  })

  it('are nobody else’s, also with their id in a text', async () => {
    const foreign = await draw('other@beispiel.de')
    expect(await write(paul, [foreign])).toBe('404 not_found')
    const page = await world.newText(chapter, 'Seite')
    await paul.put('/video/rich-text', { document: text(`"image_id":"${foreign}"`) }, { 'video-id': page })
    expect(await write(paul, [foreign])).toBe('404 not_found')
  })
})
