import { render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { RouterLink } from './RouterLink.tsx'

const Where = () => <output>{useLocation().pathname}</output>

it('goes to own paths without loading a page', async () => {
  render(
    <MemoryRouter>
      <RouterLink href="/my-courses">Meine Kurse</RouterLink>
      <Where />
    </MemoryRouter>,
  )
  await userEvent.click(screen.getByRole('link', { name: 'Meine Kurse' }))
  expect(screen.getByRole('status')).toHaveTextContent('/my-courses')
})

it.each(['https://www.example.org/', 'mailto:hilfe@kursportal.example', '/api/image?id=1', '#inhalt'])(
  'leaves %s to the browser',
  (href) => {
    render(
      <MemoryRouter initialEntries={['/courses/1']}>
        <RouterLink href={href}>Hin</RouterLink>
      </MemoryRouter>,
    )
    expect(screen.getByRole('link')).toHaveAttribute('href', href)
  },
)

it('is a plain link outside of a router', () => {
  render(<RouterLink href="/my-courses">Meine Kurse</RouterLink>)
  expect(screen.getByRole('link')).toHaveAttribute('href', '/my-courses')
})
