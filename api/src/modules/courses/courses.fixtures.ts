import { courseCalls, publishingCalls } from '@kursportal/shared/contract'
import { newId } from '../../platform/ids.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import { codeOf, idOf } from '../../testing/answers.ts'
import type { TestPlatform } from '../../testing/test-platform.ts'

/** A text of one paragraph. */
export const text = (words: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
})

/** What the tests of courses stand on. */
export type CoursesWorld = Awaited<ReturnType<typeof openCoursesWorld>>

/** Eva and another creator, an admin and a learner, each logged in, and what Eva does to build and publish courses. */
export const openCoursesWorld = async (platform: TestPlatform) => {
  await platform.reset()
  await platform.run(async (context) => {
    await addPerson(context, { email: 'eva@beispiel.de', is_course_creator: true, last_name: 'Kurs' })
    await addPerson(context, { email: 'other@beispiel.de', is_course_creator: true })
    await addPerson(context, { email: 'admin@beispiel.de', is_admin: true })
    await addPerson(context, { email: 'learner@beispiel.de' })
  })
  const eva = await platform.as('eva@beispiel.de')
  const other = await platform.as('other@beispiel.de')
  const admin = await platform.as('admin@beispiel.de')
  const learner = await platform.as('learner@beispiel.de')

  const newCourse = async (title = 'Rücken'): Promise<string> => idOf(await eva.post('/course', { title }))
  const newChapter = async (course: string, title: string): Promise<string> =>
    idOf(await eva.put('/chapter', { title }, { 'course-id': course }))
  const newText = async (chapter: string, title: string): Promise<string> => {
    const id = idOf(await eva.put('/video', { type: 'richText', title }, { 'chapter-id': chapter }))
    await eva.put('/video/rich-text', { document: text(title) }, { 'video-id': id })
    return id
  }
  /** A course of two chapters with two and one lectures, complete. */
  const wholeCourse = async () => {
    const course = await newCourse()
    const one = await newChapter(course, 'Eins')
    const two = await newChapter(course, 'Zwei')
    const a = await newText(one, 'A')
    const b = await newText(one, 'B')
    const c = await newText(two, 'C')
    return { course, one, two, a, b, c }
  }
  const goLive = (course: string, client = eva) =>
    client.put('/course/live', undefined, { 'course-id': course })
  const changesOf = async (course: string): Promise<string[]> => {
    const { body } = await eva.get('/course/changes', { 'course-id': course })
    const { changes } = publishingCalls.readCourseChanges.answer.parse(body)
    return changes.map(({ kind, what, title }) => `${kind} ${what} ${title}`)
  }
  const liveTree = async (live: string) => {
    const tree = await platform.context.db
      .selectFrom('videos')
      .innerJoin('chapters', 'chapters.id', 'videos.chapter_id')
      .select(['videos.id', 'videos.title', 'chapters.title as chapter', 'videos.retired_at'])
      .where('videos.course_id', '=', live)
      .orderBy('chapters.position')
      .orderBy('videos.position')
      .execute()
    return new Map(tree.map((row) => [row.title, row]))
  }
  const shown = async (live: string) =>
    [...(await liveTree(live)).values()].flatMap((row) =>
      row.retired_at ? [] : `${row.chapter}/${row.title}`,
    )

  const waitingCourse = async () => {
    const { course, two } = await wholeCourse()
    const film = idOf(await eva.put('/video', { type: 'video', title: 'Film' }, { 'chapter-id': two }))
    const asset = newId()
    await platform.run(async ({ db }) => {
      const owner = await db
        .selectFrom('courses')
        .select('owner_id')
        .where('id', '=', course)
        .executeTakeFirstOrThrow()
      await db
        .insertInto('media_assets')
        .values({
          id: asset,
          video_id: film,
          owner_id: owner.owner_id,
          state: 'processing',
          progress: 0.5,
        })
        .execute()
      await db.updateTable('videos').set({ asset_id: asset }).where('id', '=', film).execute()
    })
    expect((await goLive(course)).body).toEqual({
      state: 'going_live',
      live_id: null,
      publication_number: null,
      waiting_for: [{ video_id: film, title: 'Film', progress: 0.5 }],
    })
    expect(codeOf(await goLive(course))).toBe('406 course_already_going_live')
    return { course, film, asset }
  }
  const draftOf = async (course: string) =>
    courseCalls.readDraftCourse.answer.parse((await eva.get('/course/dev', { 'course-id': course })).body)
  const liveIdOf = async (course: string) => (await draftOf(course)).live_id
  const stateOf = async (course: string) => (await draftOf(course)).state
  return {
    eva,
    other,
    admin,
    learner,
    newCourse,
    newChapter,
    newText,
    wholeCourse,
    goLive,
    changesOf,
    liveTree,
    shown,
    waitingCourse,
    liveIdOf,
    stateOf,
  }
}
