import { h5pOf, zipOf } from './packages.testing.ts'
import { questionsOf } from './quizzes.ts'
import { readFile } from './read-file.ts'

const sub = (library: string, params: object) => ({ library: `H5P.${library} 1.0`, params })
const text = (words: string) => sub('AdvancedText', { text: `<p>${words}</p>` })
const read = (library: string, content: unknown) => readFile(h5pOf(`H5P.${library}`, content), 'a.h5p')

it('keeps a word to drag whole, its hint and what is said of it', async () => {
  const plan = await read('DragText', {
    textField: String.raw`Fahr *km/h:Wie schnell?\+Genau.\-Leider nein.* und *ruh*.`,
  })
  expect(questionsOf(plan)).toMatchObject([
    {
      text: 'Fahr [km/h] und [ruh].',
      hints: ['Wie schnell?'],
      explanation: 'km/h: Genau.\nkm/h: Leider nein.',
    },
  ])
})

it('offers as many wrong words as there may be, each once, and names the rest', async () => {
  const wrong = Array.from({ length: 14 }, (_, at) => `falsch${at}`)
  const plan = await read('DragText', {
    textField: 'Atme *tief*.',
    distractors: [...wrong, 'falsch0'].map((word) => `*${word}*`).join(' '),
  })
  expect(questionsOf(plan)).toMatchObject([{ text: 'Atme [tief].', extras: wrong.slice(0, 12) }])
  expect(plan.left_out).toEqual([{ what: 'Fülle die Lücken: falsch12, falsch13', reason: 'too_much' }])
})

it('says to a choice what is said of what was not chosen, and asks for several where it does', async () => {
  const plan = await read('MultiChoice', {
    question: 'Womit?',
    behaviour: { type: 'multi' },
    answers: [
      { text: 'Zwerchfell', correct: true, tipsAndFeedback: { notChosenFeedback: '<div>Doch.</div>' } },
      { text: 'Knie', correct: false },
    ],
  })
  expect(questionsOf(plan)).toMatchObject([{ type: 'multiple_choice', explanation: 'Zwerchfell: Doch.' }])
})

describe('words to drag to their place', () => {
  const task = (labels: [string, string[]][], words: string[], isShown = true) => ({
    question: {
      settings: { background: { path: 'images/rumpf.png' } },
      task: {
        elements: words.map((one) => ({ type: sub('AdvancedText', { text: `<p>${one}</p>` }) })),
        dropZones: labels.map(([label, correctElements]) => ({ label, correctElements, showLabel: isShown })),
      },
    },
  })
  const dragged = (content: object) =>
    readFile(
      zipOf({
        'h5p.json': JSON.stringify({ title: 'Ordne zu', mainLibrary: 'H5P.DragQuestion' }),
        'content/content.json': JSON.stringify(content),
        'content/images/rumpf.png': 'x',
      }),
      'a.h5p',
    )

  it.each([
    [
      'a word for each place',
      task(
        [
          ['Arm', ['1']],
          ['Bein', ['0']],
        ],
        ['Wade', 'Bizeps', 'Ohr'],
      ),
      {
        pairs: [
          { left: 'Arm', right: 'Bizeps' },
          { left: 'Bein', right: 'Wade' },
        ],
        extras: ['Ohr'],
      },
    ],
    [
      'a place for each word',
      task(
        [
          ['Arm', ['0', '1']],
          ['Bein', ['2']],
          ['Kopf', []],
        ],
        ['Bizeps', 'Trizeps', 'Wade'],
      ),
      {
        pairs: [
          { left: 'Bizeps', right: 'Arm' },
          { left: 'Trizeps', right: 'Arm' },
          { left: 'Wade', right: 'Bein' },
        ],
        extras: ['Kopf'],
      },
    ],
  ])('are pairs: %s', async (_, content, expected) => {
    const plan = await dragged(content)
    expect(questionsOf(plan)).toMatchObject([
      {
        type: 'match',
        question: 'Ordne zu',
        picture: { image_id: 'import:content/images/rumpf.png' },
        ...expected,
      },
    ])
    expect(plan.left_out).toEqual([])
  })

  it.each([
    [
      'places are seen on the picture alone',
      task(
        [
          ['Arm', ['0']],
          ['Bein', ['1']],
        ],
        ['Bizeps', 'Wade'],
        false,
      ),
    ],
    [
      'a word fits several places',
      task(
        [
          ['Arm', ['0', '1']],
          ['Bein', ['0']],
        ],
        ['Muskel', 'Bizeps'],
      ),
    ],
    [
      'pictures are dragged',
      task(
        [
          ['Arm', ['0']],
          ['Bein', ['1']],
        ],
        ['', 'Wade'],
      ),
    ],
  ])('stay behind where %s', async (_, content) => {
    expect((await dragged(content)).left_out).toContainEqual({
      what: 'Ordne zu (DragQuestion)',
      reason: 'question_kind',
    })
  })
})

it.each([
  [
    'SortParagraphs',
    {
      taskDescription: 'Ordne.',
      paragraphs: ['<p>Ein</p>', '<p>Aus</p>'],
      behaviour: { scoringMode: 'transitions' },
    },
    { type: 'order', items: [{ text: 'Ein' }, { text: 'Aus' }] },
    ['scoring'],
  ],
  [
    'ImageSequencing',
    { taskDescription: 'Ordne.', sequenceImages: [{ imageDescription: 'Ein' }, { imageDescription: 'Aus' }] },
    { type: 'order', items: [{ text: 'Ein' }, { text: 'Aus' }] },
    [],
  ],
  [
    'Crossword',
    { words: [{ clue: 'Womit atmen wir?', answer: 'Lunge', extraClue: text('Sie ist zweiteilig.') }] },
    { type: 'short_text', question: 'Womit atmen wir?', accepted: ['Lunge'], hints: ['Sie ist zweiteilig.'] },
    [],
  ],
])('asks what %s asks', async (library, content, expected, left) => {
  const plan = await read(library, content)
  expect(questionsOf(plan)).toMatchObject([expected])
  expect(plan.left_out.map(({ reason }) => reason)).toEqual(left)
})
