import { useQuery } from '@kursportal/shared/query'
import { refuse, renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { screen } from '@testing-library/react'
import { useState, type ReactNode } from 'react'
import { listChaptersVideos } from '../../common/list-chapters-videos.ts'
import { testId } from '../../testing/lecture.ts'
import LecturePage from './LecturePage.tsx'

const none: { items: []; total: 0 } = { items: [], total: 0 }

const open = (chapters: NonNullable<FakeAnswers['GET /chapters-videos']>, page = <LecturePage />) =>
  renderPage(page, {
    path: '/courses/:courseId/lectures/:videoId',
    at: `/courses/${testId('c')}/lectures/${testId('e')}`,
    answers: {
      'GET /video': refuse('not_found'),
      'GET /chapters-videos': chapters,
      'GET /course': refuse('not_found'),
      'GET /course-participations': none,
    },
  })

it('leads to its course where only the lecture is gone', async () => {
  open(none)
  expect(await screen.findByText('Diese Lektion gibt es nicht mehr')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Zur Kursseite' })).toBeVisible()
  expect(document.title).toContain('Diese Lektion gibt es nicht mehr')
})

it('says that the course is gone where it is, and leads to those there are', async () => {
  open(refuse('not_found'))
  expect(await screen.findByText('Diesen Kurs gibt es hier nicht')).toBeVisible()
  expect(screen.getByRole('link', { name: 'Zu meinen Kursen' })).toHaveAttribute('href', '/my-courses')
  expect(screen.queryByText('Zur Kursseite')).not.toBeInTheDocument()
  expect(document.title).toContain('Diesen Kurs gibt es hier nicht')
})

/** The page of the course, from which the lecture is opened. */
const FromCourse = (): ReactNode => {
  const { data } = useQuery(listChaptersVideos(testId('c')))
  const [opened, setOpened] = useState(false)
  return opened ? <LecturePage /> : data && <button onClick={() => setOpened(true)}>Loslegen</button>
}

it('says so as well where the course was taken away while its page stood open', async () => {
  let isTaken = false
  const { user } = open(() => (isTaken ? refuse('not_found') : none), <FromCourse />)
  const start = await screen.findByRole('button', { name: 'Loslegen' })
  isTaken = true
  await user.click(start)
  expect(await screen.findByText('Diesen Kurs gibt es hier nicht')).toBeVisible()
  expect(screen.queryByText('Diese Lektion gibt es nicht mehr')).not.toBeInTheDocument()
})
