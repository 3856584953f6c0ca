import { jest } from '@jest/globals'
import type { LearnerCourseSummary } from '@kursportal/shared/contract'
import { refuse, renderPage } from '@kursportal/shared/testing'
import { screen, waitFor } from '@testing-library/react'
import { testId } from '../../testing/lecture.ts'
import MyCoursesPage from './MyCoursesPage.tsx'

jest.setTimeout(30_000)

const course = (index: number, more: Partial<LearnerCourseSummary> = {}): LearnerCourseSummary => ({
  id: testId(index.toString(16)),
  title: `Kurs ${index}`,
  state: 'not_started',
  image_id: null,
  instructor_name: 'Eva Weiß',
  time_alternative_text: '',
  minors_only: false,
  progress: 0,
  lectures_done: 0,
  lectures_total: 8,
  duration_seconds: 600,
  started_at: null,
  finished_at: null,
  next_unlock_at: null,
  redo: { possible: false, possible_from: null },
  certificate: null,
  next_lecture: null,
  ...more,
})

const show = (items: LearnerCourseSummary[]) =>
  renderPage(<MyCoursesPage />, {
    path: '/my-courses',
    at: '/my-courses',
    answers: { 'GET /courses': { items, total: items.length } },
  })

it('goes on at the very second of the last unfinished lecture', async () => {
  show([
    course(1, {
      state: 'running',
      progress: 0.4,
      lectures_done: 5,
      next_lecture: {
        video_id: testId('e'),
        title: 'Box-Atmung',
        type: 'video',
        chapter_title: 'Ankommen',
        position_seconds: 754,
        duration_seconds: 1200,
        thumbnail_image_id: null,
      },
    }),
  ])
  expect(await screen.findByRole('link', { name: 'Weiterlernen' })).toHaveAttribute(
    'href',
    `/courses/${testId('1')}/lectures/${testId('e')}?resume=1`,
  )
  expect(screen.getByText(/ab 12:34/)).toBeVisible()
  expect(screen.getByText('5 von 8 Einheiten')).toBeVisible()
})

it('says from when a finished course may be done again', async () => {
  show([
    course(1, {
      state: 'finished',
      finished_at: '2026-03-01T09:00:00.000Z',
      redo: { possible: false, possible_from: '2027-01-01' },
      certificate: { id: testId('d'), number: 'KP-2026-0001', issued_at: '2026-03-02T09:00:00.000Z' },
    }),
  ])
  expect(await screen.findByText('Noch einmal möglich ab 01.01.2027')).toBeVisible()
})

it('has a search once there are many, kept in the address', async () => {
  const { user, address } = show([
    ...Array.from({ length: 9 }, (_, index) => course(index + 1)),
    course(10, { title: 'Rücken stärken' }),
  ])
  await user.type(await screen.findByRole('searchbox'), 'rucken')
  await waitFor(() => expect(screen.queryByText('Kurs 1')).not.toBeInTheDocument())
  expect(screen.getByText('Rücken stärken')).toBeVisible()
  expect(address()).toBe('/my-courses?search=rucken')
  await user.clear(screen.getByRole('searchbox'))
  await user.type(screen.getByRole('searchbox'), 'yoga')
  expect(await screen.findByText('Kein Kurs passt zu „yoga“')).toBeVisible()
})

it('tells whoever has no course how one comes by one', async () => {
  show([])
  expect(await screen.findByText('Noch sind keine Kurse für dich freigeschaltet')).toBeVisible()
})

it('offers another try where the courses could not be loaded', async () => {
  renderPage(<MyCoursesPage />, { answers: { 'GET /courses': refuse('unavailable') } })
  expect(await screen.findByText('Deine Kurse konnten nicht geladen werden')).toBeVisible()
})
