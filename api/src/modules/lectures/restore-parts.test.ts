import { chapterDraft, deletedPart, videoDraft } from '@kursportal/shared/contract'
import { sql } from 'kysely'
import { newId } from '../../platform/ids.ts'
import { takeDueOf } from '../retention/take-due.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import { codeOf, idOf, itemsOf } from '../../testing/answers.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'

const text = (words: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
})

describe('a deleted chapter or lecture', () => {
  let platform: TestPlatform
  let eva: TestClient
  let other: TestClient

  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    await platform.run(async (context) => {
      await addPerson(context, { email: 'eva@beispiel.de', is_course_creator: true })
      await addPerson(context, { email: 'other@beispiel.de', is_course_creator: true })
      await addPerson(context, { email: 'anna@beispiel.de' })
      await addPerson(context, { email: 'bernd@beispiel.de' })
    })
    eva = await platform.as('eva@beispiel.de')
    other = await platform.as('other@beispiel.de')
  })

  const newChapter = async (course: string, title: string) =>
    idOf(await eva.put('/chapter', { title }, { 'course-id': course }))
  const newText = async (chapter: string, title: string) => {
    const id = idOf(await eva.put('/video', { type: 'richText', title }, { 'chapter-id': chapter }))
    await eva.put('/video/rich-text', { document: text(title) }, { 'video-id': id })
    return id
  }
  /** Chapter Eins with A, B and C, chapter Zwei with D. */
  const newCourse = async () => {
    const course = idOf(await eva.post('/course', { title: 'Rücken' }))
    const one = await newChapter(course, 'Eins')
    const two = await newChapter(course, 'Zwei')
    const [a, b, c] = [await newText(one, 'A'), await newText(one, 'B'), await newText(one, 'C')]
    return { course, one, two, a, b, c, d: await newText(two, 'D') }
  }
  const treeOf = async (course: string) =>
    itemsOf(await eva.get('/chapters-videos/dev', { 'course-id': course })).map(
      ({ title, videos }) =>
        `${String(title)}: ${(videos as { title: string }[]).map((v) => v.title).join()}`,
    )
  const changesOf = async (course: string) =>
    (
      (await eva.get('/course/changes', { 'course-id': course })).body as {
        changes: { kind: string; title: string }[]
      }
    ).changes.map(({ kind, title }) => `${kind} ${title}`)
  const publish = async (course: string) => {
    const { body } = await eva.put('/course/live', undefined, { 'course-id': course })
    return (body as { live_id: string }).live_id
  }
  const restoreVideo = (id: string, client = eva) =>
    client.post('/video/restore', undefined, { 'video-id': id })
  const restoreChapter = (id: string, client = eva) =>
    client.post('/chapter/restore', undefined, { 'chapter-id': id })

  it('comes back though a column was dropped meanwhile', async () => {
    const { course, b } = await newCourse()
    await eva.delete('/video', { 'video-id': b })
    await sql`update deleted_parts
      set content = jsonb_set(content, '{videos,0,dropped_column}', '"gone"')`.execute(platform.context.db)
    expect((await restoreVideo(b)).status).toBe(200)
    expect(await treeOf(course)).toEqual(['Eins: A,B,C', 'Zwei: D'])
  })

  it('comes back at its place with all it had, under its id', async () => {
    const { course, b } = await newCourse()
    const lines = { lines: [{ from: 0, to: 1, text: 'Hallo' }] }
    await eva.put('/caption', lines, { 'video-id': b, language: 'de' })
    await publish(course)
    await eva.delete('/video', { 'video-id': b })
    expect(await treeOf(course)).toEqual(['Eins: A,C', 'Zwei: D'])
    const { body } = await restoreVideo(b)
    expect(videoDraft.parse(body)).toMatchObject({ id: b, title: 'B', has_text: true })
    expect(await treeOf(course)).toEqual(['Eins: A,B,C', 'Zwei: D'])
    expect(await changesOf(course)).toEqual([])
    expect(itemsOf(await eva.get('/captions', { 'video-id': b }))).toHaveLength(1)
    // Pressed twice it stays what it is.
    expect(codeOf(await restoreVideo(b))).toBe('200')
    expect(await treeOf(course)).toEqual(['Eins: A,B,C', 'Zwei: D'])
  })

  it('comes back as a chapter with its lectures, also when the order was changed meanwhile', async () => {
    const { course, one, two, a } = await newCourse()
    await eva.delete('/chapter', { 'chapter-id': one })
    const three = await newChapter(course, 'Drei')
    await eva.patch('/chapter/order', { chapter_ids: [three, two] }, { 'course-id': course })
    const { body } = await restoreChapter(one)
    expect(chapterDraft.parse(body)).toMatchObject({ id: one, lectures: 3 })
    expect(await treeOf(course)).toEqual(['Eins: A,B,C', 'Drei: ', 'Zwei: D'])
    const document = await eva.get('/video/rich-text', { 'video-id': a, dev: 'true' })
    expect(document.body).toMatchObject({ document: text('A') })
  })

  it('keeps what learners did, even when it was published away meanwhile', async () => {
    const { course, b } = await newCourse()
    const live = await publish(course)
    const liveIdOf = async () =>
      (
        await platform.context.db
          .selectFrom('videos')
          .select('id')
          .where('course_id', '=', live)
          .where('dev_id', '=', b)
          .where('retired_at', 'is', null)
          .executeTakeFirst()
      )?.id
    const before = await liveIdOf()
    await eva.delete('/video', { 'video-id': b })
    await publish(course)
    expect(await liveIdOf()).toBeUndefined()
    await restoreVideo(b)
    await publish(course)
    expect(await liveIdOf()).toBe(before)
  })

  it('may have come back with a former publish already, and may be deleted again', async () => {
    const { course, b } = await newCourse()
    await publish(course)
    await eva.delete('/video', { 'video-id': b })
    const [publication] = itemsOf(await eva.get('/course/publications', { 'course-id': course }))
    await eva.post('/course/restore', undefined, { 'publication-id': String(publication?.['id']) })
    await eva.patch('/video', { title: 'Neu' }, { 'video-id': b })
    expect(videoDraft.parse((await restoreVideo(b)).body)).toMatchObject({ title: 'Neu' })
    expect((await eva.delete('/video', { 'video-id': b })).status).toBe(204)
    expect(videoDraft.parse((await restoreVideo(b)).body)).toMatchObject({ title: 'Neu' })
    expect(await treeOf(course)).toEqual(['Eins: A,Neu,C', 'Zwei: D'])
  })

  it('shows a film again that is still there, and none that is gone', async () => {
    const { course, one } = await newCourse()
    const film = idOf(await eva.put('/video', { type: 'video', title: 'F' }, { 'chapter-id': one }))
    const asset = newId()
    const { owner_id } = await platform.context.db
      .selectFrom('courses')
      .select('owner_id')
      .where('id', '=', course)
      .executeTakeFirstOrThrow()
    const { db } = platform.context
    await db
      .insertInto('media_assets')
      .values({ id: asset, video_id: film, owner_id, state: 'ready', duration_seconds: 60 })
      .execute()
    await db.updateTable('videos').set({ asset_id: asset }).where('id', '=', film).execute()
    const shown = async () => {
      await eva.delete('/video', { 'video-id': film })
      return videoDraft.parse((await restoreVideo(film)).body).media?.video_upload_id
    }
    expect(await shown()).toBe(asset)
    await eva.delete('/video', { 'video-id': film })
    await db.deleteFrom('media_assets').where('id', '=', asset).execute()
    expect(videoDraft.parse((await restoreVideo(film)).body).media).toBeNull()
  })

  it('lies in the bin until then, newest first, with what would come back', async () => {
    const { course, one, a, d } = await newCourse()
    const bin = async (client = eva) => client.get('/deleted-parts', { 'course-id': course })
    expect(itemsOf(await bin())).toEqual([])
    await eva.delete('/video', { 'video-id': a })
    platform.clock.advance(60)
    await eva.delete('/chapter', { 'chapter-id': one })
    platform.clock.advance(60)
    await eva.delete('/video', { 'video-id': d })
    const lying = deletedPart.array().parse(itemsOf(await bin()))
    expect(lying).toMatchObject([
      {
        id: d,
        kind: 'lecture',
        title: 'D',
        type: 'richText',
        lectures: 0,
        chapter: { title: 'Zwei', deleted: false },
      },
      { id: one, kind: 'chapter', title: 'Eins', type: null, lectures: 2, chapter: null },
      { id: a, kind: 'lecture', title: 'A', chapter: { title: 'Eins', deleted: true } },
    ])
    for (const { deleted_at, kept_until } of lying)
      expect(Date.parse(kept_until) - Date.parse(deleted_at)).toBe(30 * 86_400_000)
    expect(codeOf(await bin(other))).toBe('404 not_found')
    expect(await platform.queriesIn(() => bin())).toBeLessThan(12)
    await restoreChapter(one)
    expect(itemsOf(await bin()).map(({ id }) => id)).toEqual([d, a])
  })

  it('is brought back by who may edit the course only, and for thirty days', async () => {
    const { one, a, d } = await newCourse()
    await eva.delete('/video', { 'video-id': a })
    expect(codeOf(await restoreVideo(a, other))).toBe('404 not_found')
    expect(codeOf(await restoreVideo(newId()))).toBe('404 not_found')
    await eva.delete('/chapter', { 'chapter-id': one })
    expect(codeOf(await restoreChapter(one, other))).toBe('404 not_found')
    // The chapter it stood in is gone: that one comes first.
    expect(codeOf(await restoreVideo(a))).toBe('404 not_found')
    platform.clock.advance(31 * 86_400)
    eva = await platform.as('eva@beispiel.de')
    expect(codeOf(await restoreChapter(one))).toBe('404 not_found')
    await eva.delete('/video', { 'video-id': d })
    await takeDueOf(platform.services, ['deleted_parts'])
    const kept = await platform.context.db.selectFrom('deleted_parts').select('id').execute()
    expect(kept).toEqual([{ id: d }])
  })

  it('tells beforehand who has done it', async () => {
    const { course, one, two, a, b, c } = await newCourse()
    const learnersOf = async (query: Record<string, string>) => (await eva.get('/part-learners', query)).body
    expect(await learnersOf({ 'video-id': a })).toEqual({ begun: 0, done: 0 })
    const live = await publish(course)
    const { db } = platform.context
    const people = await db
      .selectFrom('users')
      .select('id')
      .where('email', 'in', ['anna@beispiel.de', 'bernd@beispiel.de'])
      .execute()
    const liveOf = async (draft: string) =>
      (await db.selectFrom('videos').select('id').where('dev_id', '=', draft).executeTakeFirstOrThrow()).id
    for (const [index, person] of people.entries()) {
      const participation = newId()
      await db
        .insertInto('participations')
        .values({ id: participation, user_id: person.id, course_id: live })
        .execute()
      const done_at = index === 0 ? platform.clock.now() : null
      for (const lecture of [a, b, c])
        await db
          .insertInto('lecture_progress')
          .values({ participation_id: participation, video_id: await liveOf(lecture), progress: 1, done_at })
          .execute()
    }
    expect(await learnersOf({ 'video-id': a })).toEqual({ begun: 2, done: 1 })
    expect(await learnersOf({ 'chapter-id': one })).toEqual({ begun: 2, done: 1 })
    expect(await learnersOf({ 'chapter-id': two })).toEqual({ begun: 0, done: 0 })
    expect(codeOf(await other.get('/part-learners', { 'chapter-id': one }))).toBe('404 not_found')
    expect(codeOf(await eva.get('/part-learners', {}))).toBe('422 validation_failed')
  })
})
