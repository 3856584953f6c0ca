import { renderPage } from '@kursportal/shared/testing'
import { screen, within } from '@testing-library/react'
import {
  previewAnswers,
  previewCourse,
  previewId,
  quizLecture,
} from '../../../common/preview/preview.testing.ts'
import PreviewLecturePage from './PreviewLecturePage.tsx'

const openLecture = (videoId: string) =>
  renderPage(<PreviewLecturePage />, {
    at: `/preview/${previewCourse.id}/lectures/${videoId}`,
    path: '/preview/:courseId/lectures/:videoId',
    answers: previewAnswers,
  })

describe('a lecture of a draft as learners will see it', () => {
  it('shows a text, with the way on, and sends nothing', async () => {
    const { sent } = openLecture(previewId('31'))
    expect(await screen.findByText('Atme.')).toBeVisible()
    const steps = screen.getByRole('navigation', { name: 'Vor und zurück im Kurs' })
    expect(within(steps).getByRole('link', { name: /Prüfung/ })).toHaveAttribute(
      'href',
      `/preview/${previewCourse.id}/lectures/${quizLecture.id}`,
    )
    expect(screen.getByRole('link', { name: 'Diese Lektion bearbeiten' })).toHaveAttribute(
      'href',
      `/course-editor/courses/${previewCourse.id}/lectures/${previewId('31')}`,
    )
    expect(sent.filter(({ key }) => !key.startsWith('GET '))).toEqual([])
    expect(sent.map(({ key }) => key)).not.toContain('GET /video')
  })

  it('asks and judges a quiz without the server', async () => {
    const { user, sent } = openLecture(quizLecture.id)
    await user.click(await screen.findByRole('button', { name: /Quiz/ }))
    expect(screen.getByRole('heading', { name: 'Ist Sitzen gut?' })).toHaveFocus()
    await user.click(screen.getByRole('radio', { name: 'Falsch' }))
    await user.click(screen.getByRole('button', { name: 'Auswerten' }))
    expect(await screen.findByRole('heading', { name: /bestanden/i })).toHaveFocus()
    expect(sent.filter(({ key }) => !key.startsWith('GET '))).toEqual([])
  })
})
