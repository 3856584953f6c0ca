import { outline, textOf, zipOf } from './packages.testing.ts'
import { questionsOf } from './quizzes.ts'
import { readFile } from './read-file.ts'

const question =
  '<questestinterop><assessment title="Prüfung"><section><item ident="a"><itemmetadata><qtimetadata><qtimetadatafield><fieldlabel>question_type</fieldlabel><fieldentry>true_false_question</fieldentry></qtimetadatafield></qtimetadata></itemmetadata><presentation><material><mattext>Gut?</mattext></material><response_lid ident="r" rcardinality="Single"><render_choice><response_label ident="a"><material><mattext>Ja</mattext></material></response_label><response_label ident="b"><material><mattext>Nein</mattext></material></response_label></render_choice></response_lid></presentation><resprocessing><respcondition><conditionvar><varequal respident="r">a</varequal></conditionvar><setvar action="Set">100</setvar></respcondition></resprocessing></item></section></assessment></questestinterop>'

it('takes tasks of Canvas where they stand, and a quiz that is kept beside the cartridge alone', async () => {
  const plan = await readFile(
    zipOf({
      'imsmanifest.xml': `<manifest><organizations><organization><item><item><title>Woche 1</title>
        <item identifierref="t1"><title>Übe das Stehen</title></item><item identifierref="t2"><title>Gib etwas ab</title></item><item identifierref="q1"><title>Prüfung</title></item><item identifierref="d1"><title>Sprecht darüber</title></item>
        </item></item></organization></organizations><resources>
        <resource identifier="t1" type="assignment_xmlv1p0" href="t1/assignment.xml"/>
        <resource identifier="t1_fallback" type="webcontent" href="t1/stehen.html"/>
        <resource identifier="t2" type="assignment_xmlv1p0" href="t2/assignment.xml"/>
        <resource identifier="q1" type="imsqti_xmlv1p2/imscc_xmlv1p1/assessment"/>
        <resource identifier="d1" type="imsdt_xmlv1p1"><file href="d1.xml"/></resource>
        <resource identifier="t3" type="associatedcontent/imscc_xmlv1p1/learning-application-resource" href="t3/sitzen.html"/>
        <resource identifier="l1" type="imsbasiclti_xmlv1p0"><file href="l1.xml"/></resource></resources></manifest>`,
      't1/assignment.xml':
        '<assignment><title>Stehen</title><text texttype="text/html">&lt;p&gt;Steh auf.&lt;/p&gt;</text></assignment>',
      't1/stehen.html':
        '<html><head><title>Assignment: Stehen</title></head><body><p>Steh auf.</p></body></html>',
      't2/assignment.xml': '<assignment><title>Abgabe</title><text texttype="text/html"></text></assignment>',
      'd1.xml':
        '<topic xmlns="http://x"><title>Sprecht</title><text texttype="text/html">&lt;p&gt;Wie geht es dir?&lt;/p&gt;</text></topic>',
      't3/sitzen.html':
        '<html><head><title>Assignment: Sitzen</title></head><body><p>Setz dich.</p></body></html>',
      'non_cc_assessments/q1.xml.qti': question,
      'l1.xml':
        '<blti:x xmlns:blti="http://www.imsglobal.org/xsd/imsbasiclti_v1p0"><blti:title>Ein Werkzeug</blti:title></blti:x>',
    }),
    'kurs.imscc',
  )
  expect(outline(plan)).toEqual([
    ['Woche 1', 'richText: Übe das Stehen', 'quiz: Prüfung', 'richText: Sprecht darüber'],
    ['Weitere Inhalte', 'richText: Sitzen'],
  ])
  expect(textOf(plan)).toMatch(/Steh auf\..*Wie geht es dir\?/)
  expect(questionsOf(plan)).toMatchObject([{ question: 'Gut?' }])
  expect(plan.left_out).toEqual([
    { what: 'Übe das Stehen', reason: 'only_intro' },
    { what: 'Gib etwas ab', reason: 'activity_kind' },
    { what: 'Sprecht darüber', reason: 'only_intro' },
    { what: 'Ein Werkzeug', reason: 'activity_kind' },
  ])
})

describe('what Canvas knows of a quiz beside the cartridge', () => {
  const read = (meta: string) =>
    readFile(
      zipOf({
        'imsmanifest.xml': `<manifest><organizations><organization><item><item identifierref="q1"><title>Prüfung</title></item></item></organization></organizations><resources>
          <resource identifier="q1" type="imsqti_xmlv1p2/imscc_xmlv1p1/assessment"><file href="q1/assessment_qti.xml"/><dependency identifierref="m1"/></resource>
          <resource identifier="m1" type="associatedcontent/imscc_xmlv1p1/learning-application-resource" href="q1/assessment_meta.xml"/></resources></manifest>`,
        'q1/assessment_qti.xml': question,
        'q1/assessment_meta.xml': `<quiz identifier="q1" xmlns="http://canvas.instructure.com/xsd/cccv1p0">${meta}</quiz>`,
      }),
      'kurs.imscc',
    )
  const quizIn = (plan: Awaited<ReturnType<typeof read>>) =>
    plan.chapters.flatMap(({ lectures }) => lectures).find(({ type }) => type === 'quiz')

  it.each([
    ['<allowed_attempts>3</allowed_attempts><shuffle_answers>false</shuffle_answers>', 3, false],
    ['<allowed_attempts>-1</allowed_attempts><shuffle_answers>true</shuffle_answers>', null, true],
    ['<allowed_attempts>1000</allowed_attempts>', 100, true],
    ['', null, true],
  ])(
    'are its attempts and whether its answers are shuffled: %s',
    async (meta, max_attempts, shuffle_options) =>
      expect(quizIn(await read(meta))).toMatchObject({ quiz: { max_attempts, shuffle_options } }),
  )

  it('is what stands above its questions: a few words about it, or a text before it', async () => {
    const above = (html: string) => read(`<description>${html.replaceAll('<', '&lt;')}</description>`)
    const short = await above('<p>Prüfe dich in Ruhe.</p>')
    expect(outline(short)).toEqual([['Quiz', 'quiz: Prüfung']])
    expect(quizIn(short)).toMatchObject({ description: 'Prüfe dich in Ruhe.' })
    const long = await above('<p>Lies das vorher:</p><ul><li>Steh auf.</li><li>Atme aus.</li></ul>')
    expect(outline(long)).toEqual([['Inhalte', 'richText: Prüfung', 'quiz: Prüfung']])
    expect(textOf(long)).toMatch(/Lies das vorher:.*Steh auf\./)
    expect(long.left_out).toEqual([])
  })
})

it('names what Canvas keeps from learners: an item or its module, or a page that says so', async () => {
  const item = (id: string, title: string) => `<item identifierref="${id}"><title>${title}</title></item>`
  const meta = (id: string, state: string) =>
    `<item identifier="i${id}"><workflow_state>${state}</workflow_state><identifierref>${id}</identifierref></item>`
  const pages = { a: 'Offen', b: 'Später', c: 'Ganz später', d: 'Für sich' }
  const state = '<meta name="workflow_state" content="unpublished"/>'
  const plan = await readFile(
    zipOf({
      'imsmanifest.xml': `<manifest><organizations><organization><item><item><title>Woche 1</title>${item('a', 'Offen')}${item('b', 'Später')}${item('c', 'Ganz später')}</item></item></organization></organizations><resources>
        ${Object.keys(pages)
          .map((id) => `<resource identifier="${id}" type="webcontent" href="wiki_content/${id}.html"/>`)
          .join('')}</resources></manifest>`,
      ...Object.fromEntries(
        Object.entries(pages).map(([id, title]) => [
          `wiki_content/${id}.html`,
          `<html><head><title>${title}</title>${id === 'd' ? state : ''}</head><body><p>Steh auf.</p></body></html>`,
        ]),
      ),
      'course_settings/module_meta.xml': `<modules xmlns="http://canvas.instructure.com/xsd/cccv1p0">
        <module><workflow_state>active</workflow_state><items>${meta('a', 'active')}${meta('b', 'unpublished')}</items></module>
        <module><workflow_state>unpublished</workflow_state><items>${meta('c', 'active')}</items></module></modules>`,
    }),
    'kurs.imscc',
  )
  expect(outline(plan)).toEqual([
    ['Woche 1', 'richText: Offen', 'richText: Später', 'richText: Ganz später'],
    ['Weitere Inhalte', 'richText: Für sich'],
  ])
  expect(plan.left_out).toEqual(
    ['Später', 'Ganz später', 'Für sich'].map((what) => ({ what, reason: 'was_hidden' })),
  )
})

it.each([
  '<manifest><metadata><schema>ADL SCORM</schema></metadata><resources><resource identifier="a" type="webcontent" href="index.html"/></resources></manifest>',
  '<manifest xmlns:adlcp="http://www.adlnet.org/xsd/adlcp_rootv1p2"><resources><resource identifier="a" type="webcontent" adlcp:scormtype="sco" href="index.html"/></resources></manifest>',
])('says of a SCORM package what it is, and takes nothing of it for a page', async (manifest) => {
  const file = zipOf({ 'imsmanifest.xml': manifest, 'index.html': '<p>Weiter</p>' })
  await expect(readFile(file, 'kurs.zip')).rejects.toMatchObject({ reason: 'scorm' })
})

it.each([
  ['<questestinterop><assessment title="Quiz"><section/></assessment></questestinterop>', 'empty'],
  ['<assessmentItem identifier="a" title="Frage"><itemBody/></assessmentItem>', 'question_kind'],
])('tells of a quiz without questions, or of a form that is not read: %s', async (quiz, reason) => {
  const plan = await readFile(
    zipOf({
      'imsmanifest.xml':
        '<manifest><organizations><organization><item><item identifierref="q"><title>Prüfung</title></item><item identifierref="p"><title>Text</title></item></item></organization></organizations><resources><resource identifier="q" type="imsqti_xmlv1p2/imscc_xmlv1p1/assessment" href="q.xml"/><resource identifier="p" type="webcontent" href="p.html"/></resources></manifest>',
      'q.xml': quiz,
      'p.html': '<p>Steh auf.</p>',
    }),
    'kurs.imscc',
  )
  expect(plan.left_out).toEqual([{ what: 'Prüfung', reason }])
})
