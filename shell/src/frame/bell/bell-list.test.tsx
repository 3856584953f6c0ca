import { renderPage, testSession } from '@kursportal/shared/testing'
import { act, screen } from '@testing-library/react'
import type { UploadNotification } from '@kursportal/shared/contract'
import Bell from './Bell.tsx'

const id = (last: number): string => `01980000-0000-7000-8000-${String(last).padStart(12, '0')}`
const session = { ...testSession, perms: { admin: false, course_creator: true } }
const upload = (number: number, more: Partial<UploadNotification> = {}): UploadNotification => ({
  video_upload_id: id(number),
  video_id: id(100 + number),
  course_id: id(200),
  chapter_id: id(300),
  name: `Film ${number}`,
  thumbnail: null,
  success: true,
  created_at: '2026-01-02T10:00:00.000Z',
  seen: false,
  failure: null,
  ...more,
})

class SilentSocket extends EventTarget {
  close(): void {
    // Nothing to hang up.
  }
}
beforeEach(() => Object.assign(globalThis, { WebSocket: SilentSocket }))

const show = (items: UploadNotification[], unseen: number) =>
  renderPage(<Bell />, {
    session,
    answers: { 'GET /uploads': { items, total: items.length, unseen }, 'DELETE /uploads': undefined },
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

  it('says that there is nothing yet, with a moving drawing', async () => {
    const { user } = show([], 0)
    await user.click(await screen.findByRole('button', { name: 'Mitteilungen' }))
    const text = await screen.findByText('Noch nichts zu sehen …')
    const drawing = text.closest('section')?.querySelector('svg')
    expect(drawing && getComputedStyle(drawing).animation).toContain('2.4s')
  })
})
