import { moodleBackup, outline, textOf, zipOf } from './packages.testing.ts'
import type { ImportPlan } from './plan.types.ts'
import { questionsOf } from './quizzes.ts'
import { readFile } from './read-file.ts'

const escaped = (html: string): string => html.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

type Files = Record<string, string | Uint8Array>

/** A backup whose last section has one activity of a kind. */
const read = (kind: string, inside: string, files: Files = {}): Promise<ImportPlan> =>
  readFile(
    moodleBackup((course) =>
      zipOf({
        ...course,
        'moodle_backup.xml': String(course['moodle_backup.xml']).replace(
          /<activity><moduleid>3<[\s\S]*?<\/activity>\s*<activity>[\s\S]*?<\/activity>/,
          `<activity><moduleid>3</moduleid><sectionid>8</sectionid><modulename>${kind}</modulename><title>Übe</title><directory>activities/${kind}_3</directory></activity>`,
        ),
        [`activities/${kind}_3/${kind}.xml`]: `<activity modulename="${kind}" contextid="33"><${kind}><name>Übe</name>${inside}</${kind}></activity>`,
        ...files,
      }),
    ),
    'kurs.mbz',
  )
const intro = (html: string): string => `<intro>${escaped(html)}</intro>`
const last = (plan: ImportPlan): string[] => outline(plan)[1]?.slice(1) ?? []
const lost = (plan: ImportPlan) => plan.left_out.filter(({ what }) => what.startsWith('Übe'))
const file = (area: string, item: string, name: string, hash: string): string =>
  `<file><contenthash>${hash}</contenthash><contextid>33</contextid><component>mod_x</component><filearea>${area}</filearea><itemid>${item}</itemid><filepath>/</filepath><filename>${name}</filename></file>`
const filesXml = (...entries: string[]): string => `<files>${entries.join('')}</files>`

describe('an activity of Moodle that is none here', () => {
  it.each(['assign', 'assignment', 'forum', 'choice', 'feedback', 'wiki', 'workshop', 'lti', 'lesson'])(
    'brings what is written about it as a text, which is told: %s',
    async (kind) => {
      const plan = await read(kind, intro('<p>Steh jeden Tag auf.</p>'))
      expect(last(plan)).toEqual(['richText: Übe'])
      expect(textOf(plan)).toContain('Steh jeden Tag auf.')
      expect(lost(plan)).toEqual([{ what: 'Übe', reason: 'only_intro' }])
    },
  )

  it.each([
    ['without a word', 'assign', intro('<p> </p>')],
    ['of news, which Moodle makes by itself', 'forum', `<type>news</type>${intro('<p>Ankündigungen</p>')}`],
  ])('is told where it is %s', async (_, kind, inside) => {
    const plan = await read(kind, inside)
    expect(last(plan)).toEqual([])
    expect(lost(plan)).toEqual([{ what: 'Übe', reason: 'activity_kind' }])
  })

  it.each([
    ['0', [{ what: 'Übe', reason: 'was_hidden' }]],
    ['1', []],
  ])('comes where nobody saw it, which is told: visible is %s', async (visible, told) => {
    const page = `<intro/><content>${escaped('<p>Steh auf.</p>')}</content>`
    const module = `<module id="3"><visible>${visible}</visible><visibleold>1</visibleold></module>`
    const plan = await read('page', page, { 'activities/page_3/module.xml': module })
    expect(last(plan)).toEqual(['richText: Übe'])
    expect(lost(plan)).toEqual(told)
  })

  it('brings what a task wants to be done, its pictures, and names the files beside it', async () => {
    const plan = await read(
      'assign',
      `${intro('<p>Lies.</p><img src="@@PLUGINFILE@@/a.png" alt="Ein Plan">')}<activity>${escaped('<p>Schreib auf.</p>')}</activity>`,
      {
        'files.xml': filesXml(
          file('intro', '0', 'a.png', 'ab1'),
          file('introattachment', '0', 'Blatt.pdf', 'ab2'),
          file('submission_files', '7', 'von-anna.pdf', 'ab3'),
        ),
        'files/ab/ab1': 'x',
      },
    )
    expect(textOf(plan)).toMatch(/Lies\..*Ein Plan.*Schreib auf\./)
    expect([...plan.pictures.keys()]).toContain('files/ab/ab1')
    expect(lost(plan)).toEqual([
      { what: 'Übe', reason: 'only_intro' },
      { what: 'Übe: Blatt.pdf', reason: 'file_kind' },
    ])
  })

  it.each(['folder', 'resource'])('brings what is written about files, and names each: %s', async (kind) => {
    const files = filesXml(file('content', '0', 'a.pdf', 'a1'), file('content', '0', 'b.pdf', 'b1'))
    const plan = await read(kind, intro('<p>Zum Ausdrucken.</p>'), { 'files.xml': files })
    expect(last(plan)).toEqual(['richText: Übe'])
    expect(lost(plan).map(({ what, reason }) => `${reason} ${what}`)).toEqual([
      'file_kind Übe: a.pdf',
      'file_kind Übe: b.pdf',
    ])
  })
})

describe('what is written above an activity of Moodle', () => {
  it('stands above a page and before the chapters of a book, each with its own pictures', async () => {
    const picture = '<img src="@@PLUGINFILE@@/bild.png" alt="">'
    const files = {
      'files.xml': filesXml(
        file('intro', '0', 'bild.png', 'aa1'),
        file('chapter', '4', 'bild.png', 'bb2'),
        file('chapter', '5', 'bild.png', 'cc3'),
      ),
      'files/aa/aa1': 'x',
      'files/bb/bb2': 'x',
      'files/cc/cc3': 'x',
    }
    const chapter = (id: number) =>
      `<chapter id="${id}"><title>K${id}</title><content>${escaped(picture)}</content></chapter>`
    const book = await read(
      'book',
      `${intro(`<p>Worum es geht</p>${picture}`)}<chapters>${chapter(4)}${chapter(5)}</chapters>`,
      files,
    )
    expect(last(book)).toEqual(['richText: Übe', 'richText: K4', 'richText: K5'])
    expect(textOf(book)).toMatch(/import:files\/aa.*import:files\/bb.*import:files\/cc/)
    const page = await read(
      'page',
      `${intro('<p>Vorab.</p>')}<content>${escaped('<p>Steh auf.</p>')}</content>`,
    )
    expect(last(page)).toEqual(['richText: Übe'])
    expect(textOf(page)).toMatch(/Vorab\..*Steh auf\./)
  })

  it('is what a quiz is about where it is a few words, and else a text before it', async () => {
    const slots =
      '<question_instances><question_instance><questionid>900</questionid></question_instance></question_instances>'
    const [few, more] = [
      await read('quiz', `${intro('<p>Nur   zu.</p>')}${slots}`),
      await read('quiz', `${intro('<ul><li>Erst lesen</li></ul>')}${slots}`),
    ]
    expect(few.chapters[1]?.lectures).toMatchObject([{ type: 'quiz', description: 'Nur zu.' }])
    expect(last(more)).toEqual(['richText: Übe', 'quiz: Übe'])
    const empty = await read('quiz', intro('<p>Bald.</p>'))
    expect(last(empty)).toEqual(['richText: Übe'])
    expect(lost(empty)).toEqual([{ what: 'Übe', reason: 'empty' }])
  })
})

it('takes of a glossary what its teachers wrote, and nothing of others', async () => {
  const entry = (teacher: number, concept: string) =>
    `<entry id="1"><concept>${concept}</concept><definition>${escaped('<p>Ein Muskel.</p>')}</definition><teacherentry>${teacher}</teacherentry></entry>`
  const plan = await read(
    'glossary',
    `${intro('<p>Wörter.</p>')}<entries>${entry(1, 'Zwerchfell')}${entry(0, 'Geheimes')}</entries>`,
  )
  expect(last(plan)).toEqual(['richText: Übe'])
  expect(textOf(plan)).toMatch(/Wörter\..*Zwerchfell.*Ein Muskel\./)
  expect(textOf(plan)).not.toContain('Geheimes')
  expect(lost(plan)).toEqual([])
})

describe('a lesson of Moodle', () => {
  const page = (
    id: number,
    [before, next]: [number, number],
    qtype: number,
    title: string,
    answers: string,
  ) =>
    `<page id="${id}"><prevpageid>${before}</prevpageid><nextpageid>${next}</nextpageid><qtype>${qtype}</qtype><qoption>0</qoption><title>${title}</title><contents>${escaped(`<p>Über ${title}.</p>`)}</contents><answers>${answers}</answers></page>`
  const answer = (text: string, score: number, jump: number, response = '') =>
    `<answer><jumpto>${jump}</jumpto><score>${score}</score><answer_text>${escaped(text)}</answer_text><response>${escaped(response)}</response></answer>`
  const next = answer('Weiter', 0, -1)

  it('comes as its pages and questions in the order they are gone through', async () => {
    const plan = await read(
      'lesson',
      `${intro('<p>Los.</p>')}<pages>${[
        page(1, [0, 2], 20, 'Stehen', next),
        page(4, [3, 0], 20, 'Schluss', next),
        page(2, [1, 3], 3, 'Heben', answer('Knie', 1, -1, '<p>Genau</p>') + answer('Rücken', 0, 0)),
        page(3, [2, 4], 8, 'Dauer', answer('10:20', 1, -1)),
      ].join('')}</pages>`,
    )
    expect(last(plan)).toEqual(['richText: Übe', 'richText: Stehen', 'quiz: Übe', 'richText: Schluss'])
    expect(questionsOf(plan).slice(1)).toMatchObject([
      {
        type: 'single_choice',
        question: 'Über Heben.',
        options: [
          { text: 'Knie', correct: true, explanation: 'Genau' },
          { text: 'Rücken', correct: false },
        ],
      },
      { type: 'number', value: 15, tolerance: 5 },
    ])
    expect(lost(plan)).toEqual([])
  })

  it('tells of questions of kinds there are not, and of ways that part', async () => {
    const plan = await read(
      'lesson',
      `<pages>${[
        page(1, [0, 2], 20, 'Wähle', answer('Links', 0, 2) + answer('Rechts', 0, 3)),
        page(2, [1, 3], 10, 'Aufsatz', answer('', 1, -1)),
        page(
          3,
          [2, 0],
          5,
          'Ordne',
          ['Gut', 'Schade'].map((text) => answer(text, 0, -1)).join('') +
            answer('Knie', 0, -1, 'Bein') +
            answer('Hand', 0, 0, 'Arm'),
        ),
      ].join('')}</pages>`,
    )
    expect(questionsOf(plan).slice(1)).toMatchObject([
      {
        type: 'match',
        pairs: [
          { left: 'Knie', right: 'Bein' },
          { left: 'Hand', right: 'Arm' },
        ],
      },
    ])
    expect(plan.left_out).toEqual(
      expect.arrayContaining([
        { what: 'Aufsatz', reason: 'question_kind' },
        { what: 'Übe', reason: 'branching' },
      ]),
    )
  })
})
