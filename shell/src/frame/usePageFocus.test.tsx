import { Link, MemoryRouter, useLocation, useNavigate } from 'react-router-dom'
import { Dialog } from '@kursportal/shared/ui'
import { act, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useEffect, useRef, useState, type ReactNode } from 'react'
import { usePageFocus } from './usePageFocus.ts'

const Late = (): ReactNode => {
  const [there, setThere] = useState(false)
  return (
    <>
      <button onClick={() => setThere(true)}>Laden</button>
      {there && <h1>Spät</h1>}
    </>
  )
}
const Form = (): ReactNode => {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  return (
    <>
      <h1>Formular</h1>
      <input ref={field} aria-label="Name" />
    </>
  )
}
const pages: Readonly<Record<string, ReactNode>> = {
  '/': <h1>Anfang</h1>,
  '/next': <h1>Danach</h1>,
  '/late': <Late />,
  '/form': <Form />,
}
/** As a search over the page: goes to another one by Enter, and may be opened again before that is there. */
const Search = (): ReactNode => {
  const [open, setOpen] = useState(false)
  const navigate = useNavigate()
  return (
    <>
      <button onClick={() => setOpen(true)}>Suchen</button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Suche">
        <input aria-label="Wonach" onKeyDown={({ key }) => key === 'Enter' && void navigate('/next')} />
      </Dialog>
    </>
  )
}
const Frame = (): ReactNode => {
  const main = useRef<HTMLElement>(null)
  const { pathname } = useLocation()
  usePageFocus(main)
  return (
    <>
      <Link to="/next">Weiter</Link>
      <Link to="/late">Langsam</Link>
      <Link to="/form">Ausfüllen</Link>
      <Search />
      <main ref={main} tabIndex={-1} key="main">
        {pages[pathname]}
      </main>
    </>
  )
}
const show = (): void =>
  void render(
    <MemoryRouter>
      <Frame />
    </MemoryRouter>,
  )
const go = (name: string): Promise<void> => userEvent.click(screen.getByRole('link', { name }))
const heading = (name: string): HTMLElement => screen.getByRole('heading', { name })

it('leaves the focus of the first page to the browser', () => {
  show()
  expect(document.body).toHaveFocus()
})

it('goes to the heading of the next page, which is no stop of Tab', async () => {
  show()
  await go('Weiter')
  expect(heading('Danach')).toHaveFocus()
  expect(heading('Danach')).toHaveAttribute('tabindex', '-1')
})

it('waits in the content for a heading that comes later', async () => {
  show()
  await go('Langsam')
  expect(screen.getByRole('main')).toHaveFocus()
  act(() => screen.getByRole('button', { name: 'Laden' }).click())
  await waitFor(() => expect(heading('Spät')).toHaveFocus())
})

it('does not take the focus from somebody who went on meanwhile', async () => {
  show()
  await go('Langsam')
  await userEvent.click(screen.getByRole('button', { name: 'Laden' }))
  await waitFor(() => expect(heading('Spät')).toBeVisible())
  expect(screen.getByRole('button', { name: 'Laden' })).toHaveFocus()
})

it('leaves it where the page itself put it', async () => {
  show()
  await go('Ausfüllen')
  expect(screen.getByLabelText('Name')).toHaveFocus()
})

it('stays in an open dialog with what is typed, and goes to the heading once that is gone', async () => {
  show()
  await userEvent.click(screen.getByRole('button', { name: 'Suchen' }))
  const field = await screen.findByLabelText('Wonach')
  await userEvent.type(field, 'a{Enter}b')
  expect(await screen.findByText('Danach')).toBeVisible()
  expect(field).toHaveFocus()
  await userEvent.keyboard('c')
  expect(field).toHaveValue('abc')
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(heading('Danach')).toHaveFocus())
})
