import type { LearnerCourse } from '@kursportal/shared/contract'
import { refuse, renderPage } from '@kursportal/shared/testing'
import { screen } from '@testing-library/react'
import { summary } from '../../testing/certificates.ts'
import { course, COURSE } from '../../testing/course.ts'
import CoursePage from './CoursePage.tsx'

const show = async (over: Partial<LearnerCourse>) => {
  renderPage(<CoursePage />, {
    path: '/courses/:courseId',
    at: `/courses/${COURSE}`,
    answers: {
      'GET /course': course({
        redo: { possible: true, possible_from: '2027-01-01' },
        can: { finish: false, confirm: true, redo: true, pause: false },
        ...over,
      }),
      'GET /chapters-videos': { items: [], total: 0 },
      'GET /forum': refuse('forum_off'),
      'GET /care': refuse('not_found'),
      'GET /appointments': { items: [], total: 0 },
      'GET /orders': { items: [], total: 0 },
    },
  })
  await screen.findByRole('heading', { level: 1, name: 'Starker Rücken' })
}
const redo = () => screen.queryByRole('button', { name: 'Kurs noch einmal machen' })

it('is not offered anew before its certificate was fetched, and says so', async () => {
  await show({})
  expect(screen.getByRole('link', { name: 'Bescheinigung holen' })).toBeVisible()
  expect(screen.getByText(/^Hol dir zuerst deine Bescheinigung\./)).toBeVisible()
  expect(redo()).not.toBeInTheDocument()
})

it('is offered anew once its certificate was fetched', async () => {
  await show({ certificate: { id: summary.id, number: summary.number, issued_at: summary.issued_at } })
  expect(redo()).toBeVisible()
})
