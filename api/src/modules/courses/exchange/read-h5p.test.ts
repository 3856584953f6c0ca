import { h5pOf } from './packages.testing.ts'
import { questionsOf } from './quizzes.ts'
import { readFile } from './read-file.ts'

describe('what stays behind of H5P', () => {
  const left = async (library: string, content: unknown = {}, title = 'Woche 1') =>
    (await readFile(h5pOf(library, content, title), 'a.h5p')).left_out

  it.each([
    ['H5P.MarkTheWords', 'question_kind'],
    ['H5P.DragQuestion', 'question_kind'],
    ['H5P.Collage', 'activity_kind'],
    ['H5P.Crossword', 'empty'],
    ['H5P.Chart', 'activity_kind'],
    ['H5P.Audio', 'film'],
  ])('is told as what it is: %s', async (library, reason) => {
    expect(await left(library)).toEqual([{ what: `Woche 1 (${library.slice(4)})`, reason }])
  })

  it('is not called by its kind twice', async () => {
    expect(await left('H5P.MemoryGame', {}, 'Memory Game')).toMatchObject([{ what: 'Memory Game' }])
  })

  it('has a name where it says nothing of its own', async () => {
    expect(await left('H5P.Dialogcards', { dialogs: [{ text: '', answer: '' }] })).toEqual([
      { what: 'Woche 1 (Dialogcards)', reason: 'question_broken' },
    ])
  })
})

it('keeps the hints of H5P, and what it says to those who are right and wrong', async () => {
  const read = async (library: string, content: unknown) =>
    questionsOf(await readFile(h5pOf(library, content), 'a.h5p'))
  expect(
    await read('H5P.Blanks', {
      questions: ['<p>Wir atmen mit dem *Zwerchfell:Es liegt unter den Rippen*.</p>'],
    }),
  ).toMatchObject([{ text: 'Wir atmen mit dem [Zwerchfell].', hints: ['Es liegt unter den Rippen'] }])
  const answer = (text: string, correct: boolean, tip = '') => ({ text, correct, tipsAndFeedback: { tip } })
  expect(
    await read('H5P.MultiChoice', {
      question: 'Womit?',
      answers: [answer('Zwerchfell', true), answer('Knie', false, '<p>Wo liegt es?</p>')],
    }),
  ).toMatchObject([{ hints: ['Knie: Wo liegt es?'] }])
  expect(
    await read('H5P.TrueFalse', {
      question: 'Sitzen ist gut.',
      correct: 'false',
      behaviour: { feedbackOnCorrect: 'Genau.', feedbackOnWrong: 'Steh öfter auf.' },
    }),
  ).toMatchObject([{ explanation: 'Falsch: Genau.\nRichtig: Steh öfter auf.' }])
})
