import { rowsOnPath } from './rows-on-path.ts'

const lecture = {
  title: 'Quiz',
  quiz: {
    questions: [
      {
        id: 'q1',
        question: 'Was hilft?',
        options: [
          { id: 'o1', text: 'Sitzen' },
          { id: 'o2', text: 'Gehen' },
        ],
      },
      {
        id: 'q2',
        question: `Wie oft ${'und wie lange '.repeat(20)}`,
        pairs: [{ id: 'p1', left: 'Arm', right: 'oben' }],
      },
    ],
  },
}

it.each([
  [['title'], []],
  [['quiz', 'questions', 'q1'], [['questions', 1, 'Was hilft?']]],
  [['quiz', 'questions', 'q1', 'question'], [['questions', 1, 'Was hilft?']]],
  [
    ['quiz', 'questions', 'q1', 'options', 'o2', 'text'],
    [
      ['questions', 1, 'Was hilft?'],
      ['options', 2, 'Gehen'],
    ],
  ],
  [['quiz', 'questions', 'gone', 'question'], []],
  [['quiz', 'pass_share'], []],
])('the rows on %j', (path, expected) => {
  expect(rowsOnPath(lecture, path).map(({ list, number, text }) => [list, number, text])).toEqual(expected)
})

it('say how their words begin', () => {
  const [question, pair] = rowsOnPath(lecture, ['quiz', 'questions', 'q2', 'pairs', 'p1', 'left'])
  expect(question?.text.length).toBeLessThanOrEqual(60)
  expect(question?.text).toMatch(/^Wie oft und wie lange .*…$/)
  expect(pair).toEqual({ list: 'pairs', number: 1, text: 'Arm' })
})
