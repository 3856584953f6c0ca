import '@kursportal/shared/testing/styles'
import { refuse, renderPage, testSession, type FakeAnswers } from '@kursportal/shared/testing'
import { uploads } from '@kursportal/shared/ui/uploads'
import { act, screen, waitFor, within } from '@testing-library/react'
import type { UploadNotification } from '@kursportal/shared/contract'
import Bell from './Bell.tsx'

const id = (last: number): string => `01980000-0000-7000-8000-${String(last).padStart(12, '0')}`
const session = { ...testSession, perms: { admin: false, course_creator: true } }
const upload = (number: number, more: Partial<UploadNotification> = {}): UploadNotification => ({
  video_upload_id: id(number),
  video_id: id(100 + number),
  course_id: id(200),
  course_title: 'Rücken',
  chapter_id: id(300),
  name: `Film ${number}`,
  thumbnail: null,
  success: true,
  created_at: '2026-01-02T10:00:00.000Z',
  seen: false,
  failure: null,
  ...more,
})

const show = (items: UploadNotification[], unseen: number, answers: FakeAnswers = {}) =>
  renderPage(<Bell />, {
    session,
    answers: {
      'GET /uploads': { items, total: items.length, unseen },
      'DELETE /uploads': undefined,
      ...answers,
    },
  })

const isNew = (name: string): boolean => getComputedStyle(screen.getByText(name)).fontWeight === '700'

describe('the list of the bell', () => {
  it('is closed at first; opening marks all as seen at the server and empties the counter', async () => {
    const { user, sent } = show([upload(1), upload(2, { success: false })], 120)
    const button = await screen.findByRole('button', { name: 'Mitteilungen, 99+ neue' })
    expect(screen.getByText('99+')).toBeVisible()
    expect(screen.queryByRole('region', { name: 'Mitteilungen' })).toBeNull()
    await user.click(button)
    expect(screen.getByRole('region', { name: 'Mitteilungen' })).toBeVisible()
    expect(sent.map(({ key }) => key)).toContain('DELETE /uploads')
    expect(screen.getByRole('button', { name: 'Mitteilungen' })).toHaveAttribute('aria-expanded', 'true')
    expect(screen.queryByText('99+')).toBeNull()
    expect(screen.getByText(/^Hochladen erfolgreich · 02\.01$/)).toBeVisible()
    expect(screen.getByText(/^Hochladen fehlgeschlagen · 02\.01$/)).toBeVisible()
  })

  it('shows entries as new until it is closed', async () => {
    const { user } = show([upload(1)], 1)
    const button = await screen.findByRole('button', { name: 'Mitteilungen, 1 neue' })
    await user.click(button)
    expect(isNew('Film 1')).toBe(true)
    await user.keyboard('{Escape}')
    await user.click(button)
    expect(isNew('Film 1')).toBe(false)
  })

  it('gives the focus back to the bell on Escape, and closes when the focus goes on', async () => {
    const { user } = show([upload(1)], 0)
    const button = await screen.findByRole('button', { name: 'Mitteilungen' })
    await user.click(button)
    await screen.findByRole('link', { name: /Film 1/ })
    await user.tab()
    expect(screen.getByRole('link', { name: /Film 1/ })).toHaveFocus()
    await user.keyboard('{Escape}')
    expect(button).toHaveFocus()
    const outside = document.body.appendChild(document.createElement('button'))
    await user.click(button)
    act(() => outside.focus())
    expect(screen.queryByRole('region', { name: 'Mitteilungen' })).toBeNull()
    outside.remove()
  })

  it('leads to the lecture in the editor', async () => {
    const { user } = show([upload(1)], 0)
    await user.click(await screen.findByRole('button', { name: 'Mitteilungen' }))
    expect(await screen.findByRole('link', { name: /Film 1/ })).toHaveAttribute(
      'href',
      `/course-editor/courses/${id(200)}/chapters/${id(300)}?video_id=${id(101)}`,
    )
  })

  it('names the course, and why one failed; one whose lecture is deleted says so and leads nowhere', async () => {
    const gone = { course_id: null, course_title: null, chapter_id: null, thumbnail: id(7) }
    const { user } = show([upload(1, { success: false, failure: 'no_picture' }), upload(2, gone)], 0)
    await user.click(await screen.findByRole('button', { name: 'Mitteilungen' }))
    const [failed, deleted] = await screen.findAllByRole('listitem')
    if (!failed || !deleted) throw new Error('an entry is missing')
    expect(failed).toHaveTextContent(/Rücken.*Hochladen fehlgeschlagen.*Die Datei enthält nur Ton\./)
    expect(deleted).toHaveTextContent(/Hochladen erfolgreich.*Die Lektion gibt es nicht mehr\./)
    expect(within(deleted).queryByRole('link')).toBeNull()
    expect(deleted.querySelector('img')).toHaveAttribute('src', expect.stringContaining(id(7)))
  })

  it('leads on to publishing again where a course did not go live', async () => {
    const { user } = show([upload(1, { kind: 'publish', name: 'Rücken', success: false })], 0)
    await user.click(await screen.findByRole('button', { name: 'Mitteilungen' }))
    const link = await screen.findByRole('link', { name: /Rücken/ })
    expect(link).toHaveAttribute('href', `/course-editor/courses/${id(200)}?publish=1`)
    expect(link).toHaveTextContent(/Nicht veröffentlicht.*veröffentliche noch einmal/)
  })

  it('shows what is being uploaded, with its course, and lets it be given up', async () => {
    const { user } = show([], 0, { 'PUT /video/upload-link': refuse('video_quota_used_up') })
    const place = { courseId: id(200), courseTitle: 'Rücken', lectureTitle: 'Aufwärmen' }
    const file = new File(['film'], 'film.mp4')
    await act(() => uploads.start({ userId: session.user.id, videoId: id(101), file, place }))
    await user.click(await screen.findByRole('button', { name: 'Mitteilungen, 1 Video wird hochgeladen' }))
    const list = screen.getByRole('list', { name: 'Wird gerade hochgeladen' })
    expect(within(list).getByRole('link', { name: 'Aufwärmen' })).toHaveAttribute(
      'href',
      `/course-editor/courses/${id(200)}/lectures/${id(101)}`,
    )
    expect(list).toHaveTextContent(/Rücken.*Dein Platz für Videos ist aufgebraucht\./)
    await user.click(within(list).getByRole('button', { name: 'Upload von „Aufwärmen“ verwerfen' }))
    const dialog = await screen.findByRole('dialog')
    expect(within(dialog).getByRole('button', { name: 'Weitermachen' })).toBeVisible()
    await user.click(within(dialog).getByRole('button', { name: 'Upload verwerfen' }))
    expect(await screen.findByRole('button', { name: 'Mitteilungen' })).toBeVisible()
    expect(uploads.snapshot().size).toBe(0)
  })

  it('says that there is nothing yet, with a moving drawing', async () => {
    const { user } = show([], 0)
    await user.click(await screen.findByRole('button', { name: 'Mitteilungen' }))
    const text = await screen.findByText('Noch nichts zu sehen …')
    const drawing = () => text.closest('section')?.querySelector('svg')
    await waitFor(() => expect(drawing()).toBeTruthy())
    expect(getComputedStyle(drawing() ?? text).animation).toContain('2.4s')
  })
})
