import { v7 } from 'uuid'
import { newId } from '../../../platform/ids.ts'
import { addCourse } from '../../../seed/scenarios/courses.ts'
import { addImage } from '../../../seed/scenarios/images.ts'
import { drawLandingFile } from '../../../seed/scenarios/landing-files.ts'
import { addAccess } from '../../../seed/scenarios/learning.ts'
import { chapter, text } from '../../../seed/scenarios/lectures.ts'
import { addPerson } from '../../../seed/scenarios/people.ts'
import { addProof } from '../../../seed/scenarios/proofs.ts'
import { p } from '../../../seed/scenarios/rich-text.ts'
import { openTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { attachmentKey } from '../../attachments/attachments.store.ts'
import { imageFolder } from '../../images/images.rules.ts'
import { filmKey } from '../../media/media.rules.ts'
import { checkFiles } from './check-files.ts'
import { lastFileCheck } from './last-file-check.ts'

const SVG =
  '<svg xmlns="http://www.w3.org/2000/svg" width="80" height="60"><rect width="80" height="60"/></svg>'
const FILE = Buffer.from('%PDF-1.7')

/** A course with everything that has files. */
const fill = (platform: TestPlatform) =>
  platform.run(async (context) => {
    const { db } = context
    const eva = await addPerson(context, { email: 'eva@beispiel.de', is_course_creator: true })
    const image = await addImage(context, SVG, eva)
    const content = { fields: { title: 'Rücken' }, chapters: [chapter('Eins', '', text('A', p('A')))] }
    const course_id = await addCourse(context, content, { owner_id: eva, cover_image_id: image })
    const access = await addAccess(context, { owner_id: eva, name: 'Zugang', course_ids: [course_id] })
    await addProof(context, { course_id, name: 'Nachweis', svg: SVG, valid_until: null, uploaded_by: eva })
    const sheet = await drawLandingFile(context, SVG, 'Blatt.png')
    await sheet.keep(access)
    const { id: video_id } = await db.selectFrom('videos').select('id').executeTakeFirstOrThrow()
    const handout = newId()
    await db
      .insertInto('attachments')
      .values({
        id: newId(),
        file_id: handout,
        video_id,
        name: 'Plan.pdf',
        content_type: 'application/pdf',
        bytes: FILE.length,
        added_revision: 0,
      })
      .execute()
    const film = newId()
    await db.insertInto('media_assets').values({ id: film, owner_id: eva, state: 'ready' }).execute()
    return { eva, image, handout, film }
  })

describe('the look at the files', () => {
  let platform: TestPlatform
  let made: Awaited<ReturnType<typeof fill>>
  const check = async () => {
    const { without_row, without_file } = await checkFiles(platform.context, new AbortController().signal)
    return { without_row, without_file }
  }
  beforeAll(async () => {
    platform = await openTestPlatform()
    // Ids tell when they were made; all of these are old by then.
    platform.clock.set('2031-05-04T03:00:00Z')
    made = await fill(platform)
    await platform.context.storage.put(attachmentKey(made.handout), FILE)
    await platform.context.storage.put(`${filmKey(made.film)}poster.webp`, FILE)
  })
  afterAll(() => platform.close())

  it('finds nothing where every row has its files', async () => {
    expect(await check()).toEqual({ without_row: 0, without_file: 0 })
  })

  it('finds files that no row names, and rows whose files are gone', async () => {
    const { storage } = platform.context
    await storage.put(`${imageFolder(newId())}80.webp`, FILE)
    await storage.put(`${filmKey(newId())}360p/init.mp4`, FILE)
    await storage.put('attachments/left-over', FILE)
    await storage.remove(imageFolder(made.image))
    expect(await check()).toEqual({ without_row: 3, without_file: 1 })
    expect(await lastFileCheck.read(platform.context.db)).toEqual({
      at: expect.stringContaining('2031-05-04T03:00:'),
      without_row: 3,
      without_file: 1,
    })
    const figures = await platform.client.inject({
      method: 'GET',
      url: '/api/metrics',
      remoteAddress: '127.0.0.1',
    })
    expect(figures.text).toMatch(/^kursportal_files\{without="row"\} 3$/m)
    expect(figures.text).toMatch(/^kursportal_files\{without="file"\} 1$/m)
  })

  it('minds nothing that is on its way', async () => {
    const before = await check()
    const now = platform.clock.now().getTime()
    const ofToday = () => v7({ msecs: now - 3_600_000 })
    await platform.context.storage.put(`${imageFolder(ofToday())}80.webp`, FILE)
    await platform.run(async ({ db }) => {
      await db
        .insertInto('media_assets')
        .values([
          { id: ofToday(), owner_id: made.eva, state: 'ready' },
          { id: newId(), owner_id: made.eva, state: 'processing' },
        ])
        .execute()
    })
    expect(await check()).toEqual(before)
  })

  it('stops with the process', async () => {
    await expect(checkFiles(platform.context, AbortSignal.abort(new Error('stopping')))).rejects.toThrow(
      'stopping',
    )
  })
})
