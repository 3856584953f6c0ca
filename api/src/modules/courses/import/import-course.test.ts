import { z } from 'zod'
import { courseDraft, lectureCalls } from '@kursportal/shared/contract'
import { limits } from '../../../platform/limits.ts'
import { addPerson } from '../../../seed/scenarios/people.ts'
import { codeOf, idOf, itemsOf } from '../../../testing/answers.ts'
import { startNinox, type NinoxServer } from '../../../testing/ninox-server.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'

const course = {
  Titel: ' Rücken stärken ',
  Beschreibung: 'Acht Wochen\nfür den Rücken',
  Lernziele: 'Aufrecht sitzen\n\nRichtig heben\r\n',
  Preis: 89.9,
  'Nur für Minderjährige': false,
  Dauer: '8 Wochen',
  Kursleitung: 'Kim Beispiel',
  Qualifikation: 'Physiotherapie',
  Umsatz: 12,
}

/** How long Ninox is waited for; only the test of a silent one is in a hurry. */
const patience: { -readonly [name in keyof typeof limits]: number } = { ...limits }

describe('importing a course from Ninox', () => {
  let ninox: NinoxServer
  let platform: TestPlatform
  let kim: TestClient

  beforeAll(async () => {
    ninox = await startNinox()
    const { url, token, database } = ninox
    platform = await openTestPlatform({
      ninox: { url, token, database },
      limits: patience,
    })
  })
  afterAll(async () => {
    await platform.close()
    await ninox.close()
  })
  beforeEach(async () => {
    await platform.reset()
    ninox.fail('none')
    patience.ninoxSeconds = limits.ninoxSeconds
    ninox.fill('Kurse', [{ Titel: 'Ein anderer' }, course])
    ninox.fill('Kapitel', [
      { Kurs: 2, Titel: 'Woche 2', Reihenfolge: 2 },
      { Kurs: 1, Titel: '' },
      { Kurs: 2, Titel: 'Woche 1', Reihenfolge: 1, Beschreibung: 'Der Anfang' },
    ])
    ninox.fill('Lektionen', [
      { Kapitel: 3, Titel: 'Los geht es', Art: 'Video', Minuten: 12, Reihenfolge: 1 },
      { Kapitel: 3, Titel: 'Lesen', Art: 'Text', Text: 'Eins\nZwei\n\nDrei' },
      { Kapitel: '1', Titel: 'Prüfung', Art: ' quiz ' },
      { Kapitel: 2, Titel: 7, Art: 'Lied' },
    ])
    for (const name of ['kim', 'other'])
      await platform.run((context) =>
        addPerson(context, { email: `${name}@beispiel.de`, is_course_creator: true }),
      )
    kim = await platform.as('kim@beispiel.de')
  })

  const importInto = (client: TestClient, ninox_id: string | number = '2') =>
    client.post('/import-course', { ninox_id })
  const draftsOf = async (client: TestClient) => itemsOf(await client.get('/courses/dev'))
  const treeOf = async (courseId: string) => {
    const answer = await kim.get('/chapters-videos/dev', { 'course-id': courseId })
    return lectureCalls.listDraftChaptersVideos.answer.parse(answer.body).items
  }
  const outlineOf = async (courseId: string) =>
    (await treeOf(courseId)).map(({ title, videos }) => [
      title,
      ...videos.map((video) => `${video.type} ${video.title}`),
    ])

  it('makes a draft with chapters and lectures in their order', async () => {
    const answer = await importInto(kim)
    expect(courseDraft.parse(answer.body)).toMatchObject({
      title: 'Rücken stärken',
      description: 'Acht Wochen\nfür den Rücken',
      outcomes: ['Aufrecht sitzen', 'Richtig heben'],
      price_cents: 8990,
      minors_only: false,
      time_alternative_text: '8 Wochen',
      instructor_name: 'Kim Beispiel',
      instructor_qualification: 'Physiotherapie',
      ninox_id: '2',
      state: 'draft',
    })
    expect(await outlineOf(idOf(answer))).toEqual([
      ['Woche 1', 'video Los geht es', 'richText Lesen'],
      ['Woche 2', 'quiz Prüfung'],
    ])
    const [text] = (await treeOf(idOf(answer))).flatMap(({ videos }) =>
      videos.filter(({ has_text }) => has_text),
    )
    const { body } = await kim.get('/video/rich-text', { 'video-id': text?.id, dev: true })
    expect(body).toMatchObject({
      document: {
        content: [
          {
            type: 'paragraph',
            content: [{ text: 'Eins' }, { type: 'hardBreak' }, { text: 'Zwei' }],
          },
          { type: 'paragraph', content: [{ text: 'Drei' }] },
        ],
      },
    })
  })

  it('says before what would come, and afterwards what is new', async () => {
    const look = () => kim.get('/import-course', { ninox_id: '2' })
    const first = await look()
    expect(first.body).toMatchObject({
      format: 'ninox',
      title: 'Rücken stärken',
      chapters: [
        {
          title: 'Woche 1',
          lectures: [
            { title: 'Los geht es', type: 'video', question_count: null },
            { title: 'Lesen', type: 'richText' },
          ],
        },
        { title: 'Woche 2', lectures: [{ title: 'Prüfung', type: 'quiz', question_count: 0 }] },
      ],
      course_id: null,
    })
    expect(await draftsOf(kim)).toEqual([])
    const id = idOf(await importInto(kim))
    expect((await look()).body).toMatchObject({ chapters: [], course_id: id })
    ninox.fill('Lektionen', [
      { Kapitel: 3, Titel: 'Los geht es', Art: 'Video' },
      { Kapitel: 3, Titel: 'Lesen', Art: 'Text' },
      { Kapitel: 1, Titel: 'Prüfung', Art: 'Quiz' },
      { Kapitel: 3, Titel: 'Neu', Art: 'Text' },
    ])
    expect((await look()).body).toMatchObject({
      chapters: [{ title: 'Woche 1', lectures: [{ title: 'Neu' }] }],
      course_id: id,
    })
    const other = await platform.as('other@beispiel.de')
    expect((await other.get('/import-course', { ninox_id: '2' })).body).toMatchObject({ course_id: null })
    expect(codeOf(await kim.get('/import-course', { ninox_id: '99' }))).toBe('502 import_failed')
  })

  it('takes a course with half the fields, and chapters from every page', async () => {
    ninox.fill('Kurse', [{ Titel: 'Knapp', Beschreibung: null, Preis: null }])
    ninox.fill(
      'Kapitel',
      Array.from({ length: 150 }, (_, index) => ({ Kurs: 1, Titel: `Kapitel ${index + 1}` })),
    )
    ninox.fill('Lektionen', [])
    const answer = await importInto(kim, 1)
    expect(answer.body).toMatchObject({ title: 'Knapp', description: '', price_cents: 0, outcomes: [] })
    const titles = (await outlineOf(idOf(answer))).flat()
    expect(titles).toHaveLength(150)
    expect(titles.at(-1)).toBe('Kapitel 150')
  })

  it('brings an imported course up to date and keeps what was made here', async () => {
    const id = idOf(await importInto(kim))
    const [first, second] = await treeOf(id)
    const [film, text] = first?.videos ?? []
    await kim.put(
      '/video/rich-text',
      {
        document: { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Neu' }] }] },
      },
      { 'video-id': text?.id },
    )
    await kim.put('/chapter', { title: 'Eigenes' }, { 'course-id': id })
    await kim.delete('/video', { 'video-id': second?.videos[0]?.id })
    ninox.fill('Kurse', [{ Titel: 'Ein anderer' }, { Titel: 'Starker Rücken' }])
    ninox.fill('Kapitel', [
      { Kurs: 2, Titel: 'Zweite Woche' },
      { Kurs: 1, Titel: '' },
      { Kurs: 2, Titel: 'Woche 1' },
      { Kurs: 2, Titel: 'Woche 3' },
    ])
    ninox.fill('Lektionen', [
      { Kapitel: 3, Titel: 'Auf geht es', Art: 'Video' },
      { Kapitel: 3, Titel: 'Lesen', Art: 'Text', Text: 'Alt' },
      { Kapitel: 1, Titel: 'Prüfung', Art: 'Quiz' },
      { Kapitel: 4, Titel: 'Dazu', Art: 'Video' },
      { Kapitel: 3, Titel: 'Mehr', Art: 'Quiz' },
    ])
    expect((await importInto(kim)).body).toMatchObject({ id, title: 'Starker Rücken', price_cents: 8990 })
    expect(await outlineOf(id)).toEqual([
      ['Woche 1', 'video Auf geht es', 'richText Lesen', 'quiz Mehr'],
      ['Zweite Woche'],
      ['Eigenes'],
      ['Woche 3', 'video Dazu'],
    ])
    expect((await treeOf(id))[0]?.videos[0]).toMatchObject({ id: film?.id, minutes: 12 })
    const { body } = await kim.get('/video/rich-text', { 'video-id': text?.id, dev: true })
    expect(JSON.stringify(body)).toContain('Neu')
    expect(await draftsOf(kim)).toHaveLength(1)
  })

  it('changes nothing when there is nothing new, also when it runs twice at once', async () => {
    const revisionOf = (answer: { body: unknown }) =>
      z.object({ revision: z.int() }).parse(answer.body).revision
    const [one, two] = await Promise.all([importInto(kim), importInto(kim)])
    expect(idOf(two)).toBe(idOf(one))
    expect(revisionOf(await importInto(kim))).toBe(revisionOf(one))
    expect(await draftsOf(kim)).toHaveLength(1)
  })

  it('belongs to whoever imports it', async () => {
    await importInto(kim)
    const other = await platform.as('other@beispiel.de')
    expect(await draftsOf(other)).toEqual([])
    await importInto(other)
    expect(await draftsOf(other)).toHaveLength(1)
    expect(await draftsOf(kim)).toHaveLength(1)
  })

  it('is for creators', async () => {
    await platform.run((context) => addPerson(context, { email: 'mia@beispiel.de' }))
    expect(codeOf(await importInto(platform.client))).toBe('401 not_logged_in')
    expect(codeOf(await importInto(await platform.as('mia@beispiel.de')))).toBe('403 forbidden')
  })

  it('says each field that cannot be used, and takes nothing in', async () => {
    ninox.fill('Kurse', [{}, { ...course, Titel: '', Preis: -1 }])
    ninox.fill('Lektionen', [
      { Kapitel: 3, Titel: 'x'.repeat(201), Art: 'Video' },
      { Kapitel: 3, Titel: 'Lesen', Art: 'Lied', Minuten: 'viele' },
      { Kapitel: 3 },
      { Kapitel: 2 },
    ])
    expect((await importInto(kim)).body).toEqual({
      status: 502,
      code: 'import_failed',
      message: 'could not import course',
      details: {
        reason: 'unusable',
        records: [
          { table: 'Kurse', record: 2, field: 'Titel' },
          { table: 'Kurse', record: 2, field: 'Preis' },
          { table: 'Lektionen', record: 1, field: 'Titel' },
          { table: 'Lektionen', record: 2, field: 'Art' },
          { table: 'Lektionen', record: 2, field: 'Minuten' },
          { table: 'Lektionen', record: 3, field: 'Titel' },
          { table: 'Lektionen', record: 3, field: 'Art' },
        ],
      },
    })
    expect(await draftsOf(kim)).toEqual([])
  })

  it.each([
    ['500', 'refused'],
    ['broken JSON', 'invalid_answer'],
    ['other JSON', 'invalid_answer'],
    ['unstorable text', 'invalid_answer'],
    ['silent', 'unreachable'],
  ] as const)('says so when Ninox answers %s', async (fault, reason) => {
    ninox.fail(fault)
    if (fault === 'silent') patience.ninoxSeconds = 0.3
    expect((await importInto(kim)).body).toMatchObject({
      status: 502,
      code: 'import_failed',
      details: { reason },
    })
    expect(await draftsOf(kim)).toEqual([])
  })

  it('takes nothing in when Ninox breaks off halfway', async () => {
    ninox.fail('500', 'Lektionen')
    expect(codeOf(await importInto(kim))).toBe('502 import_failed')
    expect(await draftsOf(kim)).toEqual([])
  })

  it('has patience with a slow server', async () => {
    ninox.fail('slow')
    expect((await importInto(kim)).status).toBe(200)
  })

  it.each(['3', '0', 'abc', '..', '1/../2', '1?x=1', '9'.repeat(100)])(
    'does not know the course %s',
    async (number) => {
      const before = ninox.asked.length
      expect((await importInto(kim, number)).body).toMatchObject({
        status: 502,
        code: 'import_failed',
        details: { reason: 'not_found' },
      })
      expect(ninox.asked.slice(before).every((path) => /\/records\/\d+$/.test(path))).toBe(true)
    },
  )

  it.each([
    [{}],
    [{ ninox_id: '' }],
    [{ ninox_id: null }],
    [{ ninox_id: 1.5 }],
    [{ ninox_id: '2', extra: 1 }],
  ])('refuses %j', async (body) => {
    expect(codeOf(await kim.post('/import-course', body))).toBe('422 validation_failed')
  })
})

describe('without an external database', () => {
  it('says that it is not set up', async () => {
    const platform = await openTestPlatform()
    try {
      await platform.run((context) =>
        addPerson(context, { email: 'kim@beispiel.de', is_course_creator: true }),
      )
      const kim = await platform.as('kim@beispiel.de')
      expect((await kim.post('/import-course', { ninox_id: 'x' })).body).toMatchObject({
        status: 502,
        details: { reason: 'not_configured' },
      })
    } finally {
      await platform.close()
    }
  })
})
