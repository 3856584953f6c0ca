import type { QuizQuestion } from '../../contract/lectures/quiz.ts'
import { emptyQuiz, flawsOfQuestion, isValidQuiz } from './quiz-rules.ts'

const choice = (
  type: 'single_choice' | 'multiple_choice',
  ...options: [string, boolean][]
): QuizQuestion => ({
  type,
  question: 'Was hilft?',
  explanation: '',
  options: options.map(([text, correct]) => ({ text, correct })),
})

describe('quiz questions', () => {
  it.each([
    [choice('single_choice', ['Ja', true], ['Nein', false]), []],
    [choice('single_choice', ['Ja', true], ['Doch', true]), ['several_right_answers']],
    [choice('single_choice', ['Ja', false], ['Nein', false]), ['no_right_answer']],
    [choice('multiple_choice', ['Ja', true], ['Ja ', true]), ['same_option_twice']],
    [choice('multiple_choice', ['', true], ['Ja', true]), ['empty_option']],
    [choice('multiple_choice', ['', true], [' ', false]), ['empty_option']],
    [{ type: 'true_false', question: ' ', correct: true, explanation: '' }, ['no_question']],
    [
      { type: 'short_text', question: 'Wort?', accepted: ['Äpfel', 'apfel', 'apfel '], explanation: '' },
      ['same_option_twice'],
    ],
    [{ type: 'order', question: 'Ordne', items: [{ text: '1' }, { text: '2' }], explanation: '' }, []],
  ] as [QuizQuestion, string[]][])('%j', (question, flaws) => {
    expect(flawsOfQuestion(question)).toEqual(flaws)
  })

  it('needs as many questions as right answers', () => {
    const questions = [choice('single_choice', ['Ja', true], ['Nein', false])]
    expect(isValidQuiz({ ...emptyQuiz, questions, required_correct: 1 })).toBe(true)
    expect(isValidQuiz({ ...emptyQuiz, questions, required_correct: 2 })).toBe(false)
  })
})
