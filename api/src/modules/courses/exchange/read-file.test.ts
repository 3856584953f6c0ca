import { flawsOfQuestion } from '@kursportal/shared/domain'
import {
  cartridgeFile,
  docxFile,
  h5pOf,
  moodleBackup,
  olxFile,
  outline,
  pdfFile,
  pptxFile,
  tarGzOf,
  textOf,
  zipOf,
} from './packages.testing.ts'
import { questionsOf } from './quizzes.ts'
import { readFile } from './read-file.ts'

const GIFT = `// Kommentar
$CATEGORY: $course$/top/Atmung

::Muskel:: Womit atmest du? {=Zwerchfell#Genau ~Knie ~Fuß ####Das Zwerchfell senkt sich.}

Sitzen ist gut. {FALSE}

Wie lange atmest du aus? {#6:0.5}

Wie viele Wirbel? {#24..26}

Was gehört zusammen? {
  =Einatmen -> Nase
  =Ausatmen -> Mund
}

Der Atem ist {=ruhig =langsam}.

[html]Was <b>hilft</b>? {~%50%Gehen ~%50%Stehen ~%-100%Sitzen}

Schreib einen Aufsatz. {}

Kaputt {=nur eine

::Escapes:: 2 \\= 1 \\+ 1? {T}
`

describe('GIFT', () => {
  it('reads every kind, names what is faulty, and goes on behind it', async () => {
    const plan = await readFile(Buffer.from(GIFT), 'fragen.txt')
    expect(plan.format).toBe('gift')
    expect(outline(plan)).toEqual([['fragen', 'quiz: Atmung']])
    expect(questionsOf(plan).map(({ type, question }) => [type, question])).toEqual([
      ['single_choice', 'Womit atmest du?'],
      ['true_false', 'Sitzen ist gut.'],
      ['number', 'Wie lange atmest du aus?'],
      ['number', 'Wie viele Wirbel?'],
      ['match', 'Was gehört zusammen?'],
      ['short_text', 'Der Atem ist _____ .'],
      ['multiple_choice', 'Was hilft?'],
      ['true_false', '2 = 1 \\+ 1?'],
    ])
    expect(questionsOf(plan)[0]).toMatchObject({
      explanation: 'Das Zwerchfell senkt sich.',
      options: expect.arrayContaining([
        { text: 'Zwerchfell', correct: true, explanation: 'Genau' },
        { text: 'Knie', correct: false },
      ]),
    })
    expect(questionsOf(plan)[3]).toMatchObject({ value: 25, tolerance: 1 })
    expect(plan.left_out.map(({ reason }) => reason)).toContain('question_kind')
    expect(plan.left_out.some(({ what }) => what.startsWith('Kaputt'))).toBe(true)
    for (const question of questionsOf(plan)) expect(flawsOfQuestion(question)).toEqual([])
  })

  it('reads files of older programs in Windows-1252', async () => {
    const plan = await readFile(Buffer.from('Übung für Füße? {T}', 'latin1'), 'alt.gift')
    expect(questionsOf(plan)[0]?.question).toBe('Übung für Füße?')
  })
})

it('reads the questions of Moodle', async () => {
  const xml = `<?xml version="1.0" encoding="UTF-8"?><quiz>
    <question type="category"><category><text>$course$/top/Atmung</text></category></question>
    <question type="multichoice"><name><text>Muskel</text></name><questiontext format="html"><text><![CDATA[<p>Womit <b>atmest</b> du?<img src="@@PLUGINFILE@@/a.png" alt="Ein Rumpf"></p>]]></text><file name="a.png" encoding="base64">AAAA</file><file name="b.png" encoding="base64">AAAA</file></questiontext><defaultgrade>2</defaultgrade><single>false</single>
      <answer fraction="50"><text>Zwerchfell</text></answer><answer fraction="50"><text>Bauch</text></answer><answer fraction="0"><text>Knie</text></answer></question>
    <question type="truefalse"><name><text>Sitzen</text></name><questiontext><text>Sitzen ist gut.</text></questiontext><answer fraction="0"><text>true</text></answer><answer fraction="100"><text>false</text></answer></question>
    <question type="matching"><name><text>Paare</text></name><questiontext><text>Was gehört zusammen?</text></questiontext>
      <subquestion><text>Ein</text><answer><text>Nase</text></answer></subquestion><subquestion><text>Aus</text><answer><text>Mund</text></answer></subquestion><subquestion><text></text><answer><text>Ohr</text></answer></subquestion></question>
    <question type="cloze"><name><text>Lücke</text></name><questiontext><text>Wir atmen mit dem {1:SHORTANSWER:=Zwerchfell~%100%Diaphragma}.</text></questiontext></question>
    <question type="numerical"><name><text>Zahl</text></name><questiontext><text>Wie lange?</text></questiontext><answer fraction="100"><text>6</text><tolerance>0.5</tolerance></answer></question>
    <question type="essay"><name><text>Aufsatz</text></name><questiontext><text>Schreib.</text></questiontext></question></quiz>`
  const plan = await readFile(Buffer.from(xml), 'moodle.xml')
  expect(plan.format).toBe('moodle_xml')
  expect(questionsOf(plan).map(({ type }) => type)).toEqual([
    'multiple_choice',
    'true_false',
    'match',
    'gap_text',
    'number',
  ])
  expect(questionsOf(plan)[0]).toMatchObject({
    question: 'Womit atmest du?',
    points: 2,
    partial_credit: true,
    picture: { image_id: `import:${[...plan.pictures.keys()].join()}`, alt: 'Ein Rumpf' },
  })
  // A question has one picture; the second one is told.
  expect(plan.pictures.size).toBe(1)
  expect(questionsOf(plan)[2]).toMatchObject({ extras: ['Ohr'] })
  expect(questionsOf(plan)[3]).toMatchObject({ text: 'Wir atmen mit dem [Zwerchfell|Diaphragma].' })
  expect(plan.left_out).toEqual([
    { what: 'Muskel', reason: 'picture' },
    { what: 'Aufsatz', reason: 'question_kind' },
  ])
})

it.each<[string, unknown, object[]]>([
  [
    'H5P.MultiChoice',
    {
      question: '<p>Wo übst du?</p>',
      answers: [
        { text: '<div>Matte</div>', correct: true },
        { text: 'Dach', correct: false },
      ],
    },
    [
      {
        type: 'single_choice',
        question: 'Wo übst du?',
        options: [
          { text: 'Matte', correct: true },
          { text: 'Dach', correct: false },
        ],
      },
    ],
  ],
  [
    'H5P.TrueFalse',
    { question: 'Sitzen ist gut.', correct: 'false' },
    [{ type: 'true_false', correct: false }],
  ],
  [
    'H5P.SingleChoiceSet',
    { choices: [{ question: 'Wie?', answers: ['so', 'anders'] }] },
    [
      {
        type: 'single_choice',
        options: [
          { text: 'so', correct: true },
          { text: 'anders', correct: false },
        ],
      },
    ],
  ],
  [
    'H5P.Blanks',
    { text: 'Fülle.', questions: ['<p>Wir atmen mit dem *Zwerchfell/Diaphragma:Ein Muskel*.</p>'] },
    [{ type: 'gap_text', text: 'Wir atmen mit dem [Zwerchfell|Diaphragma].', offered: false }],
  ],
  [
    'H5P.DragText',
    { taskDescription: 'Ziehe.', textField: 'Durch die *Nase* ein.', distractors: '*Ohren*' },
    [{ type: 'gap_text', offered: true, extras: ['Ohren'] }],
  ],
  [
    'H5P.Summary',
    { intro: 'Was stimmt?', summaries: [{ summary: ['Ja', 'Nein'] }] },
    [{ type: 'single_choice' }],
  ],
  [
    'H5P.QuestionSet',
    {
      questions: [
        { library: 'H5P.TrueFalse 1.8', params: { question: 'Ja?', correct: 'true' } },
        { library: 'H5P.FindTheWords 1.4', params: {} },
      ],
    },
    [{ type: 'true_false', correct: true }],
  ],
])('reads %s of H5P', async (library, content, expected) => {
  const plan = await readFile(h5pOf(library, content), 'quiz.h5p')
  expect(questionsOf(plan)).toMatchObject(expected)
  expect(plan.left_out.map(({ reason }) => reason)).toEqual(
    library === 'H5P.QuestionSet' ? ['question_kind'] : [],
  )
})

it('says of an H5P package of another kind that nothing of it comes', async () => {
  const plan = await readFile(h5pOf('H5P.Collage', {}), 'zeit.h5p')
  expect(plan.chapters).toEqual([])
  expect(plan.left_out).toEqual([{ what: 'Quiz aus H5P (Collage)', reason: 'activity_kind' }])
})

it('reads a text of Word, with its pictures, and follows no path out of it', async () => {
  const plan = await readFile(docxFile(), 'Woche_1.docx')
  expect(outline(plan)).toEqual([['Woche 1', 'richText: Woche 1']])
  const [lecture] = plan.chapters[0]?.lectures ?? []
  const blocks = lecture?.type === 'richText' ? lecture.document.content : []
  expect(blocks.map(({ type }) => type)).toEqual([
    'heading',
    'paragraph',
    'paragraph',
    'bulletList',
    'table',
    'image',
  ])
  expect(textOf(plan)).toContain('"href":"https://www.beispiel.de/"')
  expect(textOf(plan)).toContain('Eingefügtes')
  expect(textOf(plan)).not.toContain('Gelöschtes')
  expect([...plan.pictures.keys()]).toEqual(['word/media/image1.png'])
  expect(plan.left_out).toEqual([{ what: 'Woche 1: Fremdes', reason: 'picture' }])
})

it('reads the slides of a presentation in the order in which they are shown', async () => {
  const plan = await readFile(pptxFile(), 'Folien.pptx')
  const text = textOf(plan)
  expect(text.indexOf('Ankommen')).toBeGreaterThan(0)
  expect(text.indexOf('Ankommen')).toBeLessThan(text.indexOf('Zum Schluss'))
  expect(text).toContain('"type":"bulletList"')
})

it('reads the words of a PDF: large ones as headings, lines that go on as one paragraph', async () => {
  const plan = await readFile(pdfFile(), 'Blatt.pdf')
  const [lecture] = plan.chapters[0]?.lectures ?? []
  expect(lecture?.type === 'richText' && lecture.document.content).toEqual([
    { type: 'heading', attrs: { level: 2 }, content: [{ type: 'text', text: 'Ruhig atmen' }] },
    { type: 'paragraph', content: [{ type: 'text', text: 'Leg dich bequem hin und atme langsam aus.' }] },
  ])
  expect(plan.left_out).toEqual([{ what: 'Blatt', reason: 'look' }])
})

it('reads subtitles as a text', async () => {
  const srt =
    '1\n00:00:01,000 --> 00:00:03,000\nLeg dich hin.\n\n2\n00:00:03,500 --> 00:00:05,000\nAtme.\n\n3\n00:00:20,000 --> 00:00:22,000\nSteh auf.\n'
  const plan = await readFile(Buffer.from(srt), 'film.srt')
  expect(textOf(plan)).toContain('Leg dich hin. Atme.')
  expect(textOf(plan)).toContain('"Steh auf."')
})

it.each([
  ['a zip file', zipOf],
  ['a gzipped tar file', tarGzOf],
])('reads a backup of Moodle from %s, and nobody’s data', async (_, pack) => {
  const plan = await readFile(moodleBackup(pack), 'sicherung.mbz')
  expect([plan.format, plan.title]).toEqual(['moodle_backup', 'Rückenschule'])
  expect(outline(plan)).toEqual([
    ['Woche 1', 'richText: Lies das', 'quiz: Prüfe dich'],
    ['Abschnitt 2', 'richText: Mehr'],
  ])
  expect(questionsOf(plan)).toMatchObject([{ type: 'single_choice', question: 'Wie hebst du?' }])
  expect([...plan.pictures.keys()]).toEqual(['files/ab/abcdef0123'])
  expect(plan.left_out).toEqual([{ what: 'Nachrichten', reason: 'activity_kind' }])
  expect(textOf(plan)).not.toContain('geheim@')
})

it('reads a course of Open edX', async () => {
  const plan = await readFile(olxFile(), 'kurs.tar.gz')
  expect([plan.format, plan.title]).toEqual(['olx', 'Rücken stärken'])
  expect(outline(plan)).toEqual([['Einheit 1', 'richText: Lies das', 'quiz: Prüfe dich']])
  expect(questionsOf(plan)).toMatchObject([
    {
      type: 'single_choice',
      question: 'Wie hebst du?',
      explanation: 'Das schont.',
      options: [{ text: 'Aus den Knien' }, {}],
    },
    { type: 'number', question: 'Wie lange?', value: 60, tolerance: 6 },
  ])
  expect(textOf(plan)).not.toContain('alert')
  expect(plan.left_out).toEqual([
    { what: 'Der Film (video)', reason: 'film' },
    { what: 'Lies das', reason: 'program' },
  ])
})

it('reads a Common Cartridge', async () => {
  const plan = await readFile(cartridgeFile(), 'kurs.imscc')
  expect([plan.format, plan.title]).toEqual(['common_cartridge', 'Gesunder Rücken'])
  expect(outline(plan)).toEqual([['Woche 1', 'richText: Lies das', 'richText: Mehr', 'quiz: Prüfe dich']])
  expect(questionsOf(plan)).toMatchObject([{ type: 'single_choice', question: 'Wie hebst du?' }])
  expect([...plan.pictures.keys()]).toEqual(['web_resources/matte.png'])
  expect(plan.left_out.map(({ reason }) => reason).toSorted()).toEqual(['activity_kind', 'question_kind'])
})
