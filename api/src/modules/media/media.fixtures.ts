import { uploadCalls } from '@kursportal/shared/contract'
import type { Config } from '../../platform/config.ts'
import type { Context } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { publishCourse } from '../../seed/scenarios/courses.ts'
import { addAccess } from '../../seed/scenarios/learning.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'

/** A creator with a draft course of one film lecture; for the tests of this module. */
export type DraftFixture = { creatorId: string; courseId: string; videoId: string }

export const addDraftLecture = async (context: Context, email = 'kim@beispiel.de'): Promise<DraftFixture> => {
  const creatorId = await addPerson(context, { email, is_course_creator: true })
  const [courseId, chapterId, videoId] = [newId(), newId(), newId()]
  await context.db
    .insertInto('courses')
    .values({ id: courseId, owner_id: creatorId, title: 'Rücken' })
    .execute()
  await context.db
    .insertInto('chapters')
    .values({ id: chapterId, course_id: courseId, position: 0, title: 'Anfang' })
    .execute()
  await context.db
    .insertInto('videos')
    .values({
      id: videoId,
      chapter_id: chapterId,
      course_id: courseId,
      position: 0,
      type: 'video',
      title: 'Aufwärmen',
    })
    .execute()
  return { creatorId, courseId, videoId }
}

/** Lectures of a draft with a ready film of so many bytes each; answers the ids of the films. */
export const addUsedFilms = async (
  { db }: Context,
  { creatorId, courseId }: DraftFixture,
  sizes: readonly number[],
): Promise<string[]> => {
  const chapter = await db
    .selectFrom('chapters')
    .select('id')
    .where('course_id', '=', courseId)
    .executeTakeFirstOrThrow()
  const films = sizes.map((bytes) => ({ id: newId(), bytes, lecture: newId() }))
  await db
    .insertInto('media_assets')
    .values(
      films.map(({ id, bytes, lecture }) => ({
        id,
        bytes,
        owner_id: creatorId,
        video_id: lecture,
        state: 'ready' as const,
        duration_seconds: 60,
      })),
    )
    .execute()
  await db
    .insertInto('videos')
    .values(
      films.map(({ id, lecture }, index) => ({
        id: lecture,
        chapter_id: chapter.id,
        course_id: courseId,
        position: index + 1,
        type: 'video' as const,
        title: `Film ${index + 1}`,
        asset_id: id,
      })),
    )
    .execute()
  return films.map(({ id }) => id)
}

/** Somebody who gets a draft's course once it is published; answers their id. */
export const addLearner = async (
  context: Context,
  { creatorId, courseId }: DraftFixture,
  email = 'anna@beispiel.de',
): Promise<string> => {
  const id = await addPerson(context, { email })
  await addAccess(context, { owner_id: creatorId, name: 'Alle', course_ids: [courseId], user_ids: [id] })
  return id
}

/** Publishes a draft's course; answers the id of the live copy of one of its lectures, its film's unless named. */
export const publishLecture = async (
  { run, context }: TestPlatform,
  { courseId, videoId }: DraftFixture,
  lectureId = videoId,
): Promise<string> => {
  await run((use) => publishCourse(use, courseId))
  const live = await context.db
    .selectFrom('videos')
    .select('id')
    .where('dev_id', '=', lectureId)
    .executeTakeFirstOrThrow()
  return live.id
}

/** A platform that listens, and Kim with an empty draft. */
type UploadWorld = { platform: TestPlatform; origin: string; draft: DraftFixture; kim: TestClient }

/**
 * Opens a listening platform for the tests of a `describe`, and tells before each of them of an emptied one with Kim's
 * draft.
 */
export const forUploads = (tell: (world: UploadWorld) => void, overrides: Partial<Config> = {}): void => {
  let platform: TestPlatform
  let origin: string
  beforeAll(async () => {
    platform = await openTestPlatform(overrides)
    origin = await listen(platform)
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    const draft = await platform.run((context) => addDraftLecture(context))
    tell({ platform, origin, draft, kim: await platform.as('kim@beispiel.de') })
  })
}

/** Listens on a free port; answers the origin. */
export const listen = ({ app }: TestPlatform): Promise<string> => app.listen({ port: 0, host: '127.0.0.1' })

export const tusHeaders = { 'tus-resumable': '1.0.0' }

/** A link for a film of a lecture; `url` reaches the listening platform. */
export const askLink = async (client: TestClient, origin: string, videoId: string, body: object = {}) => {
  const answer = await client.put('/video/upload-link', body, { 'video-id': videoId })
  const link = uploadCalls.createUploadLink.answer.parse(answer.body)
  return { ...link, url: origin + new URL(link.upload_url).pathname }
}

export const tusCreate = (url: string, bytes: number): Promise<Response> =>
  fetch(url, { method: 'POST', headers: { ...tusHeaders, 'upload-length': `${bytes}` } })

export const tusPatch = (url: string, offset: number, body: Buffer): Promise<Response> =>
  fetch(url, {
    method: 'PATCH',
    headers: {
      ...tusHeaders,
      'upload-offset': `${offset}`,
      'content-type': 'application/offset+octet-stream',
    },
    body: new Uint8Array(body),
  })

/** How much has arrived, or the status that says why nobody tells. */
export const tusOffset = async (url: string): Promise<number> => {
  const answer = await fetch(url, { method: 'HEAD', headers: tusHeaders })
  return answer.ok ? Number(answer.headers.get('upload-offset')) : answer.status
}

/** Uploads a whole file; answers the upload's id once it is done or has failed. */
export const uploadFilm = async (
  platform: TestPlatform,
  client: TestClient,
  origin: string,
  videoId: string,
  film: Buffer,
): Promise<string> => {
  const link = await askLink(client, origin, videoId)
  const done = nextConcluded(platform)
  await tusCreate(link.url, film.length)
  if (film.length > 0) await tusPatch(link.url, 0, film)
  return done
}

/** The id of the next upload that is done or has failed. */
export const nextConcluded = ({ services }: TestPlatform): Promise<string> =>
  new Promise((resolve) => {
    const stop = services.events.on('upload-done', ({ video_upload_id }) => {
      stop()
      resolve(video_upload_id)
    })
  })

export const uploadsOf = async (client: TestClient) =>
  uploadCalls.listUploads.answer.parse((await client.get('/uploads')).body)

export const assetOf = ({ context }: TestPlatform, id: string) =>
  context.db.selectFrom('media_assets').selectAll().where('id', '=', id).executeTakeFirstOrThrow()
