import { h5pOf, zipOf } from './packages.testing.ts'
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
