import type { QuizContent } from '@kursportal/shared/contract'
import { moodleBackup, zipOf } from './packages.testing.ts'
import type { ImportPlan } from './plan.types.ts'
import { readFile } from './read-file.ts'

type Category = { id: number; parent?: number; asks: string[]; extra?: string }

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
const asked = (id: number, text: string, mark = '1'): string =>
  `<question id="${id}"><parent>0</parent><name>${text}</name><questiontext>${text}</questiontext><defaultmark>${mark}</defaultmark><qtype>truefalse</qtype><plugin_qtype_truefalse_question><answers><answer id="${id}1"><answertext>True</answertext><fraction>1</fraction></answer><answer id="${id}2"><answertext>False</answertext><fraction>0</fraction></answer></answers></plugin_qtype_truefalse_question></question>`
const categoryOf = ({ id, parent = 0, asks, extra = '' }: Category): string =>
  `<question_category id="${id}"><name>K${id}</name><parent>${parent}</parent><questions>${asks.map((text, at) => asked(id * 10 + at, text)).join('')}${extra}</questions></question_category>`
const BANK: Category[] = [
  { id: 1, asks: ['A0', 'A1', 'A2', 'A3'] },
  { id: 2, parent: 1, asks: ['B0', 'B1'] },
  { id: 3, asks: ['C0', 'C1', 'C2'] },
]

const fixed = (id: number, slot: number, mark = '1.0000000'): string =>
  `<question_instance id="${id}"><slot>${slot}</slot><maxmark>${mark}</maxmark><questionid>${id}</questionid></question_instance>`
/** As Moodle 4 writes what is drawn. */
const drawn = (condition: unknown, slot = 1, mark = '1.0000000'): string =>
  `<question_instance id="9${slot}"><slot>${slot}</slot><maxmark>${mark}</maxmark><question_set_reference><filtercondition>${escaped(JSON.stringify(condition))}</filtercondition></question_set_reference></question_instance>`
const from = (id: number, below: unknown = false) => ({
  filter: { category: { jointype: 1, values: [`${id}`], filteroptions: { includesubcategories: below } } },
})
/** A question that stands for one drawn, as Moodle wrote it before. */
const random = (id: number, below = '0'): string =>
  `<question id="${id}"><parent>${id}</parent><name>Zufällig</name><questiontext>${below}</questiontext><qtype>random</qtype></question>`

type Given = { slots: string; bank?: Category[]; quiz?: string; files?: Record<string, string> }

const read = ({ slots, bank = BANK, quiz = '', files = {} }: Given): Promise<ImportPlan> =>
  readFile(
    moodleBackup((course) =>
      zipOf({
        ...course,
        'questions.xml': `<question_categories>${bank.map(categoryOf).join('')}</question_categories>`,
        'activities/quiz_2/quiz.xml': `<activity modulename="quiz" contextid="32"><quiz id="2"><name>Prüfe dich</name>${quiz}<question_instances>${slots}</question_instances></quiz></activity>`,
        ...files,
      }),
    ),
    'kurs.mbz',
  )
const quizOf = ({ chapters }: ImportPlan): QuizContent | undefined =>
  chapters.flatMap(({ lectures }) => lectures.flatMap((one) => (one.type === 'quiz' ? [one.quiz] : [])))[0]
const asks = (plan: ImportPlan): string[] => quizOf(plan)?.questions.map(({ question }) => question) ?? []
const lost = (plan: ImportPlan): string[] =>
  plan.left_out.filter(({ what }) => what.startsWith('Prüfe dich')).map(({ reason }) => reason)

describe('a quiz of Moodle that draws its questions', () => {
  it.each([
    ['as Moodle 4.0 writes it', drawn({ questioncategoryid: '1', includingsubcategories: '0' })],
    ['as Moodle 4.3 writes it', drawn(from(1))],
    ['as Moodle 4.5 writes it', drawn({ cat: '1,10', ...from(1, '') })],
    [
      'as Moodle 3.5 writes it',
      '<question_instance id="1"><slot>1</slot><questionid>77</questionid><questioncategoryid>1</questioncategoryid><includingsubcategories>0</includingsubcategories></question_instance>',
    ],
  ])('draws as many from the category, %s', async (_, slot) => {
    const plan = await read({ slots: slot.repeat(2) })
    expect(asks(plan)).toEqual(['A0', 'A1', 'A2', 'A3'])
    expect(quizOf(plan)).toMatchObject({ draw_count: 2, required_correct: 2 })
    expect(lost(plan)).toEqual([])
  })

  it('by questions that stand for one drawn, as Moodle 3 did', async () => {
    const bank = BANK.map((one) => (one.id === 1 ? { ...one, extra: random(90) + random(91) } : one))
    const plan = await read({ bank, slots: fixed(90, 1) + fixed(91, 2) })
    expect(asks(plan)).toEqual(['A0', 'A1', 'A2', 'A3'])
    expect(quizOf(plan)?.draw_count).toBe(2)
    expect(lost(plan)).toEqual([])
  })

  it.each([
    ['a condition', drawn(from(1, true))],
    ['a question that stands for it', fixed(90, 1)],
  ])('has those of the categories below where %s says so', async (_, slots) => {
    const bank = BANK.map((one) => (one.id === 1 ? { ...one, extra: random(90, '1') } : one))
    const plan = await read({ bank, slots })
    expect(asks(plan)).toEqual(['A0', 'A1', 'A2', 'A3', 'B0', 'B1'])
    expect(quizOf(plan)?.draw_count).toBe(1)
  })

  it('asks all where as many are drawn as there are', async () => {
    const plan = await read({ slots: [1, 2, 3].map((slot) => drawn(from(3), slot)).join('') })
    expect(asks(plan)).toEqual(['C0', 'C1', 'C2'])
    expect(quizOf(plan)?.draw_count).toBeUndefined()
    expect(lost(plan)).toEqual([])
  })

  it.each([
    ['from several categories', drawn(from(1), 1) + drawn(from(3), 2), 7],
    ['beside others that are always asked', fixed(30, 1) + drawn(from(1), 2), 5],
  ])('%s asks as many, and tells that they are drawn from all', async (_, slots, count) => {
    const plan = await read({ slots })
    expect(asks(plan)).toHaveLength(count)
    expect(quizOf(plan)?.draw_count).toBe(2)
    expect(lost(plan)).toEqual(['draw'])
  })

  it.each([
    [{ questioncategoryid: '1', tags: ['3,leicht'] }],
    [{ filter: { ...from(1).filter, qtagids: { jointype: 1, values: ['3'] } } }],
  ])('by their tags tells that they are drawn without them: %j', async (condition) => {
    const plan = await read({ slots: drawn(condition) })
    expect(quizOf(plan)).toMatchObject({ draw_count: 1 })
    expect(lost(plan)).toEqual(['draw'])
  })

  it('tells of a category that is not in the backup', async () => {
    expect(lost(await read({ slots: fixed(30, 1) + drawn(from(8), 2) }))).toEqual(['draw'])
  })
})

describe('a quiz of Moodle', () => {
  it('asks in the order of its places, whatever the order they are written in', async () => {
    expect(asks(await read({ slots: fixed(11, 3) + fixed(30, 1) + fixed(10, 2) }))).toEqual([
      'C0',
      'A0',
      'A1',
    ])
    const old =
      '<question_instance id="1"><question>10</question></question_instance><question_instance id="2"><question>30</question></question_instance>'
    expect(asks(await read({ quiz: '<questions>30,0,10,0</questions>', slots: old }))).toEqual(['C0', 'A0'])
  })

  it.each([
    ['whole', ['1.0', '3.0'], [undefined, 3], []],
    ['halves', ['0.5', '1.5'], [undefined, 3], []],
    ['the same for all, whatever that is', ['25', '25'], [undefined, undefined], []],
    ['too far apart', ['1', '37'], [undefined, undefined], ['scoring']],
  ])('gives the points of its places: %s', async (_, [one, other], points, left) => {
    const plan = await read({ slots: fixed(10, 1, one) + fixed(11, 2, other) })
    expect(
      quizOf(plan)?.questions.map((question) => ('points' in question ? question.points : undefined)),
    ).toEqual(points)
    expect(lost(plan)).toEqual(left)
  })

  it('keeps how often it may be tried, the pause, the order and what it takes', async () => {
    const grades = (pass: string) => ({
      'activities/quiz_2/grades.xml': `<activity_gradebook><grade_items><grade_item><grademax>10.0</grademax><gradepass>${pass}</gradepass></grade_item></grade_items></activity_gradebook>`,
    })
    const slots = [10, 11, 12, 13].map((id, at) => fixed(id, at + 1)).join('')
    const plan = await read({
      quiz: '<attempts_number>3</attempts_number><delay1>3600</delay1><shuffleanswers>0</shuffleanswers><sections><section><shufflequestions>1</shufflequestions></section></sections>',
      slots,
      files: grades('5.0'),
    })
    expect(quizOf(plan)).toMatchObject({
      max_attempts: 3,
      pause_minutes: 60,
      shuffle_options: false,
      shuffle_questions: true,
      required_correct: 2,
    })
    expect(
      quizOf(await read({ quiz: '<attempts_number>0</attempts_number>', slots, files: grades('0.0') })),
    ).toMatchObject({
      max_attempts: null,
      pause_minutes: 0,
      shuffle_options: true,
      required_correct: 4,
    })
  })

  it('knows entries of the bank from questions of the same number', async () => {
    const entry = (id: number, question: number, text: string) =>
      `<question_bank_entry id="${id}"><question_version><question_versions><questions>${asked(question, text)}</questions></question_versions></question_version></question_bank_entry>`
    const files = {
      'questions.xml': `<question_categories><question_category id="1"><question_bank_entries>${entry(5, 6, 'Meine')}${entry(6, 5, 'Andere')}</question_bank_entries></question_category></question_categories>`,
    }
    const slots =
      '<question_instance id="1"><slot>1</slot><question_reference><questionbankentryid>5</questionbankentryid></question_reference></question_instance>'
    expect(asks(await read({ slots, files }))).toEqual(['Meine'])
  })

  it('has the picture of a question, and tells of other files of it', async () => {
    const file = (name: string, hash: string) =>
      `<file><contenthash>${hash}</contenthash><contextid>9</contextid><component>question</component><filearea>questiontext</filearea><itemid>10</itemid><filepath>/</filepath><filename>${name}</filename></file>`
    const files = {
      'files.xml': `<files>${file('.', 'da39')}${file('matte.png', 'ab12')}${file('hoer.mp3', 'cd34')}</files>`,
      'files/ab/ab12': 'Bild',
    }
    const plan = await read({ slots: fixed(10, 1) + fixed(11, 2), files })
    const [first, second] = quizOf(plan)?.questions ?? []
    const key = first?.picture?.image_id.replace('import:', '') ?? ''
    expect(Buffer.from(plan.pictures.get(key) ?? []).toString()).toBe('Bild')
    expect(second?.picture).toBeUndefined()
    expect(plan.left_out).toContainEqual({ what: 'A0', reason: 'film' })
  })

  it('leaves questions in the bank that no quiz asks, which is told', async () => {
    const { left_out } = await read({ slots: fixed(10, 1) + drawn(from(3), 2) })
    expect(left_out.filter(({ reason }) => reason === 'unasked')).toEqual([
      { what: 'K1 (3)', reason: 'unasked' },
      { what: 'K2 (2)', reason: 'unasked' },
    ])
  })

  it('tells what it says in the end', async () => {
    const feedback = (text: string) => `<feedback><feedbacktext>${escaped(text)}</feedbacktext></feedback>`
    const quiz = `<feedbacks>${feedback('<p>Stark!</p>')}${feedback('')}${feedback('Üb noch.')}</feedbacks>`
    expect((await read({ slots: fixed(10, 1), quiz })).left_out).toContainEqual({
      what: 'Prüfe dich: Stark! / Üb noch.',
      reason: 'scoring',
    })
  })

  it('without any question is told', async () => {
    expect(lost(await read({ slots: '' }))).toEqual(['empty'])
  })
})

describe('a question of a backup', () => {
  const asksOf = async (type: string, inside: string) => {
    const question = `<question id="80"><parent>0</parent><name>Frage</name><questiontext>Nimm [[2]] vor [[1]].</questiontext><qtype>${type}</qtype><plugin_qtype_${type}_question>${inside}</plugin_qtype_${type}_question></question>`
    const plan = await read({ slots: fixed(80, 1), bank: [{ id: 8, asks: [], extra: question }] })
    return {
      question: quizOf(plan)?.questions[0],
      left: plan.left_out.flatMap(({ what, reason }) => (what === 'Frage' ? [reason] : [])),
    }
  }
  const answer = (id: number, text: string, fraction = 0, feedback = '') =>
    `<answer id="${id}"><answertext>${text}</answertext><fraction>${fraction}</fraction><feedback>${feedback}</feedback></answer>`

  it.each([
    ['Wahr', 'Falsch', true],
    ['Verdadero', 'Falso', true],
    ['Wahr', 'Falsch', false],
  ])('knows what is right in any language: %s and %s, %s', async (yes, no, correct) => {
    const answers = answer(7, yes, correct ? 1 : 0, 'Ein Wort.') + answer(8, no, correct ? 0 : 1)
    const { question } = await asksOf(
      'truefalse',
      `<answers>${answers}</answers><truefalse id="1"><trueanswer>7</trueanswer><falseanswer>8</falseanswer></truefalse>`,
    )
    expect(question).toMatchObject({ type: 'true_false', correct, explanation: 'Richtig: Ein Wort.' })
  })

  it.each([
    ['gapselect', '1'],
    ['ddwtos', 'O:8:"stdClass":2:{s:9:"draggroup";s:1:"1";s:8:"infinite";i:0;}'],
  ])('has the words to choose in their order: %s', async (type, group) => {
    const answers = [
      answer(12, 'um', 0, escaped(group)),
      answer(10, 'ein', 0, escaped(group)),
      answer(11, 'aus', 0, escaped(group)),
    ]
    const { question, left } = await asksOf(type, `<answers>${answers.join('')}</answers>`)
    expect(question).toMatchObject({
      type: 'gap_text',
      text: 'Nimm [aus] vor [ein].',
      extras: ['um'],
      explanation: '',
    })
    expect(left).toEqual([])
  })

  it('says how it is scored', async () => {
    const ordered = await asksOf(
      'ordering',
      `<answers>${answer(1, 'ein', 1)}${answer(2, 'aus', 2)}</answers><ordering id="1"><gradingtype>0</gradingtype></ordering>`,
    )
    expect(ordered.question).toMatchObject({ type: 'order', partial_credit: true })
    const written = await asksOf(
      'shortanswer',
      `<answers>${answer(1, 'Lunge', 1)}</answers><shortanswer id="1"><usecase>1</usecase></shortanswer>`,
    )
    expect(written.left).toEqual(['scoring'])
  })
})
