import { h5pOf, zipOf } from './packages.testing.ts'
import type { ImportPlan } from './plan.types.ts'
import { readFile } from './read-file.ts'

const drawn = ({ chapters, left_out }: ImportPlan) => ({
  draws: chapters.flatMap(({ lectures }) =>
    lectures.flatMap((one) => (one.type === 'quiz' ? [one.quiz.draw_count] : [])),
  ),
  left: left_out.map(({ reason }) => reason),
})

describe('a set of questions of H5P', () => {
  const set = (poolSize: number) => ({
    poolSize,
    questions: ['A', 'B', 'C'].map((question) => ({
      library: 'H5P.TrueFalse 1.8',
      params: { question, correct: 'true' },
    })),
  })
  it.each([
    [2, 2],
    [3, undefined],
    [0, undefined],
  ])('draws as many as its pool has: %i', async (pool, draw) => {
    const plan = await readFile(h5pOf('H5P.QuestionSet', set(pool)), 'a.h5p')
    expect(drawn(plan)).toEqual({ draws: [draw], left: [] })
  })

  it('tells of it where it stands within another', async () => {
    const content = { content: { library: 'H5P.QuestionSet 1.20', params: set(2) } }
    const plan = await readFile(h5pOf('H5P.Column', { content: [content] }), 'a.h5p')
    expect(drawn(plan)).toEqual({ draws: [undefined], left: ['draw'] })
  })
})

describe('a quiz of a cartridge', () => {
  const item = (name: string): string =>
    `<item ident="${name}"><itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>true_false_question</fieldentry></qtimetadatafield></qtimetadata></itemmetadata><presentation><material><mattext>${name}</mattext></material><response_lid ident="r" rcardinality="Single"><render_choice><response_label ident="a"><material><mattext>Ja</mattext></material></response_label><response_label ident="b"><material><mattext>Nein</mattext></material></response_label></render_choice></response_lid></presentation><resprocessing><respcondition><conditionvar><varequal respident="r">a</varequal></conditionvar><setvar action="Set">100</setvar></respcondition></resprocessing></item>`
  const group = (count: number, ...inside: string[]): string =>
    `<section ident="g"><selection_ordering><selection><selection_number>${count}</selection_number></selection></selection_ordering>${inside.join('')}</section>`
  const read = (inside: string) =>
    readFile(
      zipOf({
        'imsmanifest.xml':
          '<manifest><organizations><organization><item><item identifierref="q"><title>Quiz</title></item></item></organization></organizations><resources><resource identifier="q" type="imsqti_xmlv1p2/imscc_xmlv1p1/assessment" href="q.xml"/></resources></manifest>',
        'q.xml': `<questestinterop><assessment title="Quiz"><section ident="root">${inside}</section></assessment></questestinterop>`,
      }),
      'a.imscc',
    )

  it.each([
    ['one group', group(1, item('A'), item('B'), item('C')), 1, []],
    ['a group asked as a whole', group(2, item('A'), item('B')), undefined, []],
    ['a group beside others', item('X') + group(1, item('A'), item('B')), 2, ['draw']],
    ['two groups', group(1, item('A'), item('B')) + group(1, item('C'), item('D')), 2, ['draw']],
    ['a group of a bank that is elsewhere', item('X') + group(3), undefined, ['draw']],
  ])('draws as many as its groups do: %s', async (_, inside, draw, left) => {
    expect(drawn(await read(inside))).toEqual({ draws: [draw], left })
  })
})
