import { questionsOf } from './quizzes.ts'
import { readFile } from './read-file.ts'

const read = async (text: string, name: string) => readFile(Buffer.from(text), name)
const moodle = (type: string, text: string, more: string) =>
  read(
    `<?xml version="1.0"?><quiz><question type="${type}"><name><text>Frage</text></name><questiontext format="html"><text><![CDATA[${text}]]></text></questiontext>${more}</question></quiz>`,
    'fragen.xml',
  )
const answer = (text: string, feedback: string, fraction = 0, file = '') =>
  `<answer fraction="${fraction}"><text>${text}</text><feedback><text>${feedback}</text></feedback>${file}</answer>`

it('keeps what GIFT says to those who are wrong about a statement, and to those who are right', async () => {
  const plan = await read(
    'Sitzen ist gut. {F#Steh öfter auf.#Genau.}\n\nStehen ist gut. {TRUE#Doch.}',
    'a.gift',
  )
  expect(questionsOf(plan)).toMatchObject([
    { correct: false, explanation: 'Falsch: Genau.\nRichtig: Steh öfter auf.' },
    { correct: true, explanation: 'Falsch: Doch.' },
  ])
})

it('calls answers by what they are here, and every other one by that', async () => {
  const truth = await moodle(
    'truefalse',
    'Stehen ist gut.',
    answer('true', 'Genau.', 100) + answer('false', 'Doch.'),
  )
  expect(questionsOf(truth)).toMatchObject([{ explanation: 'Richtig: Genau.\nFalsch: Doch.' }])
  const short = await moodle(
    'shortanswer',
    'Womit?',
    answer('Zwerchfell', 'Genau.', 100) + answer('*', 'Leider nein.'),
  )
  expect(questionsOf(short)).toMatchObject([
    { explanation: 'Zwerchfell: Genau.\nAlles andere: Leider nein.' },
  ])
  const number = await read('Wie viele? {#=3 ~#Zähl noch einmal.}', 'a.gift')
  expect(questionsOf(number)).toMatchObject([{ explanation: 'Alles andere: Zähl noch einmal.' }])
})

it('names what a GIFT file has in vain, and does not call it another kind of file', async () => {
  expect((await read('Welche? {\n=Eins\nzwei\n=Drei\nvier }', 'a.gift')).left_out).toMatchObject([
    { what: 'Welche?', reason: 'question_broken' },
  ])
})

it('loses no question of a GIFT file behind one whose braces are never closed', async () => {
  const file =
    '::K1::Was? {~a ~b\n\n::G2::Wie viele Schichten hat er?{=drei ~vier}\n\n::G3::Gut?{T}\n\n::K4::Und? {=x'
  const plan = await read(file, 'a.gift')
  expect(questionsOf(plan).map(({ question }) => question)).toEqual(['Wie viele Schichten hat er?', 'Gut?'])
  expect(plan.left_out).toMatchObject([
    { what: 'K1', reason: 'question_broken' },
    { what: 'K4', reason: 'question_broken' },
  ])
})

it('loses none either where the questions have no names', async () => {
  const file =
    'Was? {~a ~b\n\nWie viele Schichten\nhat er?{=drei ~vier}\n\nEins{\n=a\n\n~b\n}\n\nGut?{T}\n\nLeer? {=x ~\n\nTief?{F}\n\nUnd? {=x'
  const plan = await read(file, 'a.gift')
  expect(questionsOf(plan).map(({ question }) => question)).toEqual([
    'Wie viele Schichten\nhat er?',
    'Eins',
    'Gut?',
    'Tief?',
  ])
  expect(plan.left_out).toMatchObject([
    { what: 'Was?', reason: 'question_broken' },
    { what: 'Leer?', reason: 'question_broken' },
    { what: 'Und?', reason: 'question_broken' },
  ])
})

it('offers what is to be chosen where other gaps are written, and takes numbers with a comma', async () => {
  const plan = await moodle(
    'cloze',
    'Wir atmen {1:MULTICHOICE:=tief~flach} und {1:NUMERICAL:=0.5:0.1} Minuten.',
    '',
  )
  expect(questionsOf(plan)).toMatchObject([
    { offered: false, text: 'Wir atmen (tief / flach) [tief] und [0.5|0,5] Minuten.' },
  ])
})

it('tells of the files of a question what they are', async () => {
  const file = (name: string) => `<file name="${name}" encoding="base64">AAAA</file>`
  const plan = await read(
    `<?xml version="1.0"?><quiz><question type="multichoice"><name><text>Hör zu</text></name><questiontext format="html"><text>Wer spricht?</text>${file('gruss.mp3')}${file('plan.pdf')}</questiontext><single>true</single>${answer('Anna', '', 100)}${answer('Ben', '', 0, file('ben.png'))}</question></quiz>`,
    'fragen.xml',
  )
  expect(plan.left_out).toEqual([
    { what: 'Hör zu', reason: 'film' },
    { what: 'Hör zu', reason: 'file_kind' },
    { what: 'Hör zu', reason: 'picture' },
  ])
})
