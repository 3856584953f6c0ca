import { newId } from '../../platform/ids.ts'
import { codeOf, idOf, itemsOf } from '../../testing/answers.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { UNKNOWN } from '../../testing/values.ts'
import { openCoursesWorld, text, type CoursesWorld } from './courses.fixtures.ts'

const link = (href: string) => [
  {
    type: 'paragraph',
    content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] }],
  },
]

describe('courses', () => {
  let platform: TestPlatform
  let eva: CoursesWorld['eva']
  let other: CoursesWorld['other']
  let admin: CoursesWorld['admin']
  let learner: CoursesWorld['learner']
  let newCourse: CoursesWorld['newCourse']
  let newChapter: CoursesWorld['newChapter']
  let wholeCourse: CoursesWorld['wholeCourse']
  let goLive: CoursesWorld['goLive']
  let liveIdOf: CoursesWorld['liveIdOf']

  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    ;({ eva, other, admin, learner, newCourse, newChapter, wholeCourse, goLive, liveIdOf } =
      await openCoursesWorld(platform))
  })

  describe('editing', () => {
    it('creates, changes only what is named, and finds by words', async () => {
      const course = await newCourse('Größe zählt')
      await eva.patch('/course', { outcomes: ['Kraft'], price_cents: 9900 }, { 'course-id': course })
      const { body } = await eva.get('/course/dev', { 'course-id': course })
      expect(body).toMatchObject({
        id: course,
        title: 'Größe zählt',
        outcomes: ['Kraft'],
        price_cents: 9900,
        state: 'draft',
        can: { publish: true },
      })
      expect(itemsOf(await eva.get('/courses/dev', { search: 'grosse zahlt' }))).toHaveLength(1)
      expect(itemsOf(await eva.get('/courses/dev', { search: 'größe fehlt' }))).toEqual([])
      expect(itemsOf(await eva.get('/courses/dev', { search: 'zahlt größe' }))).toHaveLength(1)
      expect(codeOf(await eva.patch('/course', { titel: 'x' }, { 'course-id': course }))).toBe(
        '422 validation_failed',
      )
      expect(codeOf(await eva.patch('/course', { image_id: UNKNOWN }, { 'course-id': course }))).toBe(
        '404 not_found',
      )
    })

    it('orders, and refuses an order that does not match what is there', async () => {
      const { course, one, two, a, b, c } = await wholeCourse()
      const query = { 'course-id': course }
      const order = (chapter_ids: string[], previous_ids?: string[]) =>
        eva.patch('/chapter/order', { chapter_ids, previous_ids }, query)
      expect(codeOf(await order([one]))).toBe('409 order_out_of_date')
      expect(codeOf(await order([one, one]))).toBe('409 order_out_of_date')
      expect(codeOf(await order([one, two, UNKNOWN]))).toBe('409 order_out_of_date')
      expect((await order([two, one], [one, two])).status).toBe(204)
      expect(codeOf(await order([one, two], [one, two]))).toBe('409 order_out_of_date')
      expect((await eva.patch('/video/order', { video_ids: [b, a] }, { 'chapter-id': one })).status).toBe(204)
      expect((await eva.patch('/video', { chapter_id: one }, { 'video-id': c })).status).toBe(200)
      const chapters = itemsOf(await eva.get('/chapters-videos/dev', query)) as {
        title: string
        videos: { title: string }[]
      }[]
      expect(
        chapters.map((chapter) => [chapter.title, ...chapter.videos.map((video) => video.title)]),
      ).toEqual([['Zwei'], ['Eins', 'B', 'A', 'C']])
    })

    it('of two people ordering at once lets one win', async () => {
      const { course, one, two } = await wholeCourse()
      const answers = await Promise.all(
        [eva, admin].map((client) =>
          client.patch(
            '/chapter/order',
            { chapter_ids: [two, one], previous_ids: [one, two] },
            { 'course-id': course },
          ),
        ),
      )
      expect(answers.map(codeOf).sort()).toEqual(['204', '409 order_out_of_date'])
    })

    it('notices that somebody else wrote the same text', async () => {
      const { a } = await wholeCourse()
      const query = { 'video-id': a }
      const { version } = (await eva.get('/video/rich-text', { ...query, dev: true })).body as {
        version: string
      }
      expect(
        (await admin.put('/video/rich-text', { document: text('Admin'), based_on: version }, query)).status,
      ).toBe(200)
      expect(
        codeOf(await eva.put('/video/rich-text', { document: text('Eva'), based_on: version }, query)),
      ).toBe('409 edited_meanwhile')
      expect((await eva.get('/video/rich-text', { ...query, dev: true })).body).toMatchObject({
        document: text('Admin'),
      })
    })

    it('of two people at one form tells the second who was faster, and takes nothing from them', async () => {
      const { course, one, a } = await wholeCourse()
      const forms = [
        ['/course', '/course/dev', { 'course-id': course }],
        ['/chapter', '/chapter/dev', { 'chapter-id': one }],
        ['/video', '/video/dev', { 'video-id': a }],
      ] as const
      for (const [write, read, query] of forms) {
        const { version } = (await eva.get(read, query)).body as { version: string }
        expect(
          (await admin.patch(write, { title: 'Titel von Admin', based_on: version }, query)).status,
        ).toBe(200)
        const refused = await eva.patch(write, { title: 'Titel von Eva', based_on: version }, query)
        expect(codeOf(refused)).toBe('409 edited_meanwhile')
        const present = (await eva.get(read, query)).body as { version: string; edited: object }
        expect(present).toMatchObject({
          title: 'Titel von Admin',
          edited: { by: { name: expect.any(String) as string } },
        })
        expect((refused.body as { details: unknown }).details).toEqual({
          version: present.version,
          edited: present.edited,
        })
        const again = { title: 'Titel von Eva', based_on: present.version }
        expect((await eva.patch(write, again, query)).body).toMatchObject({ title: 'Titel von Eva' })
      }
      // What is written elsewhere in the tree is no change of the form.
      const { version } = (await eva.get('/course/dev', { 'course-id': course })).body as { version: string }
      await admin.put('/video/rich-text', { document: text('Anders') }, { 'video-id': a })
      const kept = await eva.patch('/course', { price_cents: 1, based_on: version }, { 'course-id': course })
      expect(kept.status).toBe(200)
    })

    it('names who changed anything in a course last', async () => {
      const { course, a } = await wholeCourse()
      const lastIn = async () => itemsOf(await admin.get('/courses/dev'))[0]?.['changed_by']
      expect(await lastIn()).toMatchObject({ name: expect.stringContaining('Kurs') as string })
      await admin.put('/video/rich-text', { document: text('Admin') }, { 'video-id': a })
      expect(await lastIn()).toMatchObject({ name: expect.not.stringContaining('Kurs') as string })
      expect(course).toBeTruthy()
    })

    it('refuses unsafe or unknown parts of a text', async () => {
      const { a } = await wholeCourse()
      const write = (content: unknown) =>
        eva.put('/video/rich-text', { document: { type: 'doc', content } }, { 'video-id': a })
      expect((await write(link('https://beispiel.de'))).status).toBe(200)
      expect((await write([])).status).toBe(200)
      const bad = await Promise.all([
        write(link('javascript:alert(1)')),
        write(link('//beispiel.de')),
        write([{ type: 'image', attrs: { src: 'https://fremd.de/x.png', alt: '' } }]),
        write([{ type: 'iframe' }]),
        write([{ type: 'paragraph', content: [{ type: 'text', text: 'a\u0000' }] }]),
      ])
      expect(bad.map(codeOf)).toEqual(bad.map(() => '422 validation_failed'))
    })

    it('gives questions their ids, and keeps them', async () => {
      const course = await newCourse()
      const chapter = await newChapter(course, 'Eins')
      const video = idOf(await eva.put('/video', { type: 'quiz', title: 'Quiz' }, { 'chapter-id': chapter }))
      const quiz = {
        required_correct: 1,
        max_attempts: null,
        pause_minutes: 0,
        shuffle_questions: false,
        shuffle_options: true,
        questions: [{ type: 'true_false', question: 'Gut?', correct: true }],
      }
      const query = { 'video-id': video }
      type Written = { quiz: { questions: { id: string }[] } }
      const first = (await eva.put('/video/quiz', { quiz }, query)).body as Written
      const second = (await eva.put('/video/quiz', { quiz: first.quiz }, query)).body as Written
      expect(first.quiz.questions[0]?.id).toBeTruthy()
      expect(second.quiz).toEqual(first.quiz)
      expect(codeOf(await eva.put('/video/rich-text', { document: text('x') }, query))).toBe('404 not_found')
    })
  })

  it('is listed by how it stands, and in the order asked for', async () => {
    const { course: live } = await wholeCourse()
    await goLive(live)
    const { course: changed } = await wholeCourse()
    await goLive(changed)
    await eva.patch('/course', { title: 'Ältere' }, { 'course-id': changed })
    await newCourse('Zuletzt')
    const listed = async (query: Record<string, string>) =>
      itemsOf(await eva.get('/courses/dev', query)).map(({ title }) => title)
    expect(await listed({ state: 'draft' })).toEqual(['Zuletzt'])
    expect(await listed({ state: 'live' })).toEqual(['Rücken'])
    expect(await listed({ state: 'live_with_changes' })).toEqual(['Ältere'])
    expect(await listed({ state: 'live', search: 'Ältere' })).toEqual([])
    expect(await listed({ sort: 'title' })).toEqual(['Ältere', 'Rücken', 'Zuletzt'])
    const { db } = platform.context
    const { id: user_id } = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'learner@beispiel.de')
      .executeTakeFirstOrThrow()
    const course_id = (await liveIdOf(live)) ?? ''
    await db.insertInto('participations').values({ id: newId(), user_id, course_id }).execute()
    expect((await listed({ sort: 'learners' }))[0]).toBe('Rücken')
    const counts = async (client: TestClient, query = {}) =>
      (await client.get('/courses/dev/counts', query)).body
    expect(await counts(eva)).toEqual({ draft: 1, live: 1, live_with_changes: 1, going_live: 0 })
    expect(await counts(admin, { search: 'Zuletzt' })).toMatchObject({ draft: 1, live: 0 })
    expect(await counts(other)).toMatchObject({ draft: 0, live: 0 })
  })

  it('is deleted whole, not while people are in it, and only hidden once somebody has finished it', async () => {
    const { course } = await wholeCourse()
    const { live_id: live } = (await goLive(course)).body as { live_id: string }
    const { db } = platform.context
    const person = await db
      .selectFrom('users')
      .select('id')
      .where('email', '=', 'learner@beispiel.de')
      .executeTakeFirstOrThrow()
    await db
      .insertInto('participations')
      .values({ id: newId(), user_id: person.id, course_id: live })
      .execute()
    expect(itemsOf(await eva.get('/courses/dev'))[0]).toMatchObject({ learners: { running: 1, finished: 0 } })
    const refused = await eva.delete('/course', { 'course-id': course })
    expect(refused.body).toMatchObject({ code: 'course_in_use', details: { running: 1 } })
    expect(codeOf(await admin.delete('/course', { 'course-id': live }))).toBe('409 course_in_use')
    expect(itemsOf(await learner.get('/course-participations'))).toHaveLength(1)
    await db.updateTable('participations').set({ finished_at: platform.clock.now() }).execute()
    expect((await eva.delete('/course', { 'course-id': live })).status).toBe(204)
    expect(itemsOf(await eva.get('/courses/dev'))).toEqual([])
    expect(codeOf(await eva.get('/course/dev', { 'course-id': course }))).toBe('404 not_found')
    expect(itemsOf(await learner.get('/course-participations'))).toMatchObject([{ course_title: 'Rücken' }])
    const fresh = await newCourse()
    await eva.delete('/course', { 'course-id': fresh })
    expect(await db.selectFrom('courses').select('id').where('id', '=', fresh).execute()).toEqual([])
  })

  it('duplicates a course with everything in it', async () => {
    const { course } = await wholeCourse()
    const copy = (await eva.put('/duplicate-course', undefined, { 'course-id': course })).body as {
      id: string
    }
    expect(copy).toMatchObject({ title: 'Rücken (Kopie)', state: 'draft' })
    await eva.delete('/course', { 'course-id': course })
    const chapters = itemsOf(await eva.get('/chapters-videos/dev', { 'course-id': copy.id })) as {
      videos: { id: string; title: string; has_text: boolean }[]
    }[]
    expect(chapters.map((chapter) => chapter.videos.map((video) => [video.title, video.has_text]))).toEqual([
      [
        ['A', true],
        ['B', true],
      ],
      [['C', true]],
    ])
  })
})
