import { h5pOf, moodleBackup, zipOf } from './packages.testing.ts'
import { questionsOf } from './quizzes.ts'
import { readFile } from './read-file.ts'

describe('what is said of each answer, and the hints', () => {
  const label = (ident: string, text: string) =>
    `<response_label ident="${ident}"><material><mattext>${text}</mattext></material></response_label>`
  const shows = (answer: string, feedback: string, points = '') =>
    `<respcondition><conditionvar><varequal respident="r">${answer}</varequal></conditionvar>${points}<displayfeedback linkrefid="${feedback}"/></respcondition>`
  const feedback = (ident: string, text: string) =>
    `<itemfeedback ident="${ident}"><flow_mat><material><mattext>${text}</mattext></material></flow_mat></itemfeedback>`
  const olx = `<problem><multiplechoiceresponse><label>Womit?</label><choicegroup>
    <choice correct="true">Lunge<choicehint>Genau.</choicehint></choice><choice correct="false">Milz<choicehint>Nein.</choicehint></choice>
    </choicegroup></multiplechoiceresponse><demandhint><hint>Denk nach.</hint></demandhint></problem>`
  const answers = [
    { text: 'Lunge', correct: true, explanation: 'Genau.' },
    { text: 'Milz', correct: false, explanation: 'Nein.' },
  ]
  it.each<[string, string, Buffer, object]>([
    ['GIFT', 'a.gift', Buffer.from('Womit? {=Lunge#Genau. ~Milz#Nein.}'), {}],
    [
      'Moodle',
      'a.xml',
      Buffer.from(`<?xml version="1.0"?><quiz><question type="multichoice"><name><text>a</text></name><questiontext><text>Womit?</text></questiontext>
        <answer fraction="100"><text>Lunge</text><feedback><text>Genau.</text></feedback></answer><answer fraction="0"><text>Milz</text><feedback><text>Nein.</text></feedback></answer>
        <hint format="html"><text>&lt;p&gt;Denk nach.&lt;/p&gt;</text></hint><hint><text></text></hint></question></quiz>`),
      { hints: ['Denk nach.'] },
    ],
    [
      'H5P',
      'a.h5p',
      h5pOf('H5P.MultiChoice', {
        question: '<p>Womit?</p>',
        answers: answers.map(({ explanation, ...answer }) => ({
          ...answer,
          tipsAndFeedback: { chosenFeedback: `<div>${explanation}</div>` },
        })),
      }),
      {},
    ],
    [
      'Open edX',
      'a.zip',
      zipOf({
        'course/course.xml': '<course url_name="r"/>',
        'course/course/r.xml':
          '<course display_name="Rücken"><chapter display_name="Eins"><sequential><vertical display_name="Stehen"><problem url_name="p"/></vertical></sequential></chapter></course>',
        'course/problem/p.xml': olx,
        'course/chapter/x.xml': '<chapter/>',
      }),
      { hints: ['Denk nach.'] },
    ],
    [
      'Canvas',
      'a.imscc',
      zipOf({
        'imsmanifest.xml':
          '<manifest><resources><resource identifier="q" type="imsqti_xmlv1p2/imscc_xmlv1p1/assessment"><file href="q.xml"/></resource></resources></manifest>',
        'q.xml': `<questestinterop><assessment title="Quiz"><section><item ident="i"><presentation><material><mattext>Womit?</mattext></material><response_lid ident="r" rcardinality="Single"><render_choice>${label('1', 'Lunge')}${label('2', 'Milz')}</render_choice></response_lid></presentation>
          <resprocessing>${shows('1', '1_fb')}${shows('2', '2_fb')}${shows('1', 'general_fb', '<setvar action="Set">100</setvar>')}</resprocessing>
          ${feedback('1_fb', 'Genau.')}${feedback('2_fb', 'Nein.')}${feedback('general_fb', 'Die Lunge.')}</item></section></assessment></questestinterop>`,
      }),
      { explanation: 'Die Lunge.' },
    ],
  ])('come along from %s', async (_, name, bytes, more) => {
    const plan = await readFile(bytes, name)
    expect(questionsOf(plan)).toMatchObject([
      { type: 'single_choice', question: 'Womit?', explanation: '', options: answers, ...more },
    ])
  })
})

it('explains a question of Moodle by what is said of attempts, unless Moodle says it of all', async () => {
  const said = (right: string, wrong: string) =>
    `<correctfeedback><text>${right}</text></correctfeedback><partiallycorrectfeedback><text>Die Antwort ist teilweise richtig.</text></partiallycorrectfeedback><incorrectfeedback><text>${wrong}</text></incorrectfeedback>`
  const question = (feedback: string) =>
    `<question type="multichoice"><name><text>a</text></name><questiontext><text>Womit?</text></questiontext><generalfeedback><text>Die Lunge.</text></generalfeedback>${feedback}<answer fraction="100"><text>Lunge</text></answer><answer fraction="0"><text>Milz</text></answer></question>`
  const own = question(said('Du kennst dich aus.', 'Lies Kapitel 2 noch einmal.'))
  const usual = question(said('Your answer is correct.', '&lt;p&gt;Die Antwort ist falsch.&lt;/p&gt;'))
  const plan = await readFile(Buffer.from(`<?xml version="1.0"?><quiz>${own}${usual}</quiz>`), 'a.xml')
  expect(questionsOf(plan)).toMatchObject([
    {
      explanation:
        'Die Lunge.\nWenn alles richtig ist: Du kennst dich aus.\nWenn es falsch ist: Lies Kapitel 2 noch einmal.',
    },
    { explanation: 'Die Lunge.' },
  ])
  const inBackup = `<question id="900"><name>a</name><questiontext>Womit?</questiontext><generalfeedback></generalfeedback><defaultmark>1.0</defaultmark><qtype>multichoice</qtype><plugin_qtype_multichoice_question><answers><answer id="1"><answertext>Lunge</answertext><fraction>1.0</fraction><feedback></feedback></answer><answer id="2"><answertext>Milz</answertext><fraction>0.0</fraction><feedback></feedback></answer></answers><multichoice id="1"><single>1</single><correctfeedback>Du kennst dich aus.</correctfeedback><partiallycorrectfeedback>Your answer is partially correct.</partiallycorrectfeedback><incorrectfeedback></incorrectfeedback></multichoice></plugin_qtype_multichoice_question></question>`
  const backup = await readFile(
    moodleBackup((files) =>
      zipOf({
        ...files,
        'questions.xml': `<?xml version="1.0"?><question_categories><question_category id="1"><questions>${inBackup}</questions></question_category></question_categories>`,
        'activities/quiz_2/quiz.xml': `<activity id="2" modulename="quiz" contextid="32"><quiz id="2"><name>Prüfe dich</name><question_instances><question_instance><questionid>900</questionid></question_instance></question_instances></quiz></activity>`,
      }),
    ),
    'alt.mbz',
  )
  expect(questionsOf(backup)).toMatchObject([{ explanation: 'Wenn alles richtig ist: Du kennst dich aus.' }])
})
