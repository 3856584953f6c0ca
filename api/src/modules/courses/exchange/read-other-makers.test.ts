import { h5pOf, moodleBackup, outline, textOf, zipOf } from './packages.testing.ts'
import { questionsOf } from './quizzes.ts'
import { readFile } from './read-file.ts'

describe('what H5P has besides quizzes', () => {
  const text = (words: string) => ({ library: 'H5P.AdvancedText 1.1', params: { text: `<p>${words}</p>` } })
  const truth = (question: string) => ({
    library: 'H5P.TrueFalse 1.8',
    params: { question: `<p>${question}</p>`, correct: 'true' },
  })

  it('reads texts and questions that stand together, in a column and on slides', async () => {
    const column = await readFile(
      h5pOf('H5P.Column', {
        content: [text('Steh auf.'), { library: '' }, truth('Gut?')].map((content) => ({ content })),
      }),
      'spalte.h5p',
    )
    expect(outline(column)).toEqual([['Quiz aus H5P', 'richText: Quiz aus H5P', 'quiz: Quiz aus H5P']])
    const slides = await readFile(
      h5pOf('H5P.CoursePresentation', {
        presentation: {
          slides: [
            {
              keywords: [{ main: 'Stehen' }],
              elements: [{ action: text('Steh auf.') }, { action: truth('Gut?') }],
            },
          ],
        },
      }),
      'folien.h5p',
    )
    expect(textOf(slides)).toContain('"text":"Stehen"')
    expect(questionsOf(slides)).toMatchObject([{ type: 'true_false', question: 'Gut?' }])
  })

  it('reads a book chapter by chapter, and what can be folded out', async () => {
    const chapter = (title: string, content: object) => ({
      library: 'H5P.Column 1.15',
      params: { content: [{ content }] },
      metadata: { title },
    })
    const folded = {
      library: 'H5P.Accordion 1.0',
      params: { panels: [{ title: 'Warum?', content: text('Darum.') }] },
    }
    const plan = await readFile(
      h5pOf('H5P.InteractiveBook', {
        chapters: [chapter('Eins', text('Steh auf.')), chapter('Zwei', folded)],
      }),
      'buch.h5p',
    )
    expect(outline(plan)).toEqual([['Quiz aus H5P', 'richText: Eins', 'richText: Zwei']])
    expect(textOf(plan)).toContain('"text":"Warum?"')
    expect(plan.left_out).toEqual([])
  })

  it('asks what stands on cards', async () => {
    const plan = await readFile(
      h5pOf('H5P.Dialogcards', { dialogs: [{ text: '<p>Bizeps</p>', answer: '<p>Armbeuger/Beuger</p>' }] }),
      'karten.h5p',
    )
    expect(questionsOf(plan)).toMatchObject([
      { type: 'short_text', question: 'Bizeps', accepted: ['Armbeuger', 'Beuger'] },
    ])
  })
})

it('reads what stands in no outline, and what Canvas keeps of a quiz beside the cartridge', async () => {
  const question = (profile: string, words: string, answers: string) =>
    `<item ident="${profile}"><itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>${profile}</fieldentry></qtimetadatafield></qtimetadata></itemmetadata><presentation><material><mattext>${words}</mattext></material>${answers}</presentation><resprocessing><respcondition><conditionvar><varequal respident="r">a</varequal></conditionvar><setvar action="Set">100</setvar></respcondition></resprocessing></item>`
  const choice =
    '<response_lid ident="r" rcardinality="Single"><render_choice><response_label ident="a"><material><mattext>Ja</mattext></material></response_label><response_label ident="b"><material><mattext>Nein</mattext></material></response_label></render_choice></response_lid>'
  const quiz = (...items: string[]) =>
    `<questestinterop><assessment title="Prüfung"><section>${items.join('')}</section></assessment></questestinterop>`
  const plan = await readFile(
    zipOf({
      'imsmanifest.xml': `<?xml version="1.0"?><manifest><metadata><lom><general><title><string>Haltung</string></title></general></lom></metadata>
        <organizations><organization><item identifier="LearningModules"/></organization></organizations><resources>
        <resource identifier="r0" type="associatedcontent/imscc_xmlv1p1/learning-application-resource" href="course_settings/canvas_export.txt"/>
        <resource identifier="r1" type="webcontent" href="wiki_content/stehen.html"/>
        <resource identifier="r2" type="imsqti_xmlv1p2/imscc_xmlv1p1/assessment"><file href="r2/assessment_qti.xml"/></resource>
        <resource identifier="r3" type="associatedcontent/imscc_xmlv1p1/learning-application-resource" href="r2/assessment_meta.xml"/>
        <resource identifier="r4" type="imsdt_xmlv1p1"><file href="topic.xml"/></resource>
        <resource identifier="r5" type="webcontent" href="web_resources/matte.png"/></resources></manifest>`,
      'course_settings/canvas_export.txt': 'x',
      'wiki_content/stehen.html':
        '<html><head><title>Stehen</title></head><body><p>Steh auf.</p><img src="%24IMS_CC_FILEBASE%24/files/matte.png" alt="Matte"></body></html>',
      'web_resources/matte.png': 'x',
      'r2/assessment_qti.xml': quiz(),
      'r2/assessment_meta.xml': '<quiz/>',
      'non_cc_assessments/r2.xml.qti': quiz(question('true_false_question', 'Gut?', choice)),
      'topic.xml': '<topic><title>Reden wir</title></topic>',
    }),
    'kurs.imscc',
  )
  expect(outline(plan)).toEqual([['Inhalte', 'richText: Stehen', 'quiz: Prüfung']])
  expect(questionsOf(plan)).toMatchObject([{ question: 'Gut?' }])
  expect([...plan.pictures.keys()]).toEqual(['web_resources/matte.png'])
  expect(plan.left_out).toEqual([{ what: 'Reden wir', reason: 'activity_kind' }])
})

it('reads a short answer without a sign, and words that ask nothing, in GIFT', async () => {
  const plan = await readFile(
    Buffer.from('Lies erst den Text.\n\nWie heißt der Muskel? {Zwerchfell}\n\nStimmt das? {T}'),
    'fragen.gift',
  )
  expect(questionsOf(plan)).toMatchObject([
    { type: 'short_text', accepted: ['Zwerchfell'] },
    { type: 'true_false' },
  ])
  expect(plan.left_out).toEqual([{ what: 'Lies erst den Text.', reason: 'question_kind' }])
})

it('reads the quiz of an old Moodle, which names its questions by another word', async () => {
  const plan = await readFile(moodleBackup(), 'alt.mbz')
  const quiz = 'activities/quiz_2/quiz.xml'
  const renamed = (files: Record<string, string | Uint8Array>) =>
    zipOf({
      ...files,
      [quiz]: String(files[quiz]).replaceAll('questionbankentryid', 'question').replace('501', '900'),
    })
  const old = await readFile(moodleBackup(renamed), 'alt.mbz')
  expect(questionsOf(plan).length).toBeGreaterThan(0)
  expect(questionsOf(old)).toEqual(questionsOf(plan))
})

it('brings the pictures a question of Moodle lets choose among', async () => {
  const png =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='
  const answer = (fraction: number, name: string, alt: string) =>
    `<answer fraction="${fraction}" format="html"><text><![CDATA[<p><img src="@@PLUGINFILE@@/${name}" alt="${alt}"></p>]]></text><file name="${name}" encoding="base64">${png}</file></answer>`
  const plan = await readFile(
    Buffer.from(
      `<?xml version="1.0"?><quiz><question type="multichoice"><name><text>Haltung</text></name><questiontext format="html"><text>Wer sitzt gut?</text></questiontext><single>true</single>${answer(100, 'gerade.png', 'Aufrecht')}${answer(0, 'krumm.png', '')}</question></quiz>`,
    ),
    'fragen.xml',
  )
  const [question] = questionsOf(plan)
  expect(question).toMatchObject({
    type: 'image_choice',
    several: false,
    options: [
      { text: 'Aufrecht', correct: true },
      { text: 'krumm', correct: false },
    ],
  })
  const keys = question?.type === 'image_choice' ? question.options.map(({ image_id }) => image_id) : []
  expect(keys).toEqual([...plan.pictures.keys()].map((key) => `import:${key}`))
  expect(plan.left_out).toEqual([])
})

it('reads what Moodle’s backups call otherwise than its exports: pairs, and gaps that are questions of their own', async () => {
  const question = (id: number, kind: string, text: string, plugin: string) =>
    `<question id="${id}"><name>${kind}</name><questiontext>${text}</questiontext><generalfeedback></generalfeedback><defaultmark>1.0</defaultmark><qtype>${kind}</qtype>${plugin}</question>`
  const bank = `<?xml version="1.0"?><question_categories><question_category id="1"><questions>
    ${question(900, 'match', 'Was gehört zusammen?', '<plugin_qtype_match_question><matches><match id="1"><questiontext>Ein</questiontext><answertext>Nase</answertext></match><match id="2"><questiontext>Aus</questiontext><answertext>Mund</answertext></match></matches></plugin_qtype_match_question>')}
    ${question(901, 'multianswer', 'Wir atmen mit dem {#1}.', '<plugin_qtype_multianswer_question><multianswer id="1"><question>901</question><sequence>902</sequence></multianswer></plugin_qtype_multianswer_question>')}
    ${question(902, 'shortanswer', '{1:SHORTANSWER:=Zwerchfell}', '')}
    </questions></question_category></question_categories>`
  const quiz = `<activity id="2" modulename="quiz" contextid="32"><quiz id="2"><name>Prüfe dich</name><question_instances>${[900, 901].map((id) => `<question_instance><questionid>${id}</questionid></question_instance>`).join('')}</question_instances></quiz></activity>`
  const plan = await readFile(
    moodleBackup((files) => zipOf({ ...files, 'questions.xml': bank, 'activities/quiz_2/quiz.xml': quiz })),
    'alt.mbz',
  )
  expect(questionsOf(plan)).toMatchObject([
    { type: 'match', pairs: [{ left: 'Ein', right: 'Nase' }, {}] },
    { type: 'gap_text', text: 'Wir atmen mit dem [Zwerchfell].' },
  ])
})

it('keeps what is said of single answers, and takes no star and no half answer for a right one', async () => {
  const xml = `<?xml version="1.0"?><quiz>
    <question type="shortanswer"><name><text>a</text></name><questiontext><text>Womit?</text></questiontext>
      <answer fraction="100"><text>*Zwerchfell*</text><feedback><text>Genau.</text></feedback></answer><answer fraction="50"><text>Bauch</text><feedback><text>Fast.</text></feedback></answer></question>
    <question type="cloze"><name><text>Unbekannt</text></name><questiontext><text>Wir {1:SA:=atmen} mit {2:MULTIRESPONSE:=a~=b}.</text></questiontext></question></quiz>`
  const plan = await readFile(Buffer.from(xml), 'a.xml')
  expect(questionsOf(plan)).toMatchObject([
    { accepted: ['Zwerchfell'], explanation: '*Zwerchfell*: Genau.\nBauch: Fast.' },
  ])
  expect(plan.left_out).toEqual([
    { what: 'a', reason: 'scoring' },
    { what: 'Unbekannt', reason: 'question_kind' },
  ])
  const gift = await readFile(Buffer.from('Womit? {=Zwerchfell =%50%Bauch#Fast}'), 'a.gift')
  expect(questionsOf(gift)).toMatchObject([{ accepted: ['Zwerchfell'], explanation: 'Bauch: Fast' }])
})

it('says of a page with a program that it shows more than comes, and of one with a formula in a script only that', async () => {
  const page = (html: string) => ({
    'imsmanifest.xml':
      '<manifest><organizations><organization><item><item identifierref="r"><title>Seite</title></item></item></organization></organizations><resources><resource identifier="r" type="webcontent" href="a.html"/></resources></manifest>',
    'a.html': html,
  })
  const leftOut = async (html: string) => (await readFile(zipOf(page(html)), 'a.imscc')).left_out
  expect(
    await leftOut('<html><head><script src="app.js"></script></head><p>Starte hier.</p></html>'),
  ).toEqual([{ what: 'Seite', reason: 'program' }])
  expect(await leftOut('<p>Atme.</p><script type="application/ld+json">{}</script>')).toEqual([])
})

it('brings the picture of a task of H5P', async () => {
  const media = {
    type: { library: 'H5P.Image 1.1', params: { alt: 'Ein Rumpf', file: { path: 'images/rumpf.png' } } },
  }
  const plan = await readFile(
    zipOf({
      'h5p.json': JSON.stringify({ title: 'Muskeln', mainLibrary: 'H5P.TrueFalse' }),
      'content/content.json': JSON.stringify({ question: 'Das ist der Rumpf.', correct: 'true', media }),
      'content/images/rumpf.png': 'x',
    }),
    'a.h5p',
  )
  expect(questionsOf(plan)).toMatchObject([
    { picture: { image_id: 'import:content/images/rumpf.png', alt: 'Ein Rumpf' } },
  ])
  expect([...plan.pictures.keys()]).toEqual(['content/images/rumpf.png'])
  expect(plan.left_out).toEqual([])
})

it('makes one text of a page of Open edX, and goes on behind a damaged one', async () => {
  const vertical = (name: string, inside: string) => `<vertical display_name="${name}">${inside}</vertical>`
  const plan = await readFile(
    zipOf({
      'course/course.xml': '<course url_name="r"/>',
      'course/course/r.xml': `<course display_name="Rücken"><chapter display_name="Eins"><sequential><vertical url_name="kaputt"/>${vertical('Stehen', '<html url_name="a"/><html url_name="b"/><html url_name="css"/>')}</sequential></chapter></course>`,
      'course/vertical/kaputt.xml': '<vertical><',
      'course/html/a.html': '<p>Steh auf.</p>',
      'course/html/b.html': '<p>Setz dich.</p>',
      'course/html/css.html': '<style>p{}</style>',
      'course/chapter/x.xml': '<chapter/>',
    }),
    'kurs.zip',
  )
  expect(outline(plan)).toEqual([['Eins', 'richText: Stehen']])
  expect(textOf(plan)).toMatch(/Steh auf.*Setz dich/)
  expect(plan.left_out).toEqual([{ what: 'kaputt', reason: 'question_broken' }])
})

it('finds a course of Open edX however deep it lies', async () => {
  const course = {
    'course.xml': '<course url_name="r"/>',
    'course/r.xml':
      '<course display_name="Rücken"><chapter display_name="Eins"><sequential><vertical display_name="Los"><html url_name="a"/></vertical></sequential></chapter></course>',
    'html/a.html': '<p>Steh auf.</p>',
  }
  const files = Object.entries(course).map(([name, words]) => [`kurse/2026/ruecken/${name}`, words])
  const plan = await readFile(
    zipOf({ 'kurse/course.xml': '<course/>', ...Object.fromEntries(files) }),
    'kurs.zip',
  )
  expect(plan).toMatchObject({ format: 'olx', title: 'Rücken' })
  expect(outline(plan)).toEqual([['Eins', 'richText: Los']])
})

it('reads gaps and numbers of Canvas', async () => {
  const item = (profile: string, words: string, answers: string, conditions: string) =>
    `<item ident="${profile}"><itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>${profile}</fieldentry></qtimetadatafield></qtimetadata></itemmetadata><presentation><material><mattext>${words}</mattext></material>${answers}</presentation><resprocessing><respcondition><conditionvar>${conditions}</conditionvar><setvar action="Set">100</setvar></respcondition></resprocessing></item>`
  const label = (ident: string, text: string) =>
    `<response_label ident="${ident}"><material><mattext>${text}</mattext></material></response_label>`
  const plan = await readFile(
    zipOf({
      'imsmanifest.xml':
        '<manifest><resources><resource identifier="q" type="imsqti_xmlv1p2/imscc_xmlv1p1/assessment"><file href="q.xml"/></resource></resources></manifest>',
      'q.xml': `<questestinterop><assessment title="Quiz"><section>
        ${item('multiple_dropdowns_question', 'Wir atmen mit dem [muskel].', `<response_lid ident="response_muskel"><render_choice>${label('1', 'Zwerchfell')}${label('2', 'Knie')}</render_choice></response_lid>`, '<varequal respident="response_muskel">1</varequal>')}
        ${item('numerical_question', 'Wie lange?', '<response_str ident="r"/>', '<or><varequal respident="r">6</varequal><and><vargte>5.5</vargte><varlte>6.5</varlte></and></or>')}
        </section></assessment></questestinterop>`,
    }),
    'a.imscc',
  )
  expect(questionsOf(plan)).toMatchObject([
    { type: 'gap_text', text: 'Wir atmen mit dem [Zwerchfell].', offered: true, extras: ['Knie'] },
    { type: 'number', value: 6, tolerance: 0.5 },
  ])
})
