import type { ImportPlan } from './plan.types.ts'
import { questionsOf } from './quizzes.ts'
import { readFile } from './read-file.ts'

const one = (type: string, text: string, more = ''): string =>
  `<question type="${type}"><name><text>Frage</text></name><questiontext format="html"><text><![CDATA[${text}]]></text></questiontext>${more}</question>`
const file = (...questions: string[]): Promise<ImportPlan> =>
  readFile(Buffer.from(`<?xml version="1.0"?><quiz>${questions.join('')}</quiz>`), 'fragen.xml')
const cloze = (text: string): Promise<ImportPlan> => file(one('cloze', text))
const answer = (text: string, fraction: number, more = ''): string =>
  `<answer fraction="${fraction}"><text>${text}</text>${more}</answer>`
const scoring = [{ what: 'Frage', reason: 'scoring' }]

describe('gaps within a text of Moodle', () => {
  it('are a number with its tolerance where there is no other', async () => {
    const plan = await cloze('Bleib {1:NUMERICAL:=5.5:0.5#Genau} Minuten stehen.')
    expect(questionsOf(plan)).toMatchObject([
      {
        type: 'number',
        question: 'Bleib _____ Minuten stehen.',
        value: 5.5,
        tolerance: 0.5,
        explanation: '5.5: Genau',
      },
    ])
    expect(plan.left_out).toEqual([])
  })

  it('tell that a tolerance stays behind where there are others', async () => {
    const plan = await cloze('Atme {1:SA:=tief} und bleib {1:NM:=5:0.1} Minuten {1:NM:=2} Mal.')
    expect(questionsOf(plan)).toMatchObject([
      { type: 'gap_text', text: 'Atme [tief] und bleib [5] Minuten [2] Mal.' },
    ])
    expect(plan.left_out).toEqual(scoring)
  })

  it.each([
    ['a part of the points', 'Wir {1:SA:=atmen~%50%schnaufen}.'],
    ['points that are taken away', 'Wir {1:MC:=atmen~%-50%schnaufen}.'],
    ['gaps that are worth more than others', 'Wir {1:SA:=atmen} {2:SA:=tief}.'],
    ['capitals that count', 'Wir {1:SAC:=Atmen}.'],
  ])('tell of %s', async (_, text) => {
    const plan = await cloze(text)
    expect(questionsOf(plan)).toMatchObject([{ type: 'gap_text' }])
    expect(plan.left_out).toEqual(scoring)
  })

  it('say nothing of what is all or nothing', async () => {
    expect((await cloze('Wir {1:SA:=atmen~%100%ruhen~%0%rennen~*#Nein} {1:SA:=tief}.')).left_out).toEqual([])
  })

  it('are a choice of several where there is no other', async () => {
    const plan = await cloze('Was hilft? {1:MRH:%50%Ruhe#Genau.~%50%Wärme~%-50%Eile}')
    expect(questionsOf(plan)).toMatchObject([
      {
        type: 'multiple_choice',
        question: 'Was hilft? _____',
        partial_credit: true,
        options: [
          { text: 'Ruhe', correct: true, explanation: 'Genau.' },
          { text: 'Wärme', correct: true },
          { text: 'Eile', correct: false },
        ],
      },
    ])
    expect(plan.left_out).toEqual([])
    expect((await cloze('Nimm {1:MR:=Ruhe~=Wärme~Eile}.')).left_out).toEqual(scoring)
    expect((await cloze('{1:MR:=Ruhe~Eile} und {1:SA:=Wärme}')).left_out).toMatchObject([
      { reason: 'question_kind' },
    ])
  })

  it('bring what is said of answers as the explanation, by their gap', async () => {
    const plan = await cloze('Wir {1:SA:=atmen#Genau.~*#Doch nicht.} mit {1:MCV:=Bauch~Knie#Das knackt.}.')
    expect(questionsOf(plan)).toMatchObject([
      {
        explanation: 'Lücke 1, atmen: Genau.\nLücke 1, Alles andere: Doch nicht.\nLücke 2, Knie: Das knackt.',
      },
    ])
    expect(plan.left_out).toEqual([])
  })

  it('hold signs that are written with a stroke, and colons', async () => {
    const plan = await cloze(
      String.raw`Um {1:SA:=12:30~=halb 1\#2} und {1:SA:=a\~b} oder {1:SHORTANSWER:=x\}y}.`,
    )
    expect(questionsOf(plan)).toMatchObject([{ text: 'Um [12:30|halb 1#2] und [a~b] oder [x}y].' }])
  })
})

it('keeps words to drag apart from the signs of a gap, and as many wrong ones as fit', async () => {
  const box = (text: string) => `<dragbox><text>${text}</text><group>1</group></dragbox>`
  const wrong = Array.from({ length: 14 }, (_, at) => box(`falsch ${at}`))
  const plan = await file(one('ddwtos', 'Nimm [[1]].', [box('a|b [c]'), ...wrong].join('')))
  expect(questionsOf(plan)).toMatchObject([{ text: 'Nimm [a/b (c)].', offered: true }])
  expect(questionsOf(plan).flatMap((question) => ('extras' in question ? question.extras : []))).toHaveLength(
    12,
  )
  expect(plan.left_out).toMatchObject([{ what: expect.stringContaining('falsch 13'), reason: 'too_much' }])
})

describe('points of a file of Moodle', () => {
  it.each([
    [
      'a single choice',
      one('multichoice', 'Was?', `<single>true</single>${answer('A', 100)}${answer('B', 50)}`),
    ],
    ['a short answer', one('shortanswer', 'Was?', answer('A', 100) + answer('B', 50))],
    [
      'a number',
      one(
        'numerical',
        'Wie viel?',
        answer('5', 100, '<tolerance>0</tolerance>') + answer('5', 50, '<tolerance>1</tolerance>'),
      ),
    ],
    [
      'choices worth more than others',
      one(
        'multichoice',
        'Was?',
        `<single>false</single>${answer('A', 75)}${answer('B', 25)}${answer('C', 0)}`,
      ),
    ],
    ['capitals that count', one('shortanswer', 'Was?', `<usecase>1</usecase>${answer('A', 100)}`)],
  ])('are told where a part of them stays behind: %s', async (_, question) => {
    const plan = await file(question)
    expect(questionsOf(plan)).toHaveLength(1)
    expect(plan.left_out).toEqual(scoring)
  })

  it('are kept where all right choices are worth the same', async () => {
    const choices = answer('A', 33.333) + answer('B', 33.333) + answer('C', 33.333) + answer('D', -100)
    const plan = await file(one('multichoice', 'Was?', `<single>false</single>${choices}`))
    expect(questionsOf(plan)).toMatchObject([{ type: 'multiple_choice', partial_credit: true }])
    expect(plan.left_out).toEqual([])
  })

  it.each([
    [['0.5', '1.5'], [undefined, 3], []],
    [['1', '50'], [undefined, undefined], [{ what: 'fragen', reason: 'scoring' }]],
  ])('stand to each other as they do there: %j', async (grades, points, left) => {
    const plan = await file(
      ...grades.map((grade) =>
        one(
          'truefalse',
          'Gut?',
          `<defaultgrade>${grade}</defaultgrade>${answer('true', 100)}${answer('false', 0)}`,
        ),
      ),
    )
    expect(questionsOf(plan).map((question) => ('points' in question ? question.points : undefined))).toEqual(
      points,
    )
    expect(plan.left_out).toEqual(left)
  })
})

it.each([
  ['a choice', 'Was? {=A ~%50%B ~C}'],
  ['a short answer', 'Was? {=A =%50%B}'],
  ['a number', 'Wie viel? {#=5:0 =%50%5:2}'],
])('tells of a part of the points in GIFT: %s', async (_, text) => {
  const plan = await readFile(Buffer.from(`::Frage:: ${text}`), 'a.gift')
  expect(questionsOf(plan)).toHaveLength(1)
  expect(plan.left_out).toEqual(scoring)
})
