import { renderPage, testSession } from '@kursportal/shared/testing'
import { screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { Door } from './Door.tsx'

const administration = { routes: [{ prefix: '/admin', permission: 'admin' as const }] }
/** Asks the server as soon as it is drawn, as areas do. */
const Area = (): ReactNode => {
  void fetch('/api/users')
  return 'Mitglieder'
}
const door = (
  <Door declaration={administration}>
    <Area />
  </Door>
)

describe('an area behind a permission', () => {
  it('says so at its door, with the way home, and draws and reads nothing of it', () => {
    const { sent } = renderPage(door, { at: '/admin/settings' })
    expect(
      screen.getByRole('heading', { name: 'Dieser Bereich ist nicht für dich freigeschaltet' }),
    ).toBeVisible()
    expect(screen.getByRole('link', { name: 'Zur Startseite' })).toHaveAttribute('href', '/')
    expect(sent).toEqual([])
    expect(document.title).toContain('nicht für dich freigeschaltet')
  })

  it('is open to whoever has it', () => {
    const session = { ...testSession, perms: { admin: true, course_creator: false } }
    const answers = { 'GET /users': { items: [], total: 0 } }
    renderPage(door, { at: '/admin/settings', session, answers })
    expect(screen.getByText('Mitglieder')).toBeVisible()
  })
})
