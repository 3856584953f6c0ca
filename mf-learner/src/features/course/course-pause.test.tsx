import type { CoursePause, LearnerCourse } from '@kursportal/shared/contract'
import { addDays, deviceDay } from '@kursportal/shared/domain'
import { formatDay } from '@kursportal/shared/i18n'
import { refuse, renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { testId } from '../../testing/lecture.ts'
import { course, COURSE } from '../../testing/course.ts'
import CoursePage from './CoursePage.tsx'

const running = (over: Partial<LearnerCourse> = {}): LearnerCourse =>
  course({
    unlock_mode: 'timed',
    state: 'running',
    progress: 0.3,
    lectures_done: 1,
    finished_at: null,
    can: { finish: false, confirm: false, redo: false, pause: true },
    ...over,
  })

const today = deviceDay(new Date())
const inDays = (days: number) => addDays(today, days)
const left: CoursePause = {
  paused_until: null,
  pauses_left: 2,
  days_left: 28,
  latest: inDays(27),
  openings: [],
}
const opening = (position: number, days: number, expected: boolean): CoursePause['openings'][number] => ({
  chapter_id: testId(`${position}`),
  position,
  title: `Titel ${position + 1}`,
  opens_on: inDays(days),
  expected,
})

const show = (answers: FakeAnswers, over: Partial<LearnerCourse> = {}) =>
  renderPage(<CoursePage />, {
    path: '/courses/:courseId',
    at: `/courses/${COURSE}`,
    answers: {
      'GET /course': running(over),
      'GET /chapters-videos': { items: [], total: 0 },
      'GET /forum': refuse('forum_off'),
      'GET /care': refuse('not_found'),
      'GET /orders': { items: [], total: 0 },
      'GET /appointments': { items: [], total: 0 },
      ...answers,
    },
  })

it('shows on which days chapters would open before a pause is begun', async () => {
  const { sent } = show({
    'GET /course-pause': ({ query }) =>
      query['until'] ? { ...left, openings: [opening(2, 24, false), opening(3, 31, true)] } : left,
    'POST /course-pause': { ...left, paused_until: inDays(13) },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Pause machen' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Den Kurs pausieren' }))
  expect(dialog.getByText(/Du hast noch 2 Pausen, zusammen 28 Tage/)).toBeVisible()
  await userEvent.type(dialog.getByLabelText('Letzter Tag der Pause'), formatDay(inDays(13)))
  expect(await dialog.findByText(`Kapitel 3, „Titel 3“, öffnet am ${formatDay(inDays(24))}.`)).toBeVisible()
  expect(dialog.getByText(/^Kapitel 4, .* öffnet voraussichtlich am/)).toBeVisible()
  expect(sent.filter(({ key }) => key === 'POST /course-pause')).toEqual([])
  await userEvent.click(dialog.getByRole('button', { name: 'Pause beginnen' }))
  expect(await screen.findByText(`Du machst Pause bis ${formatDay(inDays(13))}.`)).toBeVisible()
  expect(sent.find(({ key }) => key === 'POST /course-pause')?.body).toEqual({
    course_id: COURSE,
    until: inDays(13),
  })
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

it('says why a day does not do, and keeps what was typed', async () => {
  show({
    'GET /course-pause': ({ query }) => (query['until'] ? refuse('pause_day_not_possible') : left),
    'POST /course-pause': refuse('pause_day_not_possible'),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Pause machen' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Den Kurs pausieren' }))
  const day = dialog.getByLabelText('Letzter Tag der Pause')
  await userEvent.type(day, formatDay(inDays(60)))
  expect(await dialog.findByText(/Bis zu diesem Tag kannst du nicht pausieren/)).toBeVisible()
  await userEvent.click(dialog.getByRole('button', { name: 'Pause beginnen' }))
  await waitFor(() => expect(dialog.getAllByText(/Bis zu diesem Tag/).length).toBeGreaterThan(0))
  expect(day).toHaveValue(formatDay(inDays(60)))
})

it('says that a course is paused, and ends the pause after asking', async () => {
  const { sent } = show(
    { 'DELETE /course-pause': left },
    { paused_until: inDays(5), can: { finish: false, confirm: false, redo: false, pause: false } },
  )
  expect(await screen.findByText(new RegExp(`Du machst Pause bis ${formatDay(inDays(5))}`))).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Pause machen' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Pause beenden' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Die Pause heute beenden?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Pause beenden' }))
  expect(await screen.findByText('Deine Pause ist beendet.')).toBeVisible()
  expect(sent.map(({ key }) => key)).toContain('DELETE /course-pause')
})
