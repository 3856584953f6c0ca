import { draftVersion } from '@kursportal/shared/contract'
import { addPerson } from '../../seed/scenarios/people.ts'
import { codeOf, idOf, itemsOf } from '../../testing/answers.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'

const text = (words: string) => ({
  type: 'doc',
  content: [{ type: 'paragraph', content: [{ type: 'text', text: words }] }],
})

describe('a draft as it stood between two publishes', () => {
  let platform: TestPlatform
  let eva: TestClient

  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    await platform.run(async (context) => {
      await addPerson(context, {
        email: 'eva@beispiel.de',
        is_course_creator: true,
        first_name: 'Eva',
        last_name: 'Kurs',
      })
      await addPerson(context, { email: 'other@beispiel.de', is_course_creator: true })
    })
    eva = await platform.as('eva@beispiel.de')
  })

  /** A course with one text, "Erster Tag". */
  const newCourse = async () => {
    const course = idOf(await eva.post('/course', { title: 'Rücken' }))
    const chapter = idOf(await eva.put('/chapter', { title: 'Eins' }, { 'course-id': course }))
    const lecture = idOf(await eva.put('/video', { type: 'richText', title: 'A' }, { 'chapter-id': chapter }))
    await write(lecture, 'Erster Tag')
    return { course, chapter, lecture }
  }
  const write = (lecture: string, words: string, client = eva) =>
    client.put('/video/rich-text', { document: text(words) }, { 'video-id': lecture })
  const wordsOf = async (lecture: string) =>
    JSON.stringify((await eva.get('/video/rich-text', { 'video-id': lecture, dev: 'true' })).body)
  const listed = (course: string, client = eva) =>
    client.get('/course/draft-versions', { 'course-id': course, limit: 20, offset: 0 })
  const versionsOf = async (course: string) => draftVersion.array().parse(itemsOf(await listed(course)))
  const restore = (id: string, client = eva) =>
    client.post('/course/restore', undefined, { 'publication-id': id })

  it('is kept once somebody goes on after a rest, compared with the draft, and comes back', async () => {
    const { course, lecture } = await newCourse()
    await write(lecture, 'Noch am ersten Tag')
    expect(await versionsOf(course)).toEqual([])
    platform.clock.advance(20 * 3600)
    await write(lecture, 'Zweiter Tag')
    await write(lecture, 'Noch am zweiten Tag')
    const [version, ...more] = await versionsOf(course)
    expect(more).toEqual([])
    expect(version).toMatchObject({
      made_by: { name: 'Eva Kurs' },
      title: 'Rücken',
      chapters: 1,
      lectures: 1,
    })
    const from = version?.id ?? ''
    const { body } = await eva.get('/course/differences', { 'course-id': course, from })
    expect(body).toMatchObject({
      differences: [
        {
          kind: 'changed',
          id: lecture,
          before: text('Noch am ersten Tag'),
          after: text('Noch am zweiten Tag'),
        },
      ],
    })
    expect(codeOf(await restore(from))).toBe('200')
    expect(await wordsOf(lecture)).toContain('Noch am ersten Tag')
  })

  it('is kept before it is replaced, so that restoring can be taken back', async () => {
    const { course, lecture } = await newCourse()
    await eva.put('/course/live', undefined, { 'course-id': course })
    await write(lecture, 'Eine Stunde Arbeit')
    const [publication] = itemsOf(await eva.get('/course/publications', { 'course-id': course }))
    await restore(String(publication?.['id']))
    expect(await wordsOf(lecture)).toContain('Erster Tag')
    const [version] = await versionsOf(course)
    await restore(version?.id ?? '')
    expect(await wordsOf(lecture)).toContain('Eine Stunde Arbeit')
  })

  it('is read and brought back by who may change the course only, and is kept for thirty days', async () => {
    const { course, lecture } = await newCourse()
    platform.clock.advance(3600)
    await write(lecture, 'Später')
    const [version] = await versionsOf(course)
    const other = await platform.as('other@beispiel.de')
    expect(codeOf(await listed(course, other))).toBe('404 not_found')
    expect(codeOf(await restore(version?.id ?? '', other))).toBe('404 not_found')
    const queries = await platform.queriesIn(() => listed(course))
    platform.clock.advance(3600)
    await write(lecture, 'Noch später')
    expect(await platform.queriesIn(() => listed(course))).toBe(queries)
  })
})
