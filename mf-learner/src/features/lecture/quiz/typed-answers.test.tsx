import type { QuizAttempt } from '@kursportal/shared/contract'
import { screen, waitFor } from '@testing-library/react'
import { testId } from '../../../testing/lecture.ts'
import { attempt, keeping, open, saved } from './quiz.testing.tsx'

beforeEach(() => localStorage.clear())

const gaps: QuizAttempt = {
  ...attempt,
  questions: [
    {
      id: testId('b'),
      type: 'gap_text',
      question: 'Schlaf braucht Ruhe.',
      choices: [],
      around: ['Das ', ' senkt sich; ein durch den ', '.'],
      answer: [],
      marked: false,
      result: null,
    },
  ],
}

it('stay where they are typed while they are saved', async () => {
  const { user, sent } = await open(keeping(gaps))
  const [first, second] = screen.getAllByRole('textbox')
  if (!first || !second) throw new Error('no gaps')
  const shown: (string | null)[] = []
  const watch = new MutationObserver(() => shown.push(first.getAttribute('value')))
  watch.observe(first, { attributeFilter: ['value'] })
  await user.type(first, 'Zwerchfell')
  await user.tab()
  // What was saved is known before the page is drawn with it: the word must not be gone in between.
  await waitFor(() => expect(localStorage).toHaveLength(0))
  await user.type(second, 'Mund')
  await user.tab()
  await waitFor(() => expect(saved(sent)).toHaveLength(2))
  watch.disconnect()
  expect(saved(sent).at(-1)).toMatchObject({ answer: ['Zwerchfell', 'Mund'] })
  expect(shown.slice(shown.indexOf('Zwerchfell'))).not.toContain('')
})
