import { outline, textOf, zipOf } from './packages.testing.ts'
import { questionsOf } from './quizzes.ts'
import { readFile } from './read-file.ts'

const course = (unit: string, files: Record<string, string> = {}): Buffer =>
  zipOf({
    'course/course.xml': '<course url_name="r"/>',
    'course/course/r.xml': `<course display_name="Rücken"><chapter display_name="Eins"><sequential><vertical display_name="Los">${unit}</vertical></sequential></chapter></course>`,
    ...files,
  })
const read = async (unit: string, files?: Record<string, string>) => readFile(course(unit, files), 'kurs.zip')
const choice = (...options: string[]) =>
  `<multiplechoiceresponse><choicegroup>${options.map((text, at) => `<choice correct="${at === 0}">${text}</choice>`).join('')}</choicegroup></multiplechoiceresponse>`

describe('a problem of Open edX', () => {
  it('asks each question with what is written before it', async () => {
    const plan = await read(
      `<problem><div><h3>Atmen</h3><ul><li>Leg dich hin.</li></ul></div><p>Womit?</p>${choice('Zwerchfell', 'Knie')}<p>Wie <clarification>das Tempo</clarification> lange?</p>${choice('Sechs', 'Eins')}<solution><div><p>Explanation</p><p>So ist es.</p></div></solution></problem>`,
    )
    expect(questionsOf(plan)).toMatchObject([
      { question: 'Atmen Leg dich hin.\nWomit?', explanation: 'So ist es.' },
      { question: 'Wie (das Tempo) lange?' },
    ])
  })

  it('says in a table what is asked: by the row and the column', async () => {
    const list = (right: string) =>
      `<td><optionresponse><optioninput options="('Bauch','Rücken')" correct="${right}"/></optionresponse></td>`
    const plan = await read(
      `<problem><p>Wo liegt es?</p><table><tr><th>Muskel</th><th>Seite</th></tr><tr><td><b>Bizeps</b></td>${list('Bauch')}</tr><tr><td>Trapez</td>${list('Rücken')}</tr></table></problem>`,
    )
    expect(questionsOf(plan).map(({ question }) => question)).toEqual([
      'Wo liegt es?\nBizeps: Seite',
      'Wo liegt es?\nTrapez: Seite',
    ])
  })

  it('brings its first picture', async () => {
    const plan = await read(
      `<problem display_name="Sitzen"><p>Was siehst du?</p><img src="/static/sitz.png" alt="Ein Stuhl"/>${choice('Gut', 'Schlecht')}</problem>`,
      { 'course/static/sitz.png': 'x' },
    )
    expect(questionsOf(plan)).toMatchObject([
      { picture: { image_id: 'import:course/static/sitz.png', alt: 'Ein Stuhl' } },
    ])
    expect([...plan.pictures.keys()]).toEqual(['course/static/sitz.png'])
    expect(plan.left_out).toEqual([])
  })

  it('takes no pattern for an answer', async () => {
    const plan = await read(
      '<problem><p>Ein Wort mit sechs Buchstaben?</p><stringresponse answer="..bble" type="ci regexp"/></problem>',
    )
    expect(plan.left_out).toEqual([{ what: 'Ein Wort mit sechs Buchstaben?', reason: 'question_kind' }])
  })
})

it.each(['chapter', 'sequential', 'vertical'])(
  'names what only those who teach see: a %s',
  async (hidden) => {
    const staff = (name: string): string => (name === hidden ? 'visible_to_staff_only="true"' : '')
    const plan = await readFile(
      zipOf({
        'course/course.xml': '<course url_name="r"/>',
        'course/course/r.xml': `<course display_name="Rücken"><chapter display_name="Eins" ${staff('chapter')}><sequential ${staff('sequential')}>
        <vertical display_name="Los" ${staff('vertical')}><html><![CDATA[<p>Steh auf.</p>]]></html></vertical></sequential></chapter>
        <chapter display_name="Zwei"><sequential><vertical display_name="Offen"><html><![CDATA[<p>Setz dich.</p>]]></html></vertical></sequential></chapter></course>`,
      }),
      'kurs.zip',
    )
    expect(outline(plan)).toEqual([
      ['Eins', 'richText: Los'],
      ['Zwei', 'richText: Offen'],
    ])
    expect(plan.left_out).toEqual([{ what: 'Los', reason: 'was_hidden' }])
  },
)

it('brings all problems a unit draws from, and those of a library', async () => {
  const problem = `<problem><p>Womit?</p>${choice('Zwerchfell', 'Knie')}</problem>`
  const drawn = await read('<library_content url_name="l"/>', {
    'course/library_content/l.xml':
      '<library_content max_count="1"><problem url_name="a"/><problem url_name="b"/></library_content>',
    'course/problem/a.xml': problem,
    'course/problem/b.xml': problem,
  })
  expect(questionsOf(drawn)).toHaveLength(2)
  expect(drawn.left_out).toEqual([])
  const library = await readFile(
    zipOf({
      'library/library.xml': '<library display_name="Fragen zum Atmen"><problem url_name="a"/></library>',
      'library/problem/a.xml': problem,
    }),
    'fragen.zip',
  )
  expect(outline(library)).toEqual([['Fragen zum Atmen', 'quiz: Fragen zum Atmen']])
})

it('writes no names of signs', async () => {
  const plan = await read(
    '<html><![CDATA[<p><span class="material-symbols-outlined green-icon">menu_book</span> Mehr dazu</p>]]></html>',
  )
  expect(textOf(plan)).toContain('"Mehr dazu"')
})
