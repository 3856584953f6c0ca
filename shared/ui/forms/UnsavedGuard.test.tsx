import { jest } from '@jest/globals'
import { render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import { hasUnsaved } from '../../store/unsaved.ts'
import { ThemeRoot } from '../../theme/index.ts'
import { UnsavedGuard } from './UnsavedGuard.tsx'

/** jsdom has no Request, and a router without loaders only carries it about. */
class CarriedRequest {
  readonly method = 'GET'
  readonly url: string
  readonly signal: AbortSignal | null | undefined
  constructor(url: string, init: RequestInit = {}) {
    this.url = url
    this.signal = init.signal
  }
}

const visit = (when: boolean, save?: () => Promise<boolean>) => {
  const router = createMemoryRouter(
    [
      {
        path: '/edit',
        element: (
          <ThemeRoot>
            <Link to="/away">Weg</Link>
            <UnsavedGuard when={when} save={save} />
          </ThemeRoot>
        ),
      },
      { path: '/away', element: <p>Woanders</p> },
    ],
    { initialEntries: ['/edit'] },
  )
  render(<RouterProvider router={router} />)
  return userEvent.click(screen.getByRole('link', { name: 'Weg' }))
}

describe('the guard of unsaved changes', () => {
  beforeAll(() => void Object.assign(globalThis, { Request: CarriedRequest }))

  it('lets go when everything is saved', async () => {
    await visit(false)
    expect(await screen.findByText('Woanders')).toBeVisible()
  })

  it('asks first, stays, and leaves when told to', async () => {
    await visit(true)
    expect(hasUnsaved()).toBe(true)
    await userEvent.click(await screen.findByRole('button', { name: 'Hier bleiben' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    await userEvent.click(screen.getByRole('link', { name: 'Weg' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Ohne Speichern verlassen' }))
    expect(await screen.findByText('Woanders')).toBeVisible()
    expect(hasUnsaved()).toBe(false)
  })
})

describe('saving on the way out', () => {
  beforeAll(() => void Object.assign(globalThis, { Request: CarriedRequest }))

  it('goes on once everything is saved', async () => {
    const save = jest.fn(() => Promise.resolve(true))
    await visit(true, save)
    await userEvent.click(await screen.findByRole('button', { name: 'Speichern und weiter' }))
    expect(await screen.findByText('Woanders')).toBeVisible()
    expect(save).toHaveBeenCalledTimes(1)
  })

  it('stays and says so when it could not be saved', async () => {
    await visit(true, () => Promise.resolve(false))
    await userEvent.click(await screen.findByRole('button', { name: 'Speichern und weiter' }))
    expect(await screen.findByRole('alert')).toHaveTextContent('Das ging nicht.')
    await userEvent.click(screen.getByRole('button', { name: 'Hier bleiben' }))
    expect(screen.queryByText('Woanders')).not.toBeInTheDocument()
  })
})

function SavedPage() {
  const [saved, setSaved] = useState(false)
  const save = () => {
    setSaved(true)
    return Promise.resolve(true)
  }
  return (
    <ThemeRoot>
      <Link to="/away">Weg</Link>
      <UnsavedGuard when={!saved} save={save} />
    </ThemeRoot>
  )
}

// Saving ends what the guard asks for; the way on must outlive that.
it('goes on although the page has nothing unsaved any more', async () => {
  Object.assign(globalThis, { Request: CarriedRequest })
  const router = createMemoryRouter([
    { path: '/', element: <SavedPage /> },
    { path: '/away', element: <p>Woanders</p> },
  ])
  render(<RouterProvider router={router} />)
  await userEvent.click(screen.getByRole('link', { name: 'Weg' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Speichern und weiter' }))
  expect(await screen.findByText('Woanders')).toBeVisible()
})
