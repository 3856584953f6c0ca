import { publishingCalls } from '@kursportal/shared/contract'
import { codeOf, idOf, itemsOf } from '../../testing/answers.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { failFilm, finishFilm } from '../media/conclude-film.ts'
import { openCoursesWorld, type CoursesWorld } from './courses.fixtures.ts'

describe('going live', () => {
  let platform: TestPlatform
  let eva: CoursesWorld['eva']
  let other: CoursesWorld['other']
  let admin: CoursesWorld['admin']
  let newCourse: CoursesWorld['newCourse']
  let newChapter: CoursesWorld['newChapter']
  let newText: CoursesWorld['newText']
  let wholeCourse: CoursesWorld['wholeCourse']
  let goLive: CoursesWorld['goLive']
  let changesOf: CoursesWorld['changesOf']
  let liveTree: CoursesWorld['liveTree']
  let shown: CoursesWorld['shown']
  let waitingCourse: CoursesWorld['waitingCourse']
  let stateOf: CoursesWorld['stateOf']

  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    ;({
      eva,
      other,
      admin,
      newCourse,
      newChapter,
      newText,
      wholeCourse,
      goLive,
      changesOf,
      liveTree,
      shown,
      waitingCourse,
      stateOf,
    } = await openCoursesWorld(platform))
  })

  it('names everything that is missing', async () => {
    const course = await newCourse()
    const chapter = await newChapter(course, 'Eins')
    const empty = await newChapter(course, '')
    const film = idOf(await eva.put('/video', { type: 'video', title: 'Film' }, { 'chapter-id': chapter }))
    const answer = await goLive(course)
    expect(codeOf(answer)).toBe('409 course_incomplete')
    const { details } = answer.body as { details: { code: string; chapter_id: string; video_id: string }[] }
    expect(details.map((thing) => [thing.code, thing.chapter_id, thing.video_id])).toEqual([
      ['video_file', chapter, film],
      ['chapter_title', empty, null],
      ['chapter_empty', empty, null],
    ])
    expect((await eva.get('/course/dev', { 'course-id': course })).body).toMatchObject({ state: 'draft' })
  })

  it('publishes, tells what would change, and publishes again under the same ids', async () => {
    const { course, one, two, a, b, c } = await wholeCourse()
    const first = (await goLive(course)).body as { live_id: string }
    expect(first).toMatchObject({ state: 'live', publication_number: 1, waiting_for: [] })
    expect(await changesOf(course)).toEqual([])
    const before = await liveTree(first.live_id)

    await eva.patch('/video', { title: 'A neu' }, { 'video-id': a })
    await eva.delete('/video', { 'video-id': b })
    await eva.patch('/video', { chapter_id: one }, { 'video-id': c })
    await newText(two, 'D')
    expect((await eva.get('/course/dev', { 'course-id': course })).body).toMatchObject({
      state: 'live_with_changes',
    })
    expect(await changesOf(course)).toEqual([
      'changed video A neu',
      'moved video C',
      'added video D',
      'removed video B',
    ])
    expect(await shown(first.live_id)).toEqual(['Eins/A', 'Eins/B', 'Zwei/C'])
    expect((await goLive(course)).body).toMatchObject({ live_id: first.live_id, publication_number: 2 })
    expect(await shown(first.live_id)).toEqual(['Eins/A neu', 'Eins/C', 'Zwei/D'])
    const after = await liveTree(first.live_id)
    expect(after.get('A neu')?.id).toBe(before.get('A')?.id)
    expect(after.get('C')?.id).toBe(before.get('C')?.id)
    expect(after.get('B')).toMatchObject({ id: before.get('B')?.id, retired_at: expect.any(Date) })
  })

  it('restores a former publish into the draft, and its lectures come back under their ids', async () => {
    const { course, b } = await wholeCourse()
    const { live_id: live } = (await goLive(course)).body as { live_id: string }
    const before = await liveTree(live)
    await eva.delete('/video', { 'video-id': b })
    await goLive(course)
    const history = itemsOf(await eva.get('/course/publications', { 'course-id': course }))
    expect(history.map((entry) => [entry['number'], entry['lectures'], entry['current']])).toEqual([
      [2, 2, true],
      [1, 3, false],
    ])
    const restored = await eva.post('/course/restore', undefined, {
      'publication-id': String(history[1]?.['id']),
    })
    expect(restored.body).toMatchObject({ id: course, state: 'live_with_changes' })
    expect(await changesOf(course)).toEqual(['added video B'])
    await goLive(course)
    expect(await shown(live)).toEqual(['Eins/A', 'Eins/B', 'Zwei/C'])
    expect((await liveTree(live)).get('B')?.id).toBe(before.get('B')?.id)
    const foreign = await other.post('/course/restore', undefined, {
      'publication-id': String(history[1]?.['id']),
    })
    expect(codeOf(foreign)).toBe('404 not_found')
  })

  it('has no changes after the version learners see was restored', async () => {
    const { course } = await wholeCourse()
    await goLive(course)
    await eva.patch('/course', { title: 'Verworfen' }, { 'course-id': course })
    expect(await stateOf(course)).toBe('live_with_changes')
    const [current] = itemsOf(await eva.get('/course/publications', { 'course-id': course }))
    await eva.post('/course/restore', undefined, { 'publication-id': String(current?.['id']) })
    expect(await stateOf(course)).toBe('live')
    expect(await changesOf(course)).toEqual([])
  })

  it('publishes what was looked at, and nothing that was changed since', async () => {
    const { course, one } = await wholeCourse()
    const lookAt = async () =>
      publishingCalls.readCourseChanges.answer.parse(
        (await eva.get('/course/changes', { 'course-id': course })).body,
      ).revision
    const looked = await lookAt()
    await eva.patch('/chapter', { title: 'Danach' }, { 'chapter-id': one })
    const publish = (revision: number) =>
      eva.put('/course/live', undefined, { 'course-id': course, 'based-on': String(revision) })
    expect(codeOf(await publish(looked))).toBe('409 edited_meanwhile')
    expect(await stateOf(course)).toBe('draft')
    const revision = await lookAt()
    expect(revision).toBeGreaterThan(looked)
    expect((await publish(revision)).body).toMatchObject({ state: 'live', publication_number: 1 })
    // Its answer was lost: asked again it is still published once.
    expect((await publish(revision)).body).toMatchObject({ state: 'live', publication_number: 1 })
  })

  it('adds nothing to the history when nothing changed', async () => {
    const { course } = await wholeCourse()
    await goLive(course)
    expect((await goLive(course)).body).toMatchObject({ state: 'live', publication_number: 1 })
  })

  describe('waiting for a film', () => {
    it('goes live by itself when the film is ready', async () => {
      const { course, asset } = await waitingCourse()
      expect(itemsOf(await eva.get('/courses/dev'))[0]).toMatchObject({
        videos_processing: 1,
        state: 'going_live',
      })
      await platform.run((context) => finishFilm(context, asset))
      expect(await stateOf(course)).toBe('live')
      expect(itemsOf(await eva.get('/course/publications', { 'course-id': course }))).toMatchObject([
        { number: 1, lectures: 4, published_by: { name: expect.stringContaining('Kurs') as string } },
      ])
    })

    it('says in the list which lecture has none because its film did not work', async () => {
      const { asset } = await waitingCourse()
      expect(itemsOf(await eva.get('/courses/dev'))[0]).toMatchObject({ films_failed: null })
      await platform.run((context) => failFilm(context, asset, 'unreadable'))
      const lecture = await platform.context.db
        .selectFrom('videos')
        .select('id')
        .where('asset_id', '=', asset)
        .where('dev_id', 'is', null)
        .executeTakeFirstOrThrow()
      expect(itemsOf(await eva.get('/courses/dev'))[0]).toMatchObject({
        films_failed: { count: 1, video_id: lecture.id },
        videos_processing: 0,
      })
    })

    it('publishes what was approved, whatever the draft has become meanwhile', async () => {
      const { course, asset } = await waitingCourse()
      await eva.patch('/course', { title: 'Umbenannt' }, { 'course-id': course })
      await platform.run((context) => finishFilm(context, asset))
      expect(await stateOf(course)).toBe('live_with_changes')
      expect(itemsOf(await eva.get('/course/publications', { 'course-id': course }))).toMatchObject([
        { number: 1, title: 'Rücken' },
      ])
      expect(await changesOf(course)).toEqual(['changed course Umbenannt'])
    })

    it('is taken back, and then the ready film publishes nothing', async () => {
      const { course, asset } = await waitingCourse()
      const query = { 'course-id': course }
      expect(codeOf(await other.delete('/course/going-live', query))).toBe('404 not_found')
      expect((await eva.delete('/course/going-live', query)).status).toBe(204)
      expect(await stateOf(course)).toBe('draft')
      await platform.run((context) => finishFilm(context, asset))
      expect(await stateOf(course)).toBe('draft')
      expect((await eva.delete('/course/going-live', query)).status).toBe(204)
    })

    it('becomes a draft again when the film fails', async () => {
      const { course, asset } = await waitingCourse()
      await platform.run((context) => failFilm(context, asset, 'unreadable'))
      expect(await stateOf(course)).toBe('draft')
      expect(codeOf(await goLive(course))).toBe('409 course_incomplete')
    })

    it('goes live when the lecture it waited for is removed', async () => {
      const { course, film } = await waitingCourse()
      expect((await eva.delete('/video', { 'video-id': film })).status).toBe(204)
      expect(await stateOf(course)).toBe('live')
    })
  })

  it('may be taken over when the process that published died', async () => {
    const { course } = await wholeCourse()
    await platform.context.db
      .updateTable('courses')
      .set({ going_live_since: platform.clock.now() })
      .where('id', '=', course)
      .execute()
    expect(codeOf(await goLive(course))).toBe('406 course_already_going_live')
    platform.clock.advance(61)
    expect((await goLive(course)).body).toMatchObject({ state: 'live' })
  })

  it('of two publishes at once lets one win', async () => {
    const { course } = await wholeCourse()
    const answers = await Promise.all([goLive(course), goLive(course, admin)])
    expect(answers.map(codeOf).sort()).toEqual(['200', '406 course_already_going_live'])
    expect(itemsOf(await eva.get('/course/publications', { 'course-id': course }))).toHaveLength(1)
  })
})
