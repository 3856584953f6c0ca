import { attachmentCalls, courseDraft, publishingCalls } from '@kursportal/shared/contract'
import { idOf } from '../../testing/answers.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { addDraftLecture, addLearner, publishLecture, type DraftFixture } from '../media/media.fixtures.ts'
import { MOST_ATTACHMENTS } from './attachments.rules.ts'

const upload = (
  client: TestClient,
  videoId: string,
  { name = 'Übungen.pdf', type = 'application/pdf', content = '%PDF-1.7 …' } = {},
) =>
  client.inject({
    method: 'POST',
    url: `/api/attachment?video-id=${videoId}&name=${encodeURIComponent(name)}`,
    payload: content,
    headers: { 'content-type': type },
  })
const namesOf = async (client: TestClient, videoId: string): Promise<string[]> => {
  const answer = await client.get('/attachments', { 'video-id': videoId })
  return attachmentCalls.listAttachments.answer.parse(answer.body).items.map(({ name }) => name)
}

describe('handouts of a lecture', () => {
  let platform: TestPlatform
  let kim: TestClient
  let other: TestClient
  let anna: TestClient
  let draft: DraftFixture
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    draft = await platform.run((context) => addDraftLecture(context))
    await platform.run((context) => addDraftLecture(context, 'other@beispiel.de'))
    await platform.run((context) => addLearner(context, draft))
    kim = await platform.as('kim@beispiel.de')
    other = await platform.as('other@beispiel.de')
    anna = await platform.as('anna@beispiel.de')
  })

  const add = async (): Promise<string> =>
    attachmentCalls.uploadAttachment.answer.parse((await upload(kim, draft.videoId)).body).id
  const publish = () => publishLecture(platform, draft)

  it('reach learners with the next publish, and go with the one after they were removed', async () => {
    const id = await add()
    expect(await namesOf(kim, draft.videoId)).toEqual(['Übungen.pdf'])
    const live = await publish()
    await upload(kim, draft.videoId, { name: 'später.pdf' })
    expect(await namesOf(anna, live)).toEqual(['Übungen.pdf'])
    const file = await anna.get('/attachment', { 'attachment-id': id })
    expect(file.text).toBe('%PDF-1.7 …')
    expect(file.headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': expect.stringContaining("filename*=UTF-8''%C3%9Cbungen.pdf"),
    })
    expect((await kim.delete('/attachment', { 'attachment-id': id })).status).toBe(204)
    expect(await namesOf(kim, draft.videoId)).toEqual(['später.pdf'])
    expect(await namesOf(anna, live)).toEqual(['Übungen.pdf'])
    await publish()
    expect(await namesOf(anna, live)).toEqual(['später.pdf'])
    expect((await anna.get('/attachment', { 'attachment-id': id })).body).toMatchObject({ code: 'not_found' })
  })

  it('are among what a publish would change', async () => {
    const changes = async () => {
      const { body } = await kim.get('/course/changes', { 'course-id': draft.courseId })
      return publishingCalls.readCourseChanges.answer.parse(body).changes
    }
    await publish()
    expect(await changes()).toEqual([])
    const id = await add()
    const changed = [expect.objectContaining({ kind: 'changed', id: draft.videoId, fields: ['attachments'] })]
    expect(await changes()).toEqual(changed)
    await publish()
    expect(await changes()).toEqual([])
    await kim.delete('/attachment', { 'attachment-id': id })
    expect(await changes()).toEqual(changed)
  })

  it('have a name and no path', async () => {
    for (const name of ['../../etc/passwd', 'C:\\x.pdf', '/x.pdf'])
      expect((await upload(kim, draft.videoId, { name })).body).toMatchObject({ code: 'validation_failed' })
    expect(await namesOf(kim, draft.videoId)).toEqual([])
  })

  it('are played from anywhere, when they are sounds', async () => {
    const sound = { name: 'Atmen.mp3', type: 'audio/mpeg', content: 'ID3 ein und aus' }
    const { id, file_id } = attachmentCalls.uploadAttachment.answer.parse(
      (await upload(kim, draft.videoId, sound)).body,
    )
    expect(file_id).toBe(id)
    const part = (range: string) =>
      kim.inject({ method: 'GET', url: `/api/attachment?attachment-id=${id}`, headers: { range } })
    expect(await part('bytes=4-6')).toMatchObject({
      status: 206,
      text: 'ein',
      headers: { 'content-range': 'bytes 4-6/15', 'content-type': 'audio/mpeg' },
    })
    expect((await part('bytes=99-')).status).toBe(416)
  })

  it('are advised of in a text while a sound has nothing to read along', async () => {
    const { db } = platform.context
    const { chapter_id } = await db
      .selectFrom('videos')
      .select('chapter_id')
      .where('id', '=', draft.videoId)
      .executeTakeFirstOrThrow()
    const made = await kim.put('/video', { type: 'richText', title: 'Text' }, { 'chapter-id': chapter_id })
    const lecture = idOf(made)
    const files = [{ name: 'Atmen.mp3', type: 'audio/mpeg', content: 'ID3 ein und aus' }, {}]
    const advice: string[][] = []
    for (const file of files) {
      const { file_id } = attachmentCalls.uploadAttachment.answer.parse(
        (await upload(kim, lecture, file)).body,
      )
      const block = { type: 'handout', attrs: { file_id, title: 'Atmen' } }
      const document = { type: 'doc', content: [block] }
      await kim.put('/video/rich-text', { document }, { 'video-id': lecture })
      const { body } = await kim.get('/course/changes', { 'course-id': draft.courseId })
      const changes = publishingCalls.readCourseChanges.answer.parse(body)
      advice.push(changes.advice.filter(({ video_id }) => video_id === lecture).map(({ code }) => code))
    }
    expect(advice).toEqual([['transcript'], []])
  })

  it('are nobody else’s', async () => {
    const id = await add()
    expect((await upload(platform.client, draft.videoId)).body).toMatchObject({ code: 'not_logged_in' })
    expect((await upload(anna, draft.videoId)).body).toMatchObject({ code: 'forbidden' })
    expect((await upload(other, draft.videoId)).body).toMatchObject({ code: 'not_found' })
    for (const client of [other, anna]) {
      expect((await client.get('/attachment', { 'attachment-id': id })).body).toMatchObject({
        code: 'not_found',
      })
      expect((await client.get('/attachments', { 'video-id': draft.videoId })).status).toBe(404)
    }
    expect((await other.delete('/attachment', { 'attachment-id': id })).body).toMatchObject({
      code: 'not_found',
    })
  })

  it('are refused when they are something else, and when there are too many', async () => {
    const page = { content: '<script>alert(1)</script>' }
    expect((await upload(kim, draft.videoId, page)).body).toMatchObject({ code: 'unsupported_media_type' })
    expect((await upload(kim, draft.videoId, { ...page, type: 'text/html' })).status).toBe(415)
    for (let count = 0; count < MOST_ATTACHMENTS; count++) await add()
    expect((await upload(kim, draft.videoId)).body).toMatchObject({ code: 'conflict' })
  })

  const namesInCopy = async (answer: { body: unknown }): Promise<string[]> => {
    const { id } = courseDraft.parse(answer.body)
    const video = await platform.context.db
      .selectFrom('videos')
      .select('id')
      .where('course_id', '=', id)
      .executeTakeFirstOrThrow()
    return namesOf(kim, video.id)
  }

  it('are copied with their course, and removing one there leaves the other', async () => {
    const id = await add()
    const copy = await kim.put('/duplicate-course', undefined, { 'course-id': draft.courseId })
    expect(await namesInCopy(copy)).toEqual(['Übungen.pdf'])
    await kim.delete('/attachment', { 'attachment-id': id })
    expect(await namesInCopy(copy)).toEqual(['Übungen.pdf'])
    expect(await namesOf(kim, draft.videoId)).toEqual([])
    const copied = await platform.context.db
      .selectFrom('attachments')
      .select('id')
      .where('removed_revision', 'is', null)
      .executeTakeFirstOrThrow()
    expect((await kim.get('/attachment', { 'attachment-id': copied.id })).text).toBe('%PDF-1.7 …')
  })

  it('become what they were with the publish that is restored, and learners see it after the next', async () => {
    const publication = async () =>
      (
        await platform.context.db
          .selectFrom('course_publications')
          .select('id')
          .orderBy('number')
          .executeTakeFirstOrThrow()
      ).id
    const id = await add()
    const live = await publish()
    const first = await publication()
    await kim.delete('/attachment', { 'attachment-id': id })
    await upload(kim, draft.videoId, { name: 'später.pdf' })
    await publish()
    const restore = () => kim.post('/course/restore', undefined, { 'publication-id': first })
    for (let times = 0; times < 2; times += 1) {
      expect((await restore()).status).toBe(200)
      expect(await namesOf(kim, draft.videoId)).toEqual(['Übungen.pdf'])
    }
    expect(await namesOf(anna, live)).toEqual(['später.pdf'])
    await publish()
    expect(await namesOf(anna, live)).toEqual(['Übungen.pdf'])
  })
})
