import { refuse, renderPage } from '@kursportal/shared/testing'
import { screen } from '@testing-library/react'
import { testId } from '../../testing/lecture.ts'
import LecturePage from './LecturePage.tsx'

const open = (chapters: ReturnType<typeof refuse> | { items: []; total: 0 }) =>
  renderPage(<LecturePage />, {
    path: '/courses/:courseId/lectures/:videoId',
    at: `/courses/${testId('c')}/lectures/${testId('e')}`,
    answers: {
      'GET /video': refuse('not_found'),
      'GET /chapters-videos': chapters,
      'GET /course': refuse('not_found'),
      'GET /course-participations': { items: [], total: 0 },
    },
  })

it('leads to its course where only the lecture is gone', async () => {
  open({ items: [], total: 0 })
  expect(await screen.findByText('Diese Lektion gibt es nicht mehr')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Zur Kursseite' })).toBeVisible()
})

it('says that the course is gone where it is, and leads to those there are', async () => {
  open(refuse('not_found'))
  expect(await screen.findByText('Diesen Kurs gibt es hier nicht')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Zu meinen Kursen' })).toHaveAttribute('href', '/my-courses')
  expect(screen.queryByText('Zur Kursseite')).not.toBeInTheDocument()
})
