import { h5pOf, PNG, zipOf } from './packages.testing.ts'

/** What is asked, what somebody answers in words, and the points of a right and of another answer. */
export type Played = { asked: string; right: string[]; points: number; other: string[]; otherPoints: number }

const moodleQuestion = (type: string, asked: string, grade: number, inside: string): string =>
  `<question type="${type}"><name><text>${asked}</text></name><questiontext><text>${asked}</text></questiontext><defaultgrade>${grade}</defaultgrade>${inside}</question>`
const moodleAnswer = (text: string, fraction: number, more = ''): string =>
  `<answer fraction="${fraction}"><text>${text}</text>${more}</answer>`
const pair = (left: string, right: string): string =>
  `<subquestion><text>${left}</text><answer><text>${right}</text></answer></subquestion>`
const word = (text: string): string => `<selectoption><text>${text}</text><group>1</group></selectoption>`
const box = (text: string): string => `<dragbox><text>${text}</text><group>1</group><infinite/></dragbox>`
const shown = (alt: string): string =>
  `&lt;img src="@@PLUGINFILE@@/${alt}.png" alt="${alt}"&gt;</text><file name="${alt}.png" encoding="base64">${Buffer.from(PNG).toString('base64')}</file><text>`
const pictured = (alt: string, fraction: number): string =>
  moodleAnswer(shown(alt), fraction).replace('<text></text>', '')

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
  moodleQuestion('ddwtos', 'Zieh [[2]] vor [[1]].', 2, box('aus') + box('ein') + box('um')),
  moodleQuestion('cloze', 'Ein durch die {1:MC:=Nase~Ohren} und aus durch den {1:MCV:=Mund~Bauch}.', 2, ''),
  moodleQuestion('cloze', 'Was hilft? {1:MULTIRESPONSE:%50%Ruhe~%50%Wärme~%-50%Eile}', 2, ''),
  moodleQuestion(
    'multichoice',
    'Welche Matte?',
    1,
    `<single>true</single>${pictured('Rot', 100)}${pictured('Blau', 0)}`,
  ),
  moodleQuestion(
    'multichoice',
    'Welche Matten?',
    2,
    `<single>false</single>${pictured('Rot', 50)}${pictured('Grau', 50)}${pictured('Blau', -50)}`,
  ),
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
  { asked: GAPS, right: ['ein', 'aus'], points: 2, other: ['ein', 'um'], otherPoints: 1 },
  { asked: GAPS, right: ['Nase', 'Mund'], points: 2, other: ['Nase', 'Bauch'], otherPoints: 1 },
  { asked: 'Was hilft? _____', right: ['Ruhe', 'Wärme'], points: 2, other: ['Ruhe'], otherPoints: 1 },
  { asked: 'Welche Matte?', right: ['Rot'], points: 1, other: ['Blau'], otherPoints: 0 },
  { asked: 'Welche Matten?', right: ['Rot', 'Grau'], points: 2, other: ['Rot', 'Blau'], otherPoints: 0 },
]

const task = (library: string, params: unknown) => ({ library: `H5P.${library} 1.0`, params })
const view = (name: string, correct: boolean) => ({
  media: task('Image', { file: { path: `images/${name}.png` }, alt: name }),
  correct,
})
const zone = (label: string, right: string) => ({ label, showLabel: true, correctElements: [right] })
const H5P = h5pOf(
  'H5P.QuestionSet',
  {
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
      task('DragText', {
        taskDescription: 'Ziehe',
        textField: 'Erst *ein*, dann *aus*.',
        distractors: '*um*',
      }),
      task('SingleChoiceSet', { choices: [{ question: 'Eins', answers: ['A', 'B'] }] }),
      task('Summary', { intro: 'Stimmt', summaries: [{ summary: ['Ja', 'Nein'] }] }),
      task('MultiMediaChoice', { question: 'Matte?', options: [view('Rot', true), view('Blau', false)] }),
      task('SortParagraphs', { taskDescription: 'Folge', paragraphs: ['Ein', 'Halten', 'Aus'] }),
      {
        ...task('DragQuestion', {
          question: {
            task: {
              elements: ['Bizeps', 'Wade'].map((text) => ({ type: task('AdvancedText', { text }) })),
              dropZones: [zone('Arm', '0'), zone('Bein', '1')],
            },
          },
        }),
        metadata: { title: 'Ordne zu' },
      },
      task('Crossword', { words: [{ clue: 'Womit?', answer: 'Lunge' }] }),
    ],
  },
  'Quiz aus H5P',
  { 'content/images/Rot.png': PNG, 'content/images/Blau.png': PNG },
)
const h5pPlayed: Played[] = [
  { asked: 'Viele', right: ['A', 'B'], points: 1, other: ['A'], otherPoints: 0.5 },
  { asked: 'Ganz', right: ['A', 'B'], points: 1, other: ['A'], otherPoints: 0 },
  { asked: 'Wahr', right: ['true'], points: 1, other: ['false'], otherPoints: 0 },
  { asked: 'Lücke', right: ['schnaufen', 'Nase'], points: 1, other: ['atmen', 'Ohr'], otherPoints: 0.5 },
  { asked: 'Ziehe', right: ['ein', 'aus'], points: 1, other: ['um', 'aus'], otherPoints: 0.5 },
  { asked: 'Eins', right: ['A'], points: 1, other: ['B'], otherPoints: 0 },
  { asked: 'Stimmt', right: ['Ja'], points: 1, other: ['Nein'], otherPoints: 0 },
  { asked: 'Matte?', right: ['Rot'], points: 1, other: ['Blau'], otherPoints: 0 },
  {
    asked: 'Folge',
    right: ['Ein', 'Halten', 'Aus'],
    points: 1,
    other: ['Ein', 'Aus', 'Halten'],
    otherPoints: 0.33,
  },
  { asked: 'Ordne zu', right: ['Bizeps', 'Wade'], points: 1, other: ['Bizeps', 'Bizeps'], otherPoints: 0.5 },
  { asked: 'Womit?', right: ['lunge'], points: 1, other: ['Milz'], otherPoints: 0 },
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

const olxChoices = (kind: string, group: string, right: string[]): string =>
  `<${kind}><${group}>${['A', 'B', 'C'].map((text) => `<choice correct="${right.includes(text)}">${text}</choice>`).join('')}</${group}></${kind}>`
const olxProblem = (weight: string, ...inside: string[]): string =>
  `<problem weight="${weight}" max_attempts="2">${inside.join('')}</problem>`
const OLX = zipOf({
  'course/course.xml': '<course url_name="r"/>',
  'course/course/r.xml': `<course display_name="Rücken"><chapter display_name="Eins"><sequential><vertical display_name="Los">${[
    olxProblem('1.5', '<p>Eins</p>', olxChoices('multiplechoiceresponse', 'choicegroup', ['A'])),
    olxProblem('3', '<p>Viele</p>', olxChoices('choiceresponse', 'checkboxgroup', ['A', 'B'])),
    olxProblem(
      '3',
      '<p>Liste</p><optionresponse><optioninput options="(\'A\',\'B\')" correct="B"/></optionresponse>',
      '<p>Kurz</p><stringresponse answer="Zwerchfell"><additional_answer answer="Diaphragma"/><textline/></stringresponse>',
    ),
    olxProblem(
      '1.5',
      '<p>Zahl</p><numericalresponse answer="10"><responseparam type="tolerance" default="20%"/></numericalresponse>',
    ),
  ].join('')}</vertical></sequential></chapter></course>`,
})
const olxPlayed: Played[] = [
  { asked: 'Eins', right: ['A'], points: 1, other: ['B'], otherPoints: 0 },
  { asked: 'Viele', right: ['A', 'B'], points: 2, other: ['A'], otherPoints: 0 },
  { asked: 'Liste', right: ['B'], points: 1, other: ['A'], otherPoints: 0 },
  { asked: 'Kurz', right: ['diaphragma'], points: 1, other: ['Knie'], otherPoints: 0 },
  { asked: 'Zahl', right: ['12'], points: 1, other: ['12,5'], otherPoints: 0 },
]

const EXE_FORM = {
  dropdownPassRate: '75',
  questionsData: [
    { activityType: 'fill', baseText: 'Wir <u>atmen|schnaufen</u> durch die <u>Nase</u>.' },
    { activityType: 'dropdown', baseText: 'Erst <u>ein</u>, dann <u>aus</u>.', wrongAnswersValue: 'um' },
    {
      activityType: 'selection',
      selectionType: 'single',
      baseText: 'Eins',
      answers: [
        [true, 'A'],
        [false, 'B'],
      ],
    },
    {
      activityType: 'selection',
      selectionType: 'multiple',
      baseText: 'Viele',
      answers: [
        [true, 'A'],
        [true, 'B'],
        [false, 'C'],
      ],
    },
    { activityType: 'true-false', baseText: 'Wahr', answer: 'False' },
  ],
}
const EXE = zipOf({
  'content.xml': `<ode xmlns="http://www.intef.es/xsd/ode"><odeNavStructures><odeNavStructure><odePageId>1</odePageId><pageName>Prüfe dich</pageName><odePagStructures><odePagStructure><odeComponents><odeComponent><odeIdeviceTypeName>form</odeIdeviceTypeName><jsonProperties><![CDATA[${JSON.stringify(EXE_FORM)}]]></jsonProperties></odeComponent></odeComponents></odePagStructure></odePagStructures></odeNavStructure></odeNavStructures></ode>`,
})
const exePlayed: Played[] = [
  { asked: GAPS, right: ['schnaufen', 'nase'], points: 1, other: ['atmen', 'Ohr'], otherPoints: 0.5 },
  { asked: GAPS, right: ['ein', 'aus'], points: 1, other: ['um', 'aus'], otherPoints: 0.5 },
  { asked: 'Eins', right: ['A'], points: 1, other: ['B'], otherPoints: 0 },
  { asked: 'Viele', right: ['A', 'B'], points: 1, other: ['A'], otherPoints: 0 },
  { asked: 'Wahr', right: ['false'], points: 1, other: ['true'], otherPoints: 0 },
]

/** A quiz of each program: its file, what is played, and the points it takes. */
export const PLAYED: [string, Buffer, string, Played[], number][] = [
  ['Moodle XML', Buffer.from(MOODLE), 'a.xml', moodlePlayed, 23],
  ['H5P', H5P, 'a.h5p', h5pPlayed, 6],
  ['Canvas', CANVAS, 'a.imscc', canvasPlayed, 7],
  ['Open edX', OLX, 'a.zip', olxPlayed, 5],
  ['eXeLearning', EXE, 'a.elpx', exePlayed, 4],
]
