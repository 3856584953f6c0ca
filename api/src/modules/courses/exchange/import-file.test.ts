import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import sharp from 'sharp'
import { addCourse } from '../../../seed/scenarios/courses.ts'
import { addImage } from '../../../seed/scenarios/images.ts'
import { doc, h2, p } from '../../../seed/scenarios/rich-text.ts'
import { gapText, imageChoice, quiz, text, video } from '../../../seed/scenarios/lectures.ts'
import { addPerson } from '../../../seed/scenarios/people.ts'
import { codeOf, itemsOf } from '../../../testing/answers.ts'
import type { TestAnswer, TestClient } from '../../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { UNKNOWN } from '../../../testing/values.ts'
import { docxFile, moodleBackup, zipOf } from './packages.testing.ts'

const GIFT = Buffer.from('Sitzen ist gut. {F}\n\nSchreib. {}\n')

describe('importing files', () => {
  let platform: TestPlatform
  let eva: TestClient
  let draft: string
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    draft = await platform.run(async (context) => {
      const owner_id = await addPerson(context, { email: 'eva@beispiel.de', is_course_creator: true })
      await addPerson(context, { email: 'otto@beispiel.de', is_course_creator: true })
      await addPerson(context, { email: 'anna@beispiel.de' })
      const picture = await addImage(
        context,
        '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"><radialGradient id="g"><stop stop-color="red"/><stop offset="1" stop-color="teal"/></radialGradient><rect width="40" height="30" fill="url(#g)"/></svg>',
        owner_id,
      )
      const shown = { type: 'image' as const, attrs: { src: `/api/image?id=${picture}`, alt: 'Eine Matte' } }
      const reading = {
        ...text('Lies das', h2('Stehen'), p('Steh auf.')),
        document: doc(h2('Stehen'), p('Steh auf.'), shown),
      }
      const asked = quiz(
        'Prüfe dich',
        '',
        1,
        gapText('Fülle.', 'Wir [atmen].', ''),
        imageChoice(
          'Was?',
          [
            [picture, 'Matte', true],
            [picture, 'Dach', false],
          ],
          '',
        ),
      )
      const film = {
        ...video('Sieh zu', ''),
        captions: [{ language: 'de', label: 'Deutsch', vtt: 'WEBVTT\n\n00:01.000 --> 00:02.000\nHallo\n' }],
      }
      const fields = { title: 'Ruhig atmen', outcomes: ['Du atmest.'], certification_number: 'KU-ST-AAAAAA' }
      const chapters = [{ title: 'Eins', description: 'Los', lectures: [reading, asked, film] }]
      return addCourse(context, { fields, chapters }, { owner_id, cover_image_id: picture })
    })
    eva = await platform.as('eva@beispiel.de')
  })

  const send = (bytes: Buffer, query: Record<string, string>, client = eva): Promise<TestAnswer> =>
    client.inject({
      method: 'POST',
      url: '/api/import-file',
      query: { name: 'datei.txt', ...query },
      payload: bytes,
      headers: { 'content-type': 'application/octet-stream' },
    })
  const outline = async (courseId: string) =>
    itemsOf(await eva.get('/chapters-videos/dev', { 'course-id': courseId })).map((chapter) => [
      chapter['title'],
      ...(chapter as { videos: { title: string; type: string }[] }).videos.map(
        ({ title, type }) => `${type}: ${title}`,
      ),
    ])
  const courseOf = ({ body }: TestAnswer): string => String((body as { course_id: unknown }).course_id)
  const counts = async () => {
    const { db } = platform.context
    const count = async (table: 'courses' | 'chapters' | 'videos' | 'images') =>
      Number(
        (
          await db
            .selectFrom(table)
            .select((eb) => eb.fn.countAll().as('n'))
            .executeTakeFirstOrThrow()
        ).n,
      )
    return Promise.all([count('courses'), count('chapters'), count('videos'), count('images')])
  }

  it('is for creators alone, and for their own drafts', async () => {
    expect(codeOf(await send(GIFT, { dry_run: 'true' }, platform.client))).toBe('401 not_logged_in')
    expect((await send(GIFT, { dry_run: 'true' }, await platform.as('anna@beispiel.de'))).status).toBe(403)
    const otto = await platform.as('otto@beispiel.de')
    expect(codeOf(await send(GIFT, { 'course-id': draft }, otto))).toBe('404 not_found')
    expect(codeOf(await send(GIFT, { 'course-id': UNKNOWN }))).toBe('404 not_found')
    expect(codeOf(await otto.get('/export-course', { 'course-id': draft }))).toBe('404 not_found')
    expect(codeOf(await platform.client.get('/export-course', { 'course-id': draft }))).toBe(
      '401 not_logged_in',
    )
  })

  it('says what would come and what not, and stores nothing', async () => {
    const before = await counts()
    const report = await send(GIFT, { dry_run: 'true', with_questions: 'true' })
    expect(report.body).toMatchObject({
      format: 'gift',
      title: 'datei',
      chapters: [{ title: 'datei', lectures: [{ type: 'quiz', question_count: 1 }] }],
      left_out: [{ what: 'Schreib.', reason: 'question_kind' }],
      left_out_count: 1,
      questions: [{ type: 'true_false', question: 'Sitzen ist gut.' }],
      course_id: null,
    })
    expect(await counts()).toEqual(before)
  })

  it('becomes a new draft, or chapters at the end of one', async () => {
    const made = courseOf(await send(moodleBackup(), { name: 'sicherung.mbz' }))
    expect((await eva.get('/course/dev', { 'course-id': made })).body).toMatchObject({
      title: 'Rückenschule',
    })
    expect(await outline(made)).toEqual([
      ['Woche 1', 'richText: Lies das', 'quiz: Prüfe dich'],
      ['Abschnitt 2', 'richText: Mehr'],
    ])
    expect(courseOf(await send(docxFile(), { name: 'Blatt.docx', 'course-id': draft }))).toBe(draft)
    expect(await outline(draft)).toEqual([
      ['Eins', 'richText: Lies das', 'quiz: Prüfe dich', 'video: Sieh zu'],
      ['Blatt', 'richText: Blatt'],
    ])
    const { rich_text } = await platform.context.db
      .selectFrom('videos')
      .select('rich_text')
      .where('title', '=', 'Blatt')
      .executeTakeFirstOrThrow()
    const [, id = ''] = /image\?id=([0-9a-f-]{36})/.exec(JSON.stringify(rich_text)) ?? []
    expect((await eva.get('/image', { id })).status).toBe(200)
  })

  it('takes a file once, however often it arrives under the same key', async () => {
    const headers = { 'content-type': 'application/octet-stream', 'idempotency-key': 'einmal-gedrueckt' }
    const press = (payload: Buffer) =>
      eva.inject({ method: 'POST', url: '/api/import-file', query: { name: 'a.docx' }, payload, headers })
    const file = docxFile()
    const folders = () => readdir(join(platform.services.config.dataDir, 'files', 'images'))
    const before = new Set(await folders())
    const [first, second] = await Promise.all([press(file), press(file)])
    const after = await counts()
    expect(second.body).toEqual(first.body)
    expect((await press(file)).body).toEqual(first.body)
    expect(await counts()).toEqual(after)
    expect(codeOf(await press(GIFT))).toBe('422 idempotency_key_reused')
    expect(await counts()).toEqual(after)
    const stored = await platform.context.db.selectFrom('images').select('id').execute()
    const isNew = (id: string): boolean => !before.has(id)
    // What was stored for a repetition is gone again.
    const kept = stored.map(({ id }) => id).filter(isNew)
    expect((await folders()).filter(isNew)).toEqual(kept)
  })

  it('says before it is taken which picture is none, by the lecture it stands in', async () => {
    const broken = moodleBackup((files) => zipOf({ ...files, 'files/ab/abcdef0123': 'kein Bild' }))
    const [said, taken] = [
      await send(broken, { name: 'a.mbz', dry_run: 'true' }),
      await send(broken, { name: 'a.mbz' }),
    ]
    expect(said.body).toMatchObject({ picture_count: 0 })
    expect((said.body as { left_out: unknown }).left_out).toContainEqual({
      what: 'Lies das',
      reason: 'picture',
    })
    expect((taken.body as { left_out: unknown }).left_out).toEqual(
      (said.body as { left_out: unknown }).left_out,
    )
  })

  it('takes a GIF that does not move, and tells of one that does', async () => {
    const frame = (background: string) => sharp({ create: { width: 2, height: 2, channels: 3, background } })
    const frames = [await frame('red').png().toBuffer(), await frame('blue').png().toBuffer()]
    const still = await frame('red').gif().toBuffer()
    const moving = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer()
    const taken = async (picture: Buffer) => {
      const file = moodleBackup((files) => zipOf({ ...files, 'files/ab/abcdef0123': picture }))
      return (await send(file, { name: 'a.mbz' })).body
    }
    expect(await taken(still)).toMatchObject({ picture_count: 1 })
    expect(await taken(moving)).toMatchObject({ picture_count: 0 })
  })

  it.each([
    ['a path that leads out', zipOf({ '../x': 'x' }), 'unsafe_path'],
    ['something unknown', Buffer.from('Guten Tag'), 'unknown_format'],
  ])('refuses %s with the reason, and nothing is there', async (_, bytes, reason) => {
    const before = await counts()
    const refused = await send(bytes, {})
    expect(codeOf(refused)).toBe('422 import_refused')
    expect(refused.body).toMatchObject({ details: { reason } })
    expect(await counts()).toEqual(before)
  })

  it('brings back what it took away: texts, quizzes, subtitles and pictures, without what was certified', async () => {
    const taken = await eva.get('/export-course', { 'course-id': draft })
    expect(taken.status).toBe(200)
    const again = await send(taken.bytes, { name: 'Ruhig atmen.zip' })
    const copy = courseOf(again)
    expect(copy).not.toBe(draft)
    expect(again.body).toMatchObject({ format: 'kursportal', title: 'Ruhig atmen', left_out: [] })
    expect(await outline(copy)).toEqual(await outline(draft))
    expect((await eva.get('/course/dev', { 'course-id': copy })).body).toMatchObject({
      outcomes: ['Du atmest.'],
      certification_number: null,
    })
    const rows = await platform.context.db
      .selectFrom('videos')
      .select(['type', 'quiz', 'rich_text'])
      .where('course_id', '=', copy)
      .execute()
    const shown = JSON.stringify(rows)
    expect(shown).toContain('Wir [atmen].')
    expect(shown).not.toContain('import:')
    const pictures = new Set(
      [...shown.matchAll(/(?:image\?id=|"image_id":")([0-9a-f-]{36})/g)].map(([, id = '']) => id),
    )
    expect(pictures.size).toBe(1)
    const bytesOf = async (id: unknown) => (await eva.get('/image', { id: String(id) })).bytes
    const cover = (await eva.get('/course/dev', { 'course-id': draft })).body as { image_id: unknown }
    for (const id of pictures) expect(await bytesOf(id)).toEqual(await bytesOf(cover.image_id))
    const captions = await platform.context.db.selectFrom('captions').select(['language', 'vtt']).execute()
    expect(captions).toHaveLength(2)
  })
})
