import { chapter, text } from '../../seed/scenarios/lectures.ts'
import { addCourse, publishCourse } from '../../seed/scenarios/courses.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import { p } from '../../seed/scenarios/rich-text.ts'
import { codeOf, itemsOf } from '../../testing/answers.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { UNKNOWN } from '../../testing/values.ts'

type Difference = { kind: string; what: string; id: string; path: string[]; before: unknown; after: unknown }

describe('what is different between two versions of a course', () => {
  let platform: TestPlatform
  let eva: TestClient
  let other: TestClient
  let draft: string
  let lecture: string

  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    draft = await platform.run(async (context) => {
      const owner_id = await addPerson(context, { email: 'eva@beispiel.de', is_course_creator: true })
      await addPerson(context, { email: 'other@beispiel.de', is_course_creator: true })
      const course = await addCourse(
        context,
        {
          fields: { title: 'Rücken' },
          chapters: [chapter('Eins', '', text('Sitzen', p('Sitz gerade.')), text('Stehen', p('Steh.')))],
        },
        { owner_id },
      )
      await publishCourse(context, course)
      return course
    })
    eva = await platform.as('eva@beispiel.de')
    other = await platform.as('other@beispiel.de')
    const { id } = await platform.context.db
      .selectFrom('videos')
      .select('id')
      .where('title', '=', 'Sitzen')
      .where('dev_id', 'is', null)
      .executeTakeFirstOrThrow()
    lecture = id
  })

  const course = () => ({ 'course-id': draft })
  const differences = async (query: object = {}): Promise<Difference[]> => {
    const answer = await eva.get('/course/differences', { ...course(), ...query })
    return (answer.body as { differences: Difference[] }).differences
  }
  const discard = ({ kind, what, id, path }: Difference) =>
    eva.post('/course/discard-change', { kind, what, id, path }, course())

  it('says what stood there and what stands there now, and takes one change back', async () => {
    await eva.patch('/course', { title: 'Rückenschule' }, course())
    await eva.patch('/video', { title: 'Gut sitzen' }, { 'video-id': lecture })
    const found = await differences()
    expect(found).toMatchObject([
      { kind: 'changed', what: 'course', path: ['title'], before: 'Rücken', after: 'Rückenschule' },
      { kind: 'changed', what: 'video', id: lecture, path: ['title'], before: 'Sitzen', after: 'Gut sitzen' },
    ])
    const [first] = found
    if (!first) throw new Error('nothing differs')
    expect((await discard(first)).status).toBe(200)
    expect(await differences()).toMatchObject([{ what: 'video', path: ['title'] }])
    // It is gone: a second press changes nothing.
    expect((await discard(first)).status).toBe(200)
    expect(await differences()).toHaveLength(1)
  })

  it('brings a deleted lecture back with its text', async () => {
    await eva.delete('/video', { 'video-id': lecture })
    const [gone] = await differences()
    expect(gone).toMatchObject({ kind: 'removed', what: 'video', id: lecture, path: [] })
    if (gone) await discard(gone)
    expect(await differences()).toEqual([])
    const written = await eva.get('/video/rich-text', { 'video-id': lecture, dev: true })
    expect(JSON.stringify(written.body)).toContain('Sitz gerade.')
  })

  it('compares any two publishes', async () => {
    await eva.patch('/course', { title: 'Rückenschule' }, course())
    await eva.put('/course/live', undefined, course())
    const [second, first] = itemsOf(await eva.get('/course/publications', course()))
    expect(await differences({ from: first?.['id'], to: second?.['id'] })).toMatchObject([
      { path: ['title'], before: 'Rücken', after: 'Rückenschule' },
    ])
    expect(await differences({ from: second?.['id'] })).toEqual([])
    expect(codeOf(await eva.get('/course/differences', { ...course(), from: UNKNOWN }))).toBe('404 not_found')
  })

  it('is nobody else’s business, and nothing to compare where nothing is published', async () => {
    expect(codeOf(await other.get('/course/differences', course()))).toBe('404 not_found')
    expect((await platform.client.get('/course/differences', course())).status).toBe(401)
    const fresh = await eva.post('/course', { title: 'Neu' })
    expect(
      codeOf(await eva.get('/course/differences', { 'course-id': (fresh.body as { id: string }).id })),
    ).toBe('404 not_found')
  })
})
