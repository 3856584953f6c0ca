import { refuse, renderPage, type FakeAnswers } from '@kursportal/shared/testing'
import { screen } from '@testing-library/react'
import { previewAnswers, previewCourse, quizLecture } from '../../../common/preview/preview.testing.ts'
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

  it('says that a draft is gone', async () => {
    openCourse({ 'GET /course/dev': refuse('not_found') })
    expect(await screen.findByText('Diesen Entwurf gibt es nicht mehr')).toBeVisible()
  })
})
