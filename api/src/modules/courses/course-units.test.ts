import { addPerson } from '../../seed/scenarios/people.ts'
import { codeOf, idOf } from '../../testing/answers.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'

describe('the units of a course', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    await platform.run(async (context) => {
      await addPerson(context, { email: 'eva@beispiel.de', is_course_creator: true })
      await addPerson(context, { email: 'anna@beispiel.de' })
    })
  })

  it('are entered once, advised when missing, and the same for learners and on the page of an access', async () => {
    const eva = await platform.as('eva@beispiel.de')
    const course = idOf(await eva.post('/course', { title: 'Atem holen' }))
    const chapter = idOf(await eva.put('/chapter', { title: 'Eins' }, { 'course-id': course }))
    const lecture = idOf(
      await eva.put('/video', { type: 'richText', title: 'Text' }, { 'chapter-id': chapter }),
    )
    const document = {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Text' }] }],
    }
    await eva.put('/video/rich-text', { document }, { 'video-id': lecture })
    const advice = async () =>
      ((await eva.get('/course/changes', { 'course-id': course })).body as { advice: { code: string }[] })
        .advice
    expect(await advice()).toContainEqual(expect.objectContaining({ code: 'course_units' }))
    const edit = (body: object) => eva.patch('/course', body, { 'course-id': course })
    expect(codeOf(await edit({ units_offered: 0 }))).toBe('422 validation_failed')
    expect(codeOf(await edit({ unit_minutes: 601 }))).toBe('422 validation_failed')
    const units = { units_offered: 4, unit_minutes: 30 }
    expect((await edit(units)).body).toMatchObject(units)
    expect(await advice()).toContainEqual(expect.objectContaining({ code: 'unusual_units' }))
    const published = await eva.put('/course/live', undefined, { 'course-id': course })
    const live = (published.body as { live_id: string }).live_id
    const access = idOf(await eva.post('/access', { name: 'Alle', course_ids: [live] }))
    expect((await platform.client.get('/access', { 'access-id': access })).body).toMatchObject({
      courses: [units],
    })
    const anna = await platform.as('anna@beispiel.de')
    await anna.post('/access/join', undefined, { 'access-id': access })
    expect((await anna.get('/courses')).body).toMatchObject({ items: [units] })
    expect((await anna.get('/course', { 'course-id': live })).body).toMatchObject(units)
    await edit({ units_offered: 8, unit_minutes: 45 })
    expect((await anna.get('/course', { 'course-id': live })).body).toMatchObject(units)
    expect((await eva.get('/course/changes', { 'course-id': course })).body).toMatchObject({
      changes: [{ what: 'course', fields: ['units_offered', 'unit_minutes'] }],
    })
  })
})
