import type { Participation } from '@kursportal/shared/contract'
import { refuse, renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import PrintCoursePage from '../features/course/PrintCoursePage.tsx'
import ForumPage from '../features/forum/ForumPage.tsx'
import NewTopicPage from '../features/forum/NewTopicPage.tsx'
import TopicPage from '../features/forum/TopicPage.tsx'
import LecturePage from '../features/lecture/LecturePage.tsx'
import PrintLecturePage from '../features/lecture/print/PrintLecturePage.tsx'
import QuestionsPage from '../features/questions/QuestionsPage.tsx'
import { course, COURSE, participation } from '../testing/course.ts'
import { testId } from '../testing/lecture.ts'

const gone = refuse('not_found')
const began = (...items: Participation[]): FakeAnswers => ({
  'GET /course-participations': { items, total: items.length },
})

const show = (page: ReactNode, path: string, answers: FakeAnswers) =>
  renderPage(page, {
    path: `/courses/:courseId${path}`,
    at: `/courses/${COURSE}${path.replace(/:\w+/, testId('1'))}`,
    answers: {
      'GET /course': gone,
      'GET /chapters-videos': gone,
      'GET /video': gone,
      'GET /care': gone,
      'GET /care-questions': gone,
      'GET /forum': gone,
      'GET /threads': gone,
      'GET /thread': gone,
      'GET /thread-posts': gone,
      ...answers,
    },
  })

it.each([
  ['/print', <PrintCoursePage key="1" />],
  ['/lectures/:videoId', <LecturePage key="2" />],
  ['/lectures/:videoId/print', <PrintLecturePage key="3" />],
  ['/forum', <ForumPage key="4" />],
  ['/forum/new', <NewTopicPage key="5" />],
  ['/forum/:threadId', <TopicPage key="6" />],
  ['/questions', <QuestionsPage key="7" />],
])('says of %s in a course that is taken away why, and leads to the certificate', async (path, page) => {
  show(page, path, began(participation()))
  expect(await screen.findByRole('heading', { level: 1, name: 'Starker Rücken' })).toBeVisible()
  expect(screen.getByText(/nicht mehr für dich freigeschaltet/)).toBeVisible()
  expect(screen.getByRole('link', { name: 'Bescheinigung holen' })).toHaveAttribute(
    'href',
    `/courses/${COURSE}/finish`,
  )
})

it('says of a topic that it is gone where its course is still there', async () => {
  show(<TopicPage />, '/forum/:threadId', { 'GET /course': course(), ...began(participation()) })
  expect(await screen.findByRole('link', { name: 'Zu meinen Kursen' })).toBeVisible()
  expect(screen.queryByText(/nicht mehr für dich freigeschaltet/)).not.toBeInTheDocument()
})

it('says of the forum of a course that was never begun that the course is not there', async () => {
  show(<ForumPage />, '/forum', began())
  expect(await screen.findByRole('heading', { name: 'Diesen Kurs gibt es hier nicht' })).toBeVisible()
})
