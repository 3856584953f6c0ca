import { jest } from '@jest/globals'
import { refuse, renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { testId, testLecture } from '../../../testing/lecture.ts'
import TextLecture from './TextLecture.tsx'

jest.setTimeout(30_000)

const usual: FakeAnswers = {
  'GET /video/rich-text': {
    video_id: testId('1'),
    version: '1',
    document: {
      type: 'doc',
      content: [{ type: 'paragraph', content: [{ type: 'text', text: 'Schlaf ist kein Luxus.' }] }],
    },
  },
}
const open = (answers: FakeAnswers = {}, done = false) =>
  renderPage(<TextLecture lecture={testLecture({ done })} />, { answers: { ...usual, ...answers } })

beforeEach(() => {
  localStorage.clear()
  // The end of the text never comes into sight by itself: only the button marks it as read.
  const nothing = (): undefined => undefined
  Object.assign(globalThis, {
    IntersectionObserver: class {
      observe = nothing
      disconnect = nothing
    },
  })
})

it('is marked as read with the keyboard alone', async () => {
  const { user, sent } = open({
    'POST /video/progress': {
      video_id: testId('1'),
      progress: 1,
      done: true,
      position_seconds: 0,
      watched: [],
      course: { id: testId('2'), progress: 0.5, lectures_done: 1, lectures_total: 2, finished: false },
    },
  })
  expect(await screen.findByText('Schlaf ist kein Luxus.')).toBeVisible()
  await user.tab()
  expect(screen.getByRole('button', { name: 'Gelesen' })).toHaveFocus()
  await user.keyboard('{Enter}')
  await waitFor(() =>
    expect(sent.find(({ key }) => key === 'POST /video/progress')?.body).toEqual({
      video_id: testId('1'),
      progress: 1,
    }),
  )
  await waitFor(() => expect(Object.keys(localStorage)).toEqual([]))
})

it('keeps in the browser that it was read, while that cannot be sent', async () => {
  const { user } = open({ 'POST /video/progress': refuse('unavailable') })
  await user.click(await screen.findByRole('button', { name: 'Gelesen' }))
  expect(await screen.findByText(/Das konnte nicht gespeichert werden/)).toBeVisible()
  expect(Object.keys(localStorage)).toHaveLength(1)
})

it('says that it is read, without asking again', async () => {
  open({}, true)
  expect(await screen.findByText('Gelesen. Gut gemacht!')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Gelesen' })).not.toBeInTheDocument()
})

it('offers another try where the text could not be loaded', async () => {
  open({ 'GET /video/rich-text': refuse('unavailable') })
  expect(await screen.findByText('Der Text konnte nicht geladen werden')).toBeVisible()
})
