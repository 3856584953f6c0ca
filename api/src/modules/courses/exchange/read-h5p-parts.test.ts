import { h5pOf, outline, textOf } from './packages.testing.ts'
import { questionsOf } from './quizzes.ts'
import { readFile } from './read-file.ts'

const sub = (library: string, params: object, title = '') => ({
  library: `H5P.${library} 1.0`,
  params,
  metadata: { title },
})
const text = (words: string) => sub('AdvancedText', { text: `<p>${words}</p>` })
const truth = (question: string) => sub('TrueFalse', { question, correct: 'true' })
const column = (contents: object[], title: string) =>
  sub('Column', { content: contents.map((content) => ({ content })) }, title)
const read = (library: string, content: unknown) => readFile(h5pOf(`H5P.${library}`, content), 'a.h5p')

it('reads a book of today: rows in its chapters, each with its own quiz, and its cover', async () => {
  const row = sub('Row', {
    columns: [[text('Links.')], [{ content: truth('Rechts?') }]].map((content) => ({
      width: 50,
      content: sub('RowColumn', { content }),
    })),
  })
  const plan = await read('InteractiveBook', {
    showCoverPage: true,
    bookCover: { coverDescription: '<p>Ein Buch zum Rücken.</p>' },
    chapters: [column([row], 'Eins'), column([truth('Gut?')], 'Zwei')],
  })
  expect(outline(plan)).toEqual([
    ['Quiz aus H5P', 'richText: Quiz aus H5P', 'richText: Eins', 'quiz: Eins', 'quiz: Zwei'],
  ])
  expect(textOf(plan)).toContain('Ein Buch zum Rücken.')
  expect(textOf(plan)).toContain('Links.')
  expect(plan.left_out).toEqual([])
})

it('brings what is written into a film, its links, and what is asked at its end', async () => {
  const summary = sub('Summary', {
    intro: 'Stimmt?',
    summaries: [{ summary: ['Ja', 'Nein'], tip: 'Denk nach.' }],
  })
  const link = sub('Link', { title: 'Mehr', linkWidget: { protocol: 'https://', url: 'www.beispiel.de/' } })
  const plan = await read('InteractiveVideo', {
    interactiveVideo: {
      video: { files: [{ path: 'https://youtu.be/x', mime: 'video/YouTube' }] },
      assets: {
        interactions: [text('Steh auf.'), link, sub('GoToQuestion', {})].map((action) => ({ action })),
      },
      summary: { task: summary },
    },
  })
  expect(textOf(plan)).toContain('Steh auf.')
  expect(textOf(plan)).toContain('"href":"https://www.beispiel.de/"')
  expect(questionsOf(plan)).toMatchObject([{ question: 'Stimmt?', hints: ['Denk nach.'] }])
  expect(plan.left_out).toEqual([
    { what: 'Quiz aus H5P (GoToQuestion)', reason: 'branching' },
    { what: 'Quiz aus H5P: https://youtu.be/x', reason: 'embedded' },
  ])
})

it.each([
  [
    'Timeline',
    {
      timeline: {
        headline: 'Atem',
        date: [{ headline: 'Los', startDate: '1990,1,5', text: '<p>Tief.</p>' }],
      },
    },
    ['Atem', '5.1.1990: Los', 'Tief.'],
  ],
  [
    'ImageHotspots',
    { hotspots: [{ header: 'Knie', content: [text('Nicht durchdrücken.')] }] },
    ['Knie', 'Nicht durchdrücken.'],
  ],
  ['BranchingScenario', { branchingScenario: { content: [{ type: text('Wähle.') }] } }, ['Wähle.']],
])('reads what is written in %s', async (library, content, words) => {
  const plan = await read(library, content)
  for (const one of words) expect(textOf(plan)).toContain(`"text":"${one}"`)
  expect(plan.left_out.map(({ reason }) => reason)).toEqual(
    library === 'BranchingScenario' ? ['branching'] : [],
  )
})

it('passes over the empty task every film ends with', async () => {
  const task = sub('Summary', { intro: 'Stimmt?', summaries: [{ summary: [''] }] })
  const plan = await read('InteractiveVideo', {
    interactiveVideo: { assets: { interactions: [{ action: truth('Gut?') }] }, summary: { task } },
  })
  expect(plan.left_out).toEqual([{ what: 'Quiz aus H5P (InteractiveVideo)', reason: 'film' }])
})

it('tells of a formula in a question that it cannot be drawn', async () => {
  const plan = await read('TrueFalse', { question: String.raw`Ist \(2 \cdot 3 = 6\)?`, correct: 'true' })
  expect(questionsOf(plan)).toHaveLength(1)
  expect(plan.left_out).toMatchObject([{ reason: 'drawing' }])
})

it('introduces a set of questions as it does there', async () => {
  const introPage = { showIntroPage: true, introduction: '<p>Nimm dir Zeit.</p>' }
  const plan = await read('QuestionSet', { introPage, questions: [truth('Gut?')] })
  expect(plan.chapters[0]?.lectures).toMatchObject([{ type: 'quiz', description: 'Nimm dir Zeit.' }])
  const hidden = await read('QuestionSet', {
    introPage: { ...introPage, showIntroPage: false },
    questions: [truth('Gut?')],
  })
  expect(hidden.chapters[0]?.lectures[0]?.description).toBeUndefined()
})

describe('tells of H5P what stays behind', () => {
  it.each([
    [
      'a film above a question',
      'TrueFalse',
      {
        question: 'Gut?',
        correct: 'true',
        media: { type: sub('Video', { sources: [{ path: 'videos/a.mp4' }] }, 'Atmen') },
      },
      { what: 'Atmen (Video)', reason: 'film' },
    ],
    [
      'what a card says aloud',
      'Dialogcards',
      { dialogs: [{ text: 'Bizeps', answer: 'Armbeuger', audio: [{ path: 'audios/a.mp3' }] }] },
      { what: 'Quiz aus H5P (Audio)', reason: 'film' },
    ],
    [
      'what is said in the end',
      'TrueFalse',
      {
        question: 'Gut?',
        correct: 'true',
        overallFeedback: [{ feedback: 'Üb noch.' }, { feedback: 'Stark!' }, { feedback: '@score Punkte' }],
      },
      { what: 'Quiz aus H5P: Üb noch. / Stark!', reason: 'scoring' },
    ],
    [
      'that one right answer was enough',
      'MultiChoice',
      {
        question: 'Gut?',
        behaviour: { type: 'single' },
        answers: [
          { text: 'A', correct: true },
          { text: 'B', correct: true },
        ],
      },
      { what: 'Gut?', reason: 'scoring' },
    ],
    [
      'a page of others',
      'IFrameEmbed',
      { source: 'https://www.beispiel.de/' },
      { what: 'Quiz aus H5P: https://www.beispiel.de/', reason: 'embedded' },
    ],
    [
      'words on the solution of a slide',
      'CoursePresentation',
      {
        presentation: {
          slides: [{ elements: [{ action: truth('Gut?'), solution: '<p>Weil es hilft.</p>' }] }],
        },
      },
      { what: 'Quiz aus H5P: Weil es hilft.', reason: 'notes' },
    ],
  ])('%s', async (_, library, content, expected) => {
    expect((await read(library, content)).left_out).toEqual([expected])
  })
})
