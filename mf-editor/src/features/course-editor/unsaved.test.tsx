import { hasUnsaved } from '@kursportal/shared/store'
import { refuse, renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { createKeeper } from '@kursportal/shared/ui/kept'
import type { Editor } from '@tiptap/react'
import { act, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { QuestionSheet } from './quiz/QuestionSheet.tsx'
import { newQuestion } from './quiz/question.rules.ts'
import { useTextAutosave } from './rich-text/useTextAutosave.ts'

// What these hold is in no form of the kit, so they have to say by themselves that something typed is not saved: the
// login of a session that has ended then stands over the page instead of replacing it.

it('a question that is being written is unsaved', async () => {
  const blank = newQuestion('single_choice')
  const sheet = (
    <QuestionSheet
      first={blank}
      typed={blank}
      number={1}
      saving={false}
      problem={undefined}
      onTyped={() => undefined}
      onClose={() => undefined}
      onDone={() => Promise.resolve()}
    />
  )
  const { user } = renderPage(sheet)
  const [question] = await screen.findAllByRole('textbox')
  expect(hasUnsaved()).toBe(false)
  if (question) await user.type(question, 'Wie?')
  expect(hasUnsaved()).toBe(true)
})

const openText = (answers: FakeAnswers) => {
  const heard: Record<string, () => void> = {}
  const editor: unknown = {
    getJSON: () => ({ type: 'doc', content: [] }),
    on: (name: string, run: () => void) => (heard[name] = run),
    off: () => undefined,
  }
  const Text = (): ReactNode => {
    const { state } = useTextAutosave(editor as Editor, {
      videoId: '01980000-0000-7000-8000-000000000001',
      version: '1',
      base: null,
      isAhead: false,
      keeper: createKeeper({ userId: '', part: 'text', holder: 'test' }),
      onShow: () => undefined,
    })
    return <output>{state}</output>
  }
  const { sent } = renderPage(<Text />, { answers })
  return { sent, tell: (name: 'update' | 'blur') => act(() => heard[name]?.()) }
}

it('a text is saved as soon as somebody goes on to something else', async () => {
  const { sent, tell } = openText({ 'PUT /video/rich-text': refuse('not_logged_in') })
  tell('update')
  expect(sent).toHaveLength(0)
  tell('blur')
  // Not only after the two seconds of rest.
  await waitFor(() => expect(sent.map(({ key }) => key)).toContain('PUT /video/rich-text'), { timeout: 1000 })
})

it('a text is unsaved from the first letter until it is saved, also after a failure', async () => {
  const { tell } = openText({ 'PUT /video/rich-text': refuse('not_logged_in') })
  expect(hasUnsaved()).toBe(false)
  tell('update')
  expect(hasUnsaved()).toBe(true)
  await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('failed'), { timeout: 4000 })
  expect(hasUnsaved()).toBe(true)
})
