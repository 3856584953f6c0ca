import { storeImage } from '../images/store-image.ts'
import { removeUnusedImages } from '../images/unused-images.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import { codeOf, idOf } from '../../testing/answers.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'

const drawn =
  '<svg xmlns="http://www.w3.org/2000/svg" width="64" height="64"><rect width="64" height="64"/></svg>'

describe('the portrait of who leads a course', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(() => platform.reset())

  const creator = async (email: string) => {
    const ownerId = await platform.run((context) => addPerson(context, { email, is_course_creator: true }))
    const picture = await storeImage(platform.context, Buffer.from(drawn), { ownerId })
    return { client: await platform.as(email), ownerId, picture }
  }

  it('is one’s own picture, and stands in the draft, the published course and on the page of an access', async () => {
    const eva = await creator('eva@beispiel.de')
    const other = await creator('other@beispiel.de')
    const course = idOf(await eva.client.post('/course', { title: 'Atem holen', instructor_name: 'Eva' }))
    const edit = (instructor_image_id: string | null) =>
      eva.client.patch('/course', { instructor_image_id }, { 'course-id': course })
    expect(codeOf(await edit(other.picture))).toBe('404 not_found')
    expect(
      codeOf(await eva.client.post('/course', { title: 'Neu', instructor_image_id: other.picture })),
    ).toBe('404 not_found')
    const portrait = { instructor_image_id: eva.picture }
    expect((await edit(eva.picture)).body).toMatchObject(portrait)

    const chapter = idOf(await eva.client.put('/chapter', { title: 'Eins' }, { 'course-id': course }))
    const lecture = idOf(
      await eva.client.put('/video', { type: 'richText', title: 'Text' }, { 'chapter-id': chapter }),
    )
    const document = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Text' }] }],
    }
    await eva.client.put('/video/rich-text', { document }, { 'video-id': lecture })
    const published = await eva.client.put('/course/live', undefined, { 'course-id': course })
    const live = (published.body as { live_id: string }).live_id
    const access = idOf(await eva.client.post('/access', { name: 'Alle', course_ids: [live] }))
    expect((await platform.client.get('/access', { 'access-id': access })).body).toMatchObject({
      courses: [portrait],
    })
    await eva.client.post('/access/join', undefined, { 'access-id': access })
    expect((await eva.client.get('/course', { 'course-id': live })).body).toMatchObject(portrait)

    // Taken out of the draft it still stands in the published course, so the picture stays.
    await edit(null)
    await platform.run((context) => removeUnusedImages(context, { ownerId: eva.ownerId }))
    expect((await platform.client.get('/image', { id: eva.picture })).status).toBe(200)
    expect((await eva.client.get('/course/changes', { 'course-id': course })).body).toMatchObject({
      changes: [{ what: 'course', fields: ['instructor_image_id'] }],
    })
  })
})
