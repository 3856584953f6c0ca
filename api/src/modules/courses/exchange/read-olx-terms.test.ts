import { outline, zipOf } from './packages.testing.ts'
import { questionsOf } from './quizzes.ts'
import { readFile } from './read-file.ts'

const question = (text = 'Womit?'): string =>
  `<p>${text}</p><multiplechoiceresponse><choicegroup><choice correct="true">Zwerchfell</choice><choice correct="false">Knie</choice></choicegroup></multiplechoiceresponse>`
const problem = (attributes = '', inside = question()): string => `<problem ${attributes}>${inside}</problem>`
const course = (unit: string, files: Record<string, string> = {}, attributes = '') =>
  readFile(
    zipOf({
      'course/course.xml': '<course url_name="r" org="Verein"/>',
      'course/course/r.xml': `<course display_name="Rücken" ${attributes}><chapter display_name="Eins"><sequential><vertical display_name="Los">${unit}</vertical></sequential></chapter></course>`,
      ...files,
    }),
    'kurs.zip',
  )
type Plan = Awaited<ReturnType<typeof course>>
const points = (plan: Plan) => questionsOf(plan).map((one) => ('points' in one ? (one.points ?? 1) : 1))
const quizOf = (plan: Plan) =>
  plan.chapters.flatMap(({ lectures }) =>
    lectures.flatMap((one) => (one.type === 'quiz' ? [one.quiz] : [])),
  )[0]
const scoring = [{ what: 'Los', reason: 'scoring' }]

describe('what a problem of Open edX is worth', () => {
  it.each([
    ['as many points as its weight', [problem('weight="3.0"'), problem()], [3, 1], []],
    [
      'points that stand to each other as there',
      [problem('weight="0.5"'), problem('weight="1.5"')],
      [1, 3],
      [],
    ],
    [
      'a point for each of its questions, unless it says',
      [problem('', question() + question()), problem()],
      [1, 1, 1],
      [],
    ],
    ['its weight in equal parts', [problem('weight="4"', question() + question()), problem()], [2, 2, 1], []],
    [
      'thirds of a point',
      [problem('weight="1"', question() + question() + question()), problem()],
      [1, 1, 1, 3],
      [],
    ],
    ['nothing, which is told', [problem('weight="0"'), problem()], [1, 1], scoring],
    ['more than a question may be, which is told', [problem('weight="50"'), problem()], [1, 1], scoring],
  ])('is %s', async (_, problems, expected, left) => {
    const plan = await course(problems.join(''))
    expect(points(plan)).toEqual(expected)
    expect(plan.left_out).toEqual(left)
  })

  it('is shared with what is asked there in a way there is not here', async () => {
    const drawn = `<p>Wo?</p><imageresponse><imageinput src="/static/a.png"/></imageresponse>`
    const plan = await course(problem('weight="4"', question() + drawn) + problem())
    expect(points(plan)).toEqual([2, 1])
    expect(plan.left_out).toEqual([{ what: 'Wo?', reason: 'question_kind' }])
  })

  it('stands in the policy of older courses', async () => {
    const plan = await course('<problem url_name="p"/><problem url_name="q"/>', {
      'course/problem/p.xml': problem(),
      'course/problem/q.xml': problem(),
      'course/policies/r.json': '{',
      'course/policies/r/policy.json': JSON.stringify({
        'course/r': { max_attempts: 2 },
        'problem/q': { weight: 5, display_name: 'Atmen' },
      }),
    })
    expect(points(plan)).toEqual([1, 5])
    expect(quizOf(plan)?.max_attempts).toBe(2)
  })
})

describe('how often problems of Open edX are tried', () => {
  it.each([
    ['as often as all of them say', problem('max_attempts="3"') + problem('max_attempts="3"'), '', 3, []],
    ['as often as the course says', problem() + problem(), 'max_attempts="2"', 2, []],
    [
      'without an end, as one says against the course',
      problem('max_attempts="null"'),
      'max_attempts="2"',
      null,
      [],
    ],
    ['without an end where nobody says', problem(), '', null, []],
    [
      'as often as the one that says most, and that is told',
      problem('max_attempts="1"') + problem('max_attempts="4"'),
      '',
      4,
      [{ what: 'Los', reason: 'attempts' }],
    ],
  ])('is kept: %s', async (_, unit, attributes, expected, left) => {
    const plan = await course(unit, {}, attributes)
    expect(quizOf(plan)?.max_attempts).toBe(expected)
    expect(plan.left_out).toEqual(left)
  })
})

it('names an explanation of Open edX that nobody saw there', async () => {
  const inside = `${question()}<solution><p>So ist es.</p></solution>`
  const hidden = [{ what: 'Atmen: Erklärung', reason: 'was_hidden' }]
  const read = async (attributes: string, ofCourse = '') =>
    (await course(problem(`display_name="Atmen" ${attributes}`, inside), {}, ofCourse)).left_out
  expect(await read('showanswer="never"')).toEqual(hidden)
  expect(await read('', 'showanswer="never"')).toEqual(hidden)
  expect(await read('showanswer="always"', 'showanswer="never"')).toEqual([])
  expect((await course(problem('showanswer="never"'))).left_out).toEqual([])
})

describe('a unit of Open edX that draws its problems', () => {
  const drawn = (attributes: string, ...inside: string[]): string =>
    `<library_content ${attributes}>${inside.join('')}</library_content>`
  it.each([
    ['one of two', drawn('max_count="1"', problem(), problem()), 1, []],
    ['one, where it does not say', drawn('', problem(), problem()), 1, []],
    ['all', drawn('max_count="-1"', problem(), problem()), undefined, []],
    ['from a bank', `<itembank max_count="1">${problem()}${problem()}</itembank>`, 1, []],
    ['beside others', problem() + drawn('max_count="1"', problem(), problem()), 2, ['draw']],
    [
      'problems of several questions',
      drawn('max_count="1"', problem('', question() + question()), problem()),
      2,
      ['draw'],
    ],
  ])('asks as many: %s', async (_, unit, draw, left) => {
    const plan = await course(unit)
    expect(quizOf(plan)?.draw_count).toBe(draw)
    expect(plan.left_out.map(({ reason }) => reason)).toEqual(left)
    expect(outline(plan)).toEqual([['Eins', 'quiz: Los']])
  })
})
