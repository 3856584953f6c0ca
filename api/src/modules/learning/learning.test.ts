import { addCourse, publishCourse } from '../../seed/scenarios/courses.ts'
import { addAccess } from '../../seed/scenarios/learning.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import { newId } from '../../platform/ids.ts'
import { codeOf, itemsOf } from '../../testing/answers.ts'
import type { TestAnswer, TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'

const UNKNOWN = '01900000-0000-7000-8000-000000000000'
const FILM_SECONDS = 100

type Fields = Parameters<typeof addCourse>[1]['fields']
type Chapter = { id: string; title: string; locked: unknown; videos: Lecture[] }
type Lecture = {
  id: string
  title: string
  locked: { reason: string; until: string | null } | null
  done: boolean
}
type Reported = {
  progress: number
  done: boolean
  watched: [number, number][]
  position_seconds: number
  course: { finished: boolean; progress: number; lectures_done: number }
}

const fields = (over: Partial<Fields> = {}): Fields => ({
  title: 'Rücken',
  description: 'Stark',
  outcomes: ['Kraft'],
  price_cents: 0,
  minors_only: false,
  time_alternative_text: '',
  instructor_name: 'Eva',
  instructor_qualification: 'Physio',
  unlock_mode: 'all',
  unlock_days: 7,
  forum_enabled: true,
  ...over,
})
const page = (title: string) => ({
  type: 'richText' as const,
  title,
  minutes: 2,
  illustrations: [],
  document: {
    type: 'doc' as const,
    content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: title }] }],
  },
})
const reported = (answer: TestAnswer): Reported => answer.body as Reported

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
  let anna: TestClient
  let eva: TestClient
  let ids: { anna: string; eva: string; draft: string; live: string; access: string }

  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())

  /** A course of two chapters with two pages each, which Anna's access grants. */
  const arrange = async (over: Partial<Fields> = {}) => {
    await platform.reset()
    ids = await platform.run(async (context) => {
      const creator = await addPerson(context, { email: 'eva@beispiel.de', is_course_creator: true })
      const learner = await addPerson(context, { email: 'anna@beispiel.de' })
      await addPerson(context, { email: 'minor@beispiel.de', birth_date: '2012-05-05' })
      const draft = await addCourse(
        context,
        {
          fields: fields(over),
          chapters: [
            { title: 'Eins', description: '', lectures: [page('A'), page('B')] },
            { title: 'Zwei', description: '', lectures: [page('C'), page('D')] },
          ],
        },
        { owner_id: creator, cover_image_id: null, pictureAddress: () => '', filmOf: () => null },
      )
      const live = await publishCourse(context, draft)
      const access = await addAccess(context, {
        owner_id: creator,
        name: 'Zugang',
        course_ids: [draft],
        user_ids: [learner],
      })
      return { anna: learner, eva: creator, draft, live, access }
    })
    anna = await platform.as('anna@beispiel.de')
    eva = await platform.as('eva@beispiel.de')
  }
  /** Turns lecture A into a film. */
  const makeFilm = async () => {
    const asset = newId()
    const { db } = platform.context
    await db
      .insertInto('media_assets')
      .values({ id: asset, owner_id: ids.eva, state: 'ready', duration_seconds: FILM_SECONDS })
      .execute()
    await db.updateTable('videos').set({ type: 'video', asset_id: asset }).where('title', '=', 'A').execute()
  }
  const chapters = async (client = anna) =>
    itemsOf(await client.get('/chapters-videos', { 'course-id': ids.live })) as Chapter[]
  const lecture = async (title: string): Promise<string> =>
    (await chapters()).flatMap((chapter) => chapter.videos).find((video) => video.title === title)?.id ?? ''
  const read = (video_id: string) => anna.post('/video/progress', { video_id, progress: 1 })
  const locks = async () =>
    (await chapters()).flatMap((chapter) => chapter.videos.map((video) => video.locked?.reason ?? null))
  const course = async (client = anna) => (await client.get('/course', { 'course-id': ids.live })).body

  describe('who may', () => {
    beforeEach(() => arrange())

    it('asks for a login', async () => {
      const answers = await everyCall(platform.client, ids.live, UNKNOWN, UNKNOWN)
      expect([...answers, await platform.client.get('/courses')].map(codeOf)).toEqual(
        Array(14).fill('401 not_logged_in'),
      )
    })

    it('shows nobody a course that no access grants them, its creator included', async () => {
      const [first] = await chapters()
      const lectureId = first?.videos[0]?.id ?? ''
      const foreign = await everyCall(eva, ids.live, first?.id ?? '', lectureId)
      expect(foreign.map(codeOf)).toEqual(foreign.map(() => '404 not_found'))
      expect(itemsOf(await eva.get('/courses'))).toEqual([])
      expect(itemsOf(await anna.get('/courses'))).toHaveLength(1)
      const draft = await anna.get('/course', { 'course-id': ids.draft })
      expect(codeOf(draft)).toBe('404 not_found')
    })

    it('grants through a society and to everybody, and takes it back', async () => {
      await platform.run(async ({ db }) => {
        await db.deleteFrom('access_users').execute()
        await db.insertInto('default_accesses').values({ access_id: ids.access }).execute()
      })
      expect(itemsOf(await eva.get('/courses'))).toHaveLength(1)
      await platform.context.db.deleteFrom('default_accesses').execute()
      expect(itemsOf(await anna.get('/courses'))).toEqual([])
      const society = newId()
      await platform.run(async ({ db }) => {
        await db.insertInto('societies').values({ id: society, name: 'TSV', is_community: true }).execute()
        await db
          .insertInto('access_societies')
          .values({ access_id: ids.access, society_id: society })
          .execute()
        await db.updateTable('users').set({ society_id: society }).where('id', '=', ids.anna).execute()
      })
      expect(itemsOf(await anna.get('/courses'))).toHaveLength(1)
      expect(itemsOf(await eva.get('/courses'))).toEqual([])
    })

    it('shows courses for minors to people under 18 only, to the day', async () => {
      await platform.run(async ({ db }) => {
        await db.updateTable('courses').set({ minors_only: true }).execute()
        await db.insertInto('default_accesses').values({ access_id: ids.access }).execute()
      })
      const minor = await platform.as('minor@beispiel.de')
      expect(itemsOf(await anna.get('/courses'))).toEqual([])
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
      await arrange()
      expect(await course()).toMatchObject({
        state: 'not_started',
        progress: 0,
        lectures_total: 4,
        duration_seconds: 480,
        next_lecture: { title: 'A', chapter_title: 'Eins' },
        participation: null,
      })
      const a = await lecture('A')
      expect((await anna.get('/video', { 'video-id': a })).body).toMatchObject({
        course_title: 'Rücken',
        chapter_title: 'Eins',
        number: 1,
        lectures_total: 4,
        previous: null,
        next: { title: 'B', locked: null },
        watched: [],
      })
      expect(await course()).toMatchObject({ state: 'running', participation: { number: 1 } })
      expect(codeOf(await anna.post('/course-finish', { course_id: ids.live }))).toBe(
        '400 course_not_finished',
      )
      for (const title of ['A', 'B', 'C']) await read(await lecture(title))
      expect(itemsOf(await anna.get('/courses'))[0]).toMatchObject({
        state: 'running',
        progress: 0.75,
        lectures_done: 3,
        next_lecture: { title: 'D', chapter_title: 'Zwei' },
      })
      expect(reported(await read(await lecture('D')))).toMatchObject({
        done: true,
        course: { finished: true, progress: 1, lectures_done: 4 },
      })
      const finished = await anna.post('/course-finish', { course_id: ids.live })
      expect(finished.body).toMatchObject({ state: 'finished', progress: 1, number: 1, current: true })
      expect((await anna.post('/course-finish', { course_id: ids.live })).body).toEqual(finished.body)

      // Publishing one lecture more un-finishes nobody.
      const [chapter] = itemsOf(await eva.get('/chapters/dev', { 'course-id': ids.draft }))
      const added = await eva.put(
        '/video',
        { type: 'richText', title: 'E' },
        { 'chapter-id': String(chapter?.['id']) },
      )
      const document = page('E').document
      await eva.put('/video/rich-text', { document }, { 'video-id': (added.body as { id: string }).id })
      expect((await eva.put('/course/live', undefined, { 'course-id': ids.draft })).status).toBe(200)
      expect(await course()).toMatchObject({
        state: 'finished',
        progress: 1,
        lectures_done: 4,
        lectures_total: 5,
      })
    })

    it('may be redone in the next year, with everything fresh', async () => {
      await arrange()
      platform.clock.set('2027-06-01T10:00:00Z')
      anna = await platform.as('anna@beispiel.de')
      const redo = () => anna.post('/redo-course', { course_id: ids.live })
      expect(codeOf(await redo())).toBe('425 redo_not_possible_yet')
      for (const title of ['A', 'B', 'C', 'D']) await read(await lecture(title))
      const state = async () => (await anna.get('/redo-course', { 'course-id': ids.live })).body
      expect(await state()).toEqual({ possible: false, possible_from: '2028-01-01' })
      expect(codeOf(await redo())).toBe('425 redo_not_possible_yet')
      platform.clock.set('2028-01-01T10:00:00Z')
      anna = await platform.as('anna@beispiel.de')
      expect(await state()).toEqual({ possible: true, possible_from: '2028-01-01' })
      const twice = await Promise.all([redo(), redo()])
      expect(twice.map(codeOf).sort()).toEqual(['200', '425 redo_not_possible_yet'])
      expect(await course()).toMatchObject({ state: 'running', progress: 0, lectures_done: 0 })
      const all = itemsOf(await anna.get('/course-participations', { 'course-id': ids.live }))
      expect(all.map((one) => [one['number'], one['state'], one['progress'], one['current']])).toEqual([
        [2, 'running', 0, true],
        [1, 'finished', 1, false],
      ])
    })

    it('is begun anew after an admin removed the progress', async () => {
      await arrange()
      await platform.run((context) => addPerson(context, { email: 'admin@beispiel.de', is_admin: true }))
      const admin = await platform.as('admin@beispiel.de')
      await read(await lecture('A'))
      const remove = (client: TestClient) =>
        client.delete('/course-progress', { 'user-id': ids.anna, 'course-id': ids.live })
      expect(codeOf(await remove(platform.client))).toBe('401 not_logged_in')
      expect(codeOf(await remove(eva))).toBe('403 forbidden')
      expect((await remove(admin)).status).toBe(204)
      expect(codeOf(await remove(admin))).toBe('404 not_found')
      expect(await course()).toMatchObject({ state: 'not_started', progress: 0 })
    })

    it('finishes when the last two lectures are done at once', async () => {
      await arrange()
      for (const title of ['A', 'B']) await read(await lecture(title))
      await Promise.all([read(await lecture('C')), read(await lecture('D'))])
      expect(await course()).toMatchObject({ state: 'finished', lectures_done: 4 })
    })

    it('begins one participation when two lectures are opened at once', async () => {
      await arrange()
      const [a, b] = [await lecture('A'), await lecture('B')]
      await Promise.all([a, b, a].map((video) => anna.get('/video', { 'video-id': video })))
      expect(itemsOf(await anna.get('/course-participations'))).toHaveLength(1)
    })
  })

  describe('unlocking', () => {
    it('goes in order', async () => {
      await arrange({ unlock_mode: 'in_order' })
      expect(await locks()).toEqual([null, 'previous_not_done', 'previous_not_done', 'previous_not_done'])
      const b = await lecture('B')
      const [, second] = await chapters()
      expect(second?.locked).toEqual({ reason: 'previous_not_done', until: null })
      expect(codeOf(await anna.get('/video', { 'video-id': b }))).toBe('403 locked')
      expect(codeOf(await anna.get('/video/rich-text', { 'video-id': b }))).toBe('403 locked')
      expect(codeOf(await read(b))).toBe('403 locked')
      expect(codeOf(await anna.get('/chapter', { 'chapter-id': second?.id ?? '' }))).toBe('403 locked')
      await read(await lecture('A'))
      expect(await locks()).toEqual([null, null, 'previous_not_done', 'previous_not_done'])
      expect((await anna.get('/video/rich-text', { 'video-id': b })).status).toBe(200)
    })

    it('waits for days between chapters', async () => {
      await arrange({ unlock_mode: 'timed' })
      platform.clock.set('2027-05-03T16:00:00Z')
      anna = await platform.as('anna@beispiel.de')
      for (const title of ['A', 'B']) await read(await lecture(title))
      expect(await course()).toMatchObject({ next_lecture: null, next_unlock_at: '2027-05-09T22:00:00.000Z' })
      const answer = await anna.get('/video', { 'video-id': await lecture('C') })
      expect(answer.body).toMatchObject({
        code: 'locked',
        details: { reason: 'not_yet', until: '2027-05-09T22:00:00.000Z' },
      })
      platform.clock.set('2027-05-09T22:00:00Z')
      expect((await anna.get('/video', { 'video-id': await lecture('C') })).status).toBe(200)
    })
  })

  describe('films', () => {
    let film: string
    beforeEach(async () => {
      await arrange()
      await makeFilm()
      film = await lecture('A')
      await anna.get('/video', { 'video-id': film })
    })
    const report = (body: { progress?: number; timestamp?: number; watched?: [number, number][] }) =>
      anna.post('/video/progress', { video_id: film, progress: 0, ...body })

    it('keeps the union of what was watched and computes the progress from it', async () => {
      platform.clock.advance(20)
      expect(
        reported(
          await report({
            watched: [
              [0, 20],
              [10, 30],
            ],
            timestamp: 30,
          }),
        ),
      ).toMatchObject({
        progress: 0.3,
        watched: [[0, 30]],
        position_seconds: 30,
        done: false,
      })
      platform.clock.advance(20)
      const later = { watched: [[50, 80] as [number, number]], timestamp: 80 }
      const once = reported(await report(later))
      expect(once).toMatchObject({
        progress: 0.6,
        watched: [
          [0, 30],
          [50, 80],
        ],
      })
      expect(reported(await report(later))).toEqual(once)
      expect(reported(await report({ progress: 1 })).progress).toBe(0.6)
      platform.clock.advance(20)
      expect(
        reported(
          await report({
            watched: [
              [30, 50],
              [80, 90],
            ],
            timestamp: 5,
          }),
        ),
      ).toMatchObject({
        progress: 1,
        done: true,
        position_seconds: 5,
      })
      expect(itemsOf(await anna.get('/courses'))[0]).toMatchObject({ lectures_done: 1, progress: 0.25 })
    })

    it('refuses what cannot be', async () => {
      const b = await lecture('B')
      const refused = [
        await report({ watched: [[0, 16]] }),
        await report({ progress: 1.01 }),
        await report({ watched: [[90, 102]] }),
        await report({ timestamp: 102 }),
        await report({ watched: [[20, 10]] }),
        await anna.post('/video/progress', { video_id: b, progress: 0.5, timestamp: 3 }),
        await anna.post('/video/progress', { video_id: b, progress: 0.5, watched: [] }),
      ]
      expect(refused.map(codeOf)).toEqual([
        '422 watched_too_fast',
        '422 progress_too_big',
        '422 watched_past_end',
        '422 watched_past_end',
        '422 validation_failed',
        '406 timestamp_only_for_videos',
        '406 timestamp_only_for_videos',
      ])
      // Many small reports do not add up their slack.
      expect((await report({ watched: [[0, 14]] })).status).toBe(200)
      expect(codeOf(await report({ watched: [[14, 28]] }))).toBe('422 watched_too_fast')
      expect((await anna.get('/video', { 'video-id': film })).body).toMatchObject({ watched: [[0, 14]] })
    })

    it('takes in what was watched offline and is sent late', async () => {
      platform.clock.advance(45)
      expect(reported(await report({ watched: [[0, 90]] })).done).toBe(true)
    })
  })

  it('says that a course was published anew to whoever is in its middle', async () => {
    await arrange()
    const publishAgain = async (title: string) => {
      platform.clock.advance(60)
      await platform.context.db
        .updateTable('chapters')
        .set({ title })
        .where('course_id', '=', ids.draft)
        .where('title', '!=', 'Zwei')
        .execute()
      await platform.run((context) => publishCourse(context, ids.draft))
    }
    await publishAgain('Davor')
    await read(await lecture('A'))
    expect(await course()).toMatchObject({ state: 'running', republished_at: null })
    const before = platform.clock.now().toISOString()
    await publishAgain('Mittendrin')
    const { republished_at } = (await course()) as { republished_at: string }
    expect(republished_at > before).toBe(true)
    for (const title of ['B', 'C', 'D']) await read(await lecture(title))
    expect(await course()).toMatchObject({ state: 'finished', republished_at: null })
  })

  it('lists many courses with as many queries as one', async () => {
    await arrange()
    const list = () => platform.queriesIn(() => anna.get('/courses'))
    const one = await list()
    await platform.run(async (context) => {
      const drafts: string[] = []
      for (let index = 0; index < 30; index += 1) {
        const draft = await addCourse(
          context,
          { fields: fields(), chapters: [{ title: 'Eins', description: '', lectures: [page('A')] }] },
          { owner_id: ids.eva, cover_image_id: null, pictureAddress: () => '', filmOf: () => null },
        )
        await publishCourse(context, draft)
        drafts.push(draft)
      }
      await addAccess(context, { owner_id: ids.eva, name: 'Viele', course_ids: drafts, user_ids: [ids.anna] })
    })
    expect(await list()).toBe(one)
    // one for the session, one for the list, one for the outlines that nobody has read yet
    expect(one).toBe(3)
    expect(await list()).toBe(2)
    expect(itemsOf(await anna.get('/courses', { limit: 10, offset: 25 }))).toHaveLength(6)
    expect((await anna.get('/courses', { limit: 10, offset: 90 })).body).toEqual({ items: [], total: 31 })
  })
})
