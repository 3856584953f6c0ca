import { newId } from '../../platform/ids.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import { codeOf, idOf, itemsOf } from '../../testing/answers.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { UNKNOWN } from '../../testing/values.ts'
import { failFilm, finishFilm } from '../media/conclude-film.ts'

const text = (words: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
})

const everyCall = (client: TestClient, ids: { course: string; one: string; a: string }) => {
  const course = { 'course-id': ids.course }
  const chapter = { 'chapter-id': ids.one }
  const video = { 'video-id': ids.a }
  return Promise.all([
    client.patch('/course', { title: 'Neu' }, course),
    client.get('/course/dev', course),
    client.get('/course/changes', course),
    client.get('/course/publications', course),
    client.put('/course/live', undefined, course),
    client.put('/duplicate-course', undefined, course),
    client.get('/dev-id', course),
    client.get('/dev-id', video),
    client.put('/chapter', { title: 'Neu' }, course),
    client.patch('/chapter', { title: 'Neu' }, chapter),
    client.get('/chapter/dev', chapter),
    client.get('/chapters/dev', course),
    client.get('/chapters-videos/dev', course),
    client.patch('/chapter/order', { chapter_ids: [] }, course),
    client.put('/video', { type: 'quiz' }, chapter),
    client.patch('/video', { title: 'Neu' }, video),
    client.get('/video/dev', video),
    client.get('/videos/dev', chapter),
    client.patch('/video/order', { video_ids: [] }, chapter),
    client.put('/video/rich-text', { document: text('Neu') }, video),
    client.delete('/video', video),
    client.delete('/chapter', chapter),
    client.delete('/course', course),
  ])
}

const link = (href: string) => [
  {
    type: 'paragraph',
    content: [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] }],
  },
]

describe('courses', () => {
  let platform: TestPlatform
  let eva: TestClient
  let other: TestClient
  let admin: TestClient
  let learner: TestClient

  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    await platform.run(async (context) => {
      await addPerson(context, { email: 'eva@beispiel.de', is_course_creator: true, last_name: 'Kurs' })
      await addPerson(context, { email: 'other@beispiel.de', is_course_creator: true })
      await addPerson(context, { email: 'admin@beispiel.de', is_admin: true })
      await addPerson(context, { email: 'learner@beispiel.de' })
    })
    eva = await platform.as('eva@beispiel.de')
    other = await platform.as('other@beispiel.de')
    admin = await platform.as('admin@beispiel.de')
    learner = await platform.as('learner@beispiel.de')
  })

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
    const { changes } = body as { changes: { kind: string; what: string; title: string }[] }
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
  const stateOf = async (course: string) =>
    ((await eva.get('/course/dev', { 'course-id': course })).body as { state: string }).state

  describe('who may', () => {
    it('asks for a login, and for the right to create courses', async () => {
      const ids = await wholeCourse()
      const nobody = await everyCall(platform.client, ids)
      expect(nobody.map(codeOf)).toEqual(nobody.map(() => '401 not_logged_in'))
      const ordinary = await everyCall(learner, ids)
      expect(ordinary.map(codeOf)).toEqual(ordinary.map(() => '403 forbidden'))
    })

    it('shows somebody else’s course as little as an unknown one, also when it is live', async () => {
      const ids = await wholeCourse()
      const foreign = await everyCall(other, ids)
      expect(foreign.map(codeOf)).toEqual(foreign.map(() => '404 not_found'))
      expect(itemsOf(await other.get('/courses/dev'))).toEqual([])
      const unknown = await everyCall(eva, { course: UNKNOWN, one: UNKNOWN, a: UNKNOWN })
      expect(unknown.map(codeOf)).toEqual(unknown.map(() => '404 not_found'))
      const { live_id } = (await goLive(ids.course)).body as { live_id: string }
      expect(codeOf(await other.patch('/course', { title: 'Neu' }, { 'course-id': live_id }))).toBe(
        '404 not_found',
      )
    })

    it('lets an admin do everything', async () => {
      const { course } = await wholeCourse()
      expect((await admin.patch('/course', { title: 'Vom Admin' }, { 'course-id': course })).status).toBe(200)
      expect(itemsOf(await admin.get('/courses/dev'))).toHaveLength(1)
    })

    it('refuses to edit a live copy', async () => {
      const { course } = await wholeCourse()
      const { live_id: live } = (await goLive(course)).body as { live_id: string }
      const lecture = (await liveTree(live)).get('A')?.id ?? ''
      expect(codeOf(await eva.patch('/course', { title: 'Neu' }, { 'course-id': live }))).toBe(
        '423 not_in_dev_mode',
      )
      expect(codeOf(await eva.patch('/video', { title: 'Neu' }, { 'video-id': lecture }))).toBe(
        '423 not_in_dev_mode',
      )
      expect((await eva.get('/dev-id', { 'course-id': live })).body).toEqual({
        dev_id: course,
        course_dev_id: course,
      })
    })
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

  describe('going live', () => {
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
          { number: 1, lectures: 4, published_by: null },
        ])
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

  it('is deleted whole, but only hidden once somebody has begun it', async () => {
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
