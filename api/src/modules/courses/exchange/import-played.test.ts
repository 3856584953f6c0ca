import type { QuizAttempt } from '@kursportal/shared/contract'
import { publishCourse } from '../../../seed/scenarios/courses.ts'
import { addAccess } from '../../../seed/scenarios/learning.ts'
import { addPerson } from '../../../seed/scenarios/people.ts'
import { codeOf } from '../../../testing/answers.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { h5pOf, zipOf } from './packages.testing.ts'

type Question = QuizAttempt['questions'][number]

/** What is asked, what somebody answers in words, and the points of a right and of another answer. */
type Played = { asked: string; right: string[]; points: number; other: string[]; otherPoints: number }

const CHOSEN = new Set(['single_choice', 'multiple_choice', 'image_choice', 'order'])

/** Words as the answer they are: ids where something is chosen. */
const answerOf = ({ type, choices }: Question, words: string[]): string[] =>
  CHOSEN.has(type) ? words.map((word) => choices.find(({ text }) => text === word)?.id ?? `? ${word}`) : words

const moodleQuestion = (type: string, asked: string, grade: number, inside: string): string =>
  `<question type="${type}"><name><text>${asked}</text></name><questiontext><text>${asked}</text></questiontext><defaultgrade>${grade}</defaultgrade>${inside}</question>`
const moodleAnswer = (text: string, fraction: number, more = ''): string =>
  `<answer fraction="${fraction}"><text>${text}</text>${more}</answer>`
const pair = (left: string, right: string): string =>
  `<subquestion><text>${left}</text><answer><text>${right}</text></answer></subquestion>`
const word = (text: string): string => `<selectoption><text>${text}</text><group>1</group></selectoption>`

const MOODLE = `<?xml version="1.0"?><quiz>${[
  moodleQuestion(
    'multichoice',
    'Eins',
    1,
    `<single>true</single>${moodleAnswer('A', 100)}${moodleAnswer('B', 0)}`,
  ),
  moodleQuestion(
    'multichoice',
    'Viele',
    4,
    `<single>false</single>${moodleAnswer('A', 50)}${moodleAnswer('B', 50)}${moodleAnswer('C', -50)}`,
  ),
  moodleQuestion('truefalse', 'Wahr', 2, moodleAnswer('true', 0) + moodleAnswer('false', 100)),
  moodleQuestion('shortanswer', 'Kurz', 1, moodleAnswer('Zwerchfell', 100) + moodleAnswer('Diaphragma', 100)),
  moodleQuestion('numerical', 'Zahl', 3, moodleAnswer('5.5', 100, '<tolerance>0.5</tolerance>')),
  moodleQuestion('matching', 'Paare', 2, pair('Ein', 'Nase') + pair('Aus', 'Mund')),
  moodleQuestion(
    'ordering',
    'Folge',
    1,
    ['Eins', 'Zwei', 'Drei'].map((text, at) => moodleAnswer(text, at + 1)).join(''),
  ),
  moodleQuestion('gapselect', 'Wähle [[1]] und [[2]].', 2, word('Ruhe') + word('Kraft') + word('Eile')),
  moodleQuestion('cloze', 'Atme {1:SA:=tief~=ruhig} durch die {1:SA:=Nase}.', 2, ''),
  moodleQuestion('cloze', 'Bleib {1:NM:=10:2} Minuten.', 1, ''),
].join('')}</quiz>`

const GAPS = 'Fülle die Lücken.'
const moodlePlayed: Played[] = [
  { asked: 'Eins', right: ['A'], points: 1, other: ['B'], otherPoints: 0 },
  { asked: 'Viele', right: ['A', 'B'], points: 4, other: ['A'], otherPoints: 2 },
  { asked: 'Wahr', right: ['false'], points: 2, other: ['true'], otherPoints: 0 },
  { asked: 'Kurz', right: ['diaphragma'], points: 1, other: ['Knie'], otherPoints: 0 },
  { asked: 'Zahl', right: ['6'], points: 3, other: ['6,1'], otherPoints: 0 },
  { asked: 'Paare', right: ['Nase', 'Mund'], points: 2, other: ['Nase', 'Nase'], otherPoints: 1 },
  {
    asked: 'Folge',
    right: ['Eins', 'Zwei', 'Drei'],
    points: 1,
    other: ['Eins', 'Drei', 'Zwei'],
    otherPoints: 0,
  },
  { asked: GAPS, right: ['Ruhe', 'Kraft'], points: 2, other: ['Ruhe', 'Eile'], otherPoints: 1 },
  { asked: GAPS, right: ['ruhig', 'Nase'], points: 2, other: ['flach', 'Mund'], otherPoints: 0 },
  { asked: 'Bleib _____ Minuten.', right: ['12'], points: 1, other: ['13'], otherPoints: 0 },
]

const task = (library: string, params: unknown) => ({ library: `H5P.${library} 1.0`, params })
const H5P = h5pOf('H5P.QuestionSet', {
  passPercentage: 50,
  questions: [
    task('MultiChoice', {
      question: 'Viele',
      answers: [
        { text: 'A', correct: true },
        { text: 'B', correct: true },
        { text: 'C', correct: false },
      ],
    }),
    task('MultiChoice', {
      question: 'Ganz',
      behaviour: { singlePoint: true },
      answers: [
        { text: 'A', correct: true },
        { text: 'B', correct: true },
      ],
    }),
    task('TrueFalse', { question: 'Wahr', correct: 'true' }),
    task('Blanks', { text: 'Lücke', questions: ['Wir *atmen/schnaufen* durch die *Nase*.'] }),
    task('DragText', { taskDescription: 'Ziehe', textField: 'Erst *ein*, dann *aus*.', distractors: '*um*' }),
    task('SingleChoiceSet', { choices: [{ question: 'Eins', answers: ['A', 'B'] }] }),
    task('Summary', { intro: 'Stimmt', summaries: [{ summary: ['Ja', 'Nein'] }] }),
  ],
})
const h5pPlayed: Played[] = [
  { asked: 'Viele', right: ['A', 'B'], points: 1, other: ['A'], otherPoints: 0.5 },
  { asked: 'Ganz', right: ['A', 'B'], points: 1, other: ['A'], otherPoints: 0 },
  { asked: 'Wahr', right: ['true'], points: 1, other: ['false'], otherPoints: 0 },
  { asked: 'Lücke', right: ['schnaufen', 'Nase'], points: 1, other: ['atmen', 'Ohr'], otherPoints: 0.5 },
  { asked: 'Ziehe', right: ['ein', 'aus'], points: 1, other: ['um', 'aus'], otherPoints: 0.5 },
  { asked: 'Eins', right: ['A'], points: 1, other: ['B'], otherPoints: 0 },
  { asked: 'Stimmt', right: ['Ja'], points: 1, other: ['Nein'], otherPoints: 0 },
]

const labels = (...names: string[]): string =>
  `<render_choice>${names.map((name) => `<response_label ident="${name.toLowerCase()}"><material><mattext>${name}</mattext></material></response_label>`).join('')}</render_choice>`
const equal = (value: string, ident = 'r'): string => `<varequal respident="${ident}">${value}</varequal>`
const condition = (inside: string): string =>
  `<respcondition><conditionvar>${inside}</conditionvar><setvar action="Set">100</setvar></respcondition>`
const qti = (type: string, asked: string, points: string, response: string, conditions: string): string =>
  `<item ident="${asked}"><itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>${type}_question</fieldentry></qtimetadatafield><qtimetadatafield><fieldlabel>points_possible</fieldlabel><fieldentry>${points}</fieldentry></qtimetadatafield></qtimetadata></itemmetadata><presentation><material><mattext>${asked}</mattext></material>${response}</presentation><resprocessing>${conditions}</resprocessing></item>`
const lid = (cardinality: string, inside: string, ident = 'r', left = ''): string =>
  `<response_lid ident="${ident}" rcardinality="${cardinality}">${left && `<material><mattext>${left}</mattext></material>`}${inside}</response_lid>`
const STR = '<response_str ident="r" rcardinality="Single"><render_fib/></response_str>'
const CANVAS = zipOf({
  'imsmanifest.xml':
    '<manifest><organizations><organization><item><item identifierref="q"><title>Quiz</title></item></item></organization></organizations><resources><resource identifier="q" type="imsqti_xmlv1p2/imscc_xmlv1p1/assessment" href="q.xml"/></resources></manifest>',
  'q.xml': `<questestinterop><assessment title="Quiz"><section>${[
    qti('multiple_choice', 'Eins', '1.5', lid('Single', labels('A', 'B')), condition(equal('a'))),
    qti(
      'multiple_answers',
      'Viele',
      '3.0',
      lid('Multiple', labels('A', 'B', 'C')),
      condition(`<and>${equal('a')}${equal('b')}<not>${equal('c')}</not></and>`),
    ),
    qti('true_false', 'Wahr', '1.5', lid('Single', labels('True', 'False')), condition(equal('false'))),
    qti('short_answer', 'Kurz', '1.5', STR, condition(equal('Zwerchfell')) + condition(equal('Diaphragma'))),
    qti(
      'numerical',
      'Zahl',
      '1.5',
      STR,
      condition(
        `<or>${equal('10')}<and><vargte respident="r">8</vargte><varlte respident="r">12</varlte></and></or>`,
      ),
    ),
    qti(
      'matching',
      'Paare',
      '3.0',
      lid('Single', labels('Nase', 'Mund'), 'l1', 'Ein') + lid('Single', labels('Nase', 'Mund'), 'l2', 'Aus'),
      condition(equal('nase', 'l1')) + condition(equal('mund', 'l2')),
    ),
  ].join('')}</section></assessment></questestinterop>`,
})
const canvasPlayed: Played[] = [
  { asked: 'Eins', right: ['A'], points: 1, other: ['B'], otherPoints: 0 },
  { asked: 'Viele', right: ['A', 'B'], points: 2, other: ['A'], otherPoints: 1 },
  { asked: 'Wahr', right: ['False'], points: 1, other: ['True'], otherPoints: 0 },
  { asked: 'Kurz', right: ['Diaphragma'], points: 1, other: ['Knie'], otherPoints: 0 },
  { asked: 'Zahl', right: ['12'], points: 1, other: ['12,5'], otherPoints: 0 },
  { asked: 'Paare', right: ['Nase', 'Mund'], points: 2, other: ['Nase', 'Nase'], otherPoints: 1 },
]

describe('a quiz from a file', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(() => platform.reset())

  /** Takes a file as a course, publishes it, and gives it to somebody who learns. */
  const arrange = async (bytes: Buffer, name: string): Promise<{ anna: TestClient; lecture: string }> => {
    const [owner_id, learner] = await platform.run(async (context) => [
      await addPerson(context, { email: 'eva@beispiel.de', is_course_creator: true }),
      await addPerson(context, { email: 'anna@beispiel.de' }),
    ])
    const eva = await platform.as('eva@beispiel.de')
    const taken = await eva.inject({
      method: 'POST',
      url: '/api/import-file',
      query: { name },
      payload: bytes,
      headers: { 'content-type': 'application/octet-stream' },
    })
    const { course_id, left_out } = taken.body as { course_id: string; left_out: unknown[] }
    expect(left_out).toEqual([])
    await platform.run(async (context) => {
      await publishCourse(context, course_id)
      await addAccess(context, { owner_id, name: 'Zugang', course_ids: [course_id], user_ids: [learner] })
    })
    const { id } = await platform.context.db
      .selectFrom('videos')
      .select('id')
      .where('dev_id', 'is not', null)
      .where('type', '=', 'quiz')
      .executeTakeFirstOrThrow()
    return { anna: await platform.as('anna@beispiel.de'), lecture: id }
  }

  const play = async (anna: TestClient, lecture: string, wordsOf: (at: number) => string[]) => {
    const begun = (await anna.post('/quiz/attempt', { video_id: lecture })).body as QuizAttempt
    const query = { 'attempt-id': begun.id }
    for (const [at, question] of begun.questions.entries()) {
      const given = answerOf(question, wordsOf(at))
      const said = await anna.patch('/quiz/attempt', { question_id: question.id, answer: given }, query)
      expect(`${question.question} ${codeOf(said)}`).toBe(`${question.question} 204`)
    }
    return (await anna.post('/quiz/attempt/submit', undefined, query)).body as QuizAttempt
  }

  it.each([
    ['Moodle XML', Buffer.from(MOODLE), 'a.xml', moodlePlayed, 16],
    ['H5P', H5P, 'a.h5p', h5pPlayed, 4],
    ['Canvas', CANVAS, 'a.imscc', canvasPlayed, 7],
  ])('of %s is played with the points it has there', async (_, bytes, name, played, required_correct) => {
    const { anna, lecture } = await arrange(bytes, name)
    const right = await play(anna, lecture, (at) => played[at]?.right ?? [])
    expect(right.questions.map(({ question, result }) => [question, result?.points])).toEqual(
      played.map(({ asked, points }) => [asked, points]),
    )
    const all = played.reduce((sum, { points }) => sum + points, 0)
    expect(right).toMatchObject({ passed: true, points: all, max_points: all, required_correct })
    const other = await play(anna, lecture, (at) => played[at]?.other ?? [])
    expect(other.questions.map(({ question, result }) => [question, result?.points])).toEqual(
      played.map(({ asked, otherPoints }) => [asked, otherPoints]),
    )
    expect(other.passed).toBe(false)
  })
})
