import { box, exeFile, part, text } from './exelearning.testing.ts'
import { outline, PNG, textOf, zipOf } from './packages.testing.ts'
import { questionsOf } from './quizzes.ts'
import { readFile } from './read-file.ts'

const read = (...project: Parameters<typeof exeFile>) => readFile(exeFile(...project), 'kurs.elpx')
const ofBoxes = (...boxes: string[]) => read([{ id: '1', boxes }])

describe('a project of eXeLearning', () => {
  it('becomes a chapter for each page with others below it, in the order of its pages', async () => {
    const boxes = [box('Text', [text('<p>Steh auf.</p>')])]
    const plan = await read([
      { id: 'B', order: 1 },
      { id: 'B2', parent: 'B', order: 1, boxes },
      { id: 'B1', parent: 'B', order: 0, boxes },
      { id: 'A', order: 0, boxes },
      { id: 'C', order: 2, boxes },
      { id: 'D', order: 3, boxes },
    ])
    expect(plan).toMatchObject({ format: 'exelearning', title: 'Rücken', left_out: [] })
    expect(outline(plan)).toEqual([
      ['Rücken', 'richText: Seite A'],
      ['Seite B', 'richText: Seite B1', 'richText: Seite B2'],
      ['Seite C', 'richText: Seite C', 'richText: Seite D'],
    ])
  })

  it('reads a page that lies in itself once', async () => {
    const boxes = [box('', [text('<p>Steh auf.</p>')])]
    const plan = await read([
      { id: 'A', boxes },
      { id: 'B', parent: 'C', boxes },
      { id: 'C', parent: 'B', boxes },
    ])
    expect(outline(plan)).toEqual([
      ['Rücken', 'richText: Seite A'],
      ['Seite B', 'richText: Seite B', 'richText: Seite C'],
    ])
  })

  it('brings texts with what they are called, take and fold away', async () => {
    const plan = await ofBoxes(
      box('Wozu?', [
        text('<p>Steh auf.</p>', {
          textInfoDurationTextInput: 'Dauer:',
          textInfoDurationInput: '5 Minuten',
          textFeedbackInput: 'Lösung',
          textFeedbackTextarea: '<p>Weil es hilft.</p>',
        }),
      ]),
    )
    for (const words of ['Wozu?', 'Dauer: 5 Minuten', 'Steh auf.', 'Lösung', 'Weil es hilft.'])
      expect(textOf(plan)).toContain(`"text":"${words}"`)
  })

  it.each([
    ['of today', '{{context_path}}/content/resources/matte.png', 'content/resources/matte.png'],
    ['of version 3', '{{context_path}}/2025ABC/matte.png', 'content/resources/2025ABC/matte.png'],
    ['of a gallery', 'files/tmp/2025/02/2025ABC/matte.png', 'content/resources/2025ABC/matte.png'],
  ])('finds a picture as the version writes it: %s', async (_, address, path) => {
    const shown = address.startsWith('files')
      ? part('image-gallery', { ideviceId: '1', img_0: { img: address, title: 'Matte' } })
      : text(`<p><img src="${address}" alt="Matte"></p>`)
    const plan = await read([{ id: '1', boxes: [box('', [shown])] }], { [path]: PNG })
    expect([...plan.pictures.keys()]).toEqual([path])
    expect(plan.left_out).toEqual([])
  })
})

describe('what a page of eXeLearning asks', () => {
  it('is a quiz, with what is written above it in a few words', async () => {
    const plan = await ofBoxes(
      box('Formular', [
        part('form', {
          eXeFormInstructions: '<p>Nimm dir Zeit.</p>',
          dropdownPassRate: '50',
          questionsData: [
            {
              activityType: 'fill',
              baseText: '<p>Wir <u>atmen|schnaufen</u> [tief].</p>',
              capitalization: 'false',
            },
            {
              activityType: 'dropdown',
              baseText: '<p>Durch die <u>Nase</u>.</p>',
              wrongAnswersValue: 'Ohren|Haut',
            },
            {
              activityType: 'selection',
              selectionType: 'single',
              baseText: 'Eins?',
              answers: [
                [true, 'A'],
                [false, 'B'],
              ],
            },
            {
              activityType: 'selection',
              selectionType: 'multiple',
              baseText: 'Viele?',
              answers: [
                [1, 'A'],
                [0, 'B'],
              ],
            },
            {
              activityType: 'true-false',
              baseText: 'Wahr?',
              answer: 'False',
              feedback: '<p>Nein.</p>',
              hint: 'Denk nach.',
            },
          ],
        }),
      ]),
    )
    expect(plan.chapters[0]?.lectures).toMatchObject([
      { type: 'quiz', title: 'Seite 1', description: 'Nimm dir Zeit.', quiz: { required_correct: 3 } },
    ])
    expect(questionsOf(plan)).toMatchObject([
      { type: 'gap_text', text: 'Wir [atmen|schnaufen] (tief).', offered: false },
      { type: 'gap_text', text: 'Durch die [Nase].', offered: true, extras: ['Ohren', 'Haut'] },
      {
        type: 'single_choice',
        options: [
          { text: 'A', correct: true },
          { text: 'B', correct: false },
        ],
      },
      { type: 'multiple_choice', options: [{ correct: true }, { correct: false }] },
      { type: 'true_false', correct: false, explanation: 'Nein.', hints: ['Denk nach.'] },
    ])
    expect(plan.left_out).toEqual([])
  })

  it('may be true or false, or in an order', async () => {
    const games = [
      { question: '<p>Gut?</p>', solution: 1, feedback: 'Ja.', suggestion: 'Denk nach.' },
      { question: '<p>Schlecht?</p>', solution: 0 },
    ]
    const plan = await ofBoxes(
      box('', [
        part('trueorfalse', { questionsGame: games, percentageQuestions: 50 }),
        part('scrambled-list', { instructions: 'Ordne.', options: ['Ein', 'Aus'] }),
      ]),
    )
    expect(questionsOf(plan)).toMatchObject([
      { type: 'true_false', correct: true, explanation: 'Ja.', hints: ['Denk nach.'] },
      { type: 'true_false', correct: false },
      { type: 'order', question: 'Ordne.', items: [{ text: 'Ein' }, { text: 'Aus' }] },
    ])
    expect(plan.left_out).toEqual([{ what: 'Seite 1', reason: 'draw' }])
  })
})

describe('tells of eXeLearning what stays behind', () => {
  const kept = text('<p>Steh auf.</p>')
  it.each([
    [
      'a game',
      box('Rate', [part('guess', {}, '<div class="guess-DataGame">x</div>')]),
      'Seite 1: Rate (guess)',
      'question_kind',
    ],
    [
      'a film',
      box('Film', [part('interactive-video', {}, '<div></div>')]),
      'Seite 1: Film (interactive-video)',
      'film',
    ],
    ['another part', box('', [part('map', undefined)]), 'Seite 1 (map)', 'activity_kind'],
    [
      'a box only teachers see',
      box('Lehre', [kept], { teacherOnly: 'true' }),
      'Seite 1: Lehre',
      'was_hidden',
    ],
    [
      'a part nobody sees',
      box('Text', [part('text', { textTextarea: '<p>Ja</p>' }, '', { visibility: 'false' })]),
      'Seite 1',
      'was_hidden',
    ],
  ])('%s', async (_, boxed, what, reason) => {
    const plan = await ofBoxes(boxed)
    expect(plan.left_out).toEqual([{ what, reason }])
  })

  it('a page nobody sees, and one that is empty', async () => {
    const plan = await read([
      { id: '1', boxes: [box('', [kept])], values: { visibility: 'false' } },
      { id: '2', order: 1 },
    ])
    expect(plan.left_out).toEqual([
      { what: 'Seite 1', reason: 'was_hidden' },
      { what: 'Seite 2', reason: 'empty' },
    ])
  })
})

it('comes out of a package that it made for another program', async () => {
  const manifest =
    '<manifest><metadata><schema>ADL SCORM</schema></metadata><resources><resource identifier="r" href="index.html"/></resources></manifest>'
  const plan = await read([{ id: '1', boxes: [box('', [text('<p>Steh auf.</p>')])] }], {
    'imsmanifest.xml': manifest,
  })
  expect(plan.format).toBe('exelearning')
})

it.each(['contentv3.xml', 'content.data'])(
  'is refused with what to do where an older version wrote it: %s',
  async (name) => {
    await expect(readFile(zipOf({ [name]: '<instance/>' }), 'kurs.elp')).rejects.toMatchObject({
      reason: 'old_exelearning',
    })
  },
)
