import { refuse, renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { screen } from '@testing-library/react'
import {
  previewAnswers,
  previewChapter,
  previewCourse,
  previewId,
  quizLecture,
} from '../../../common/preview/preview.testing.ts'
import PreviewCoursePage from './PreviewCoursePage.tsx'

const openCourse = (more: FakeAnswers = {}) =>
  renderPage(<PreviewCoursePage />, {
    at: `/preview/${previewCourse.id}`,
    path: '/preview/:courseId',
    answers: { ...previewAnswers, ...more },
  })
describe('a draft as learners will see its page', () => {
  it('has all chapters open, and says that nothing is counted', async () => {
    openCourse()
    expect(await screen.findByRole('heading', { level: 1, name: 'Rücken' })).toBeVisible()
    expect(screen.getByText(/nichts davon wird gezählt/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Zurück zum Bearbeiten' })).toHaveAttribute(
      'href',
      `/course-editor/courses/${previewCourse.id}`,
    )
    expect(screen.getByRole('link', { name: /^Prüfung/ })).toHaveAttribute(
      'href',
      `/preview/${previewCourse.id}/lectures/${quizLecture.id}`,
    )
    expect(screen.queryByRole('link', { name: /Drucken/i })).toBeNull()
  })

  it('says of an empty course that it has nothing yet, and no length', async () => {
    openCourse({ 'GET /chapters-videos/dev': { items: [], total: 0 } })
    expect(await screen.findByText('Noch keine Lektion')).toBeVisible()
    expect(screen.getByText('Dieser Kurs hat noch keine Kapitel.')).toBeVisible()
    expect(screen.queryByText('Dauer')).toBeNull()
    expect(screen.queryByText(/unter 1 Min|0 Lektionen/)).toBeNull()
  })

  it('says so of an empty chapter, and counts one lecture as one', async () => {
    const one = { ...previewChapter, id: previewId('22'), title: 'Woche 2', videos: [quizLecture] }
    openCourse({
      'GET /chapters-videos/dev': { items: [{ ...previewChapter, videos: [] }, one], total: 2 },
    })
    expect(await screen.findByRole('button', { name: /Woche 1.*Noch keine Lektion/ })).toBeVisible()
    expect(screen.getByRole('button', { name: /Woche 2.*0 von 1 Lektion$/ })).toBeVisible()
  })

  it('says that a draft is gone', async () => {
    openCourse({ 'GET /course/dev': refuse('not_found') })
    expect(await screen.findByText('Diesen Entwurf gibt es nicht mehr')).toBeVisible()
  })
})
