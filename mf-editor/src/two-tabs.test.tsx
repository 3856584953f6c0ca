import { renderPage } from '@kursportal/shared/testing'
import { act, screen, waitFor } from '@testing-library/react'
import { locks } from 'node:worker_threads'
import { useEffect, useState, type ReactNode } from 'react'
import { copyLeft } from '@kursportal/shared/testing/kept'
import { InviteForm } from './features/accesses/components/InviteForm.tsx'

// jsdom has no locks; Node's are what browsers have.
beforeAll(() => Object.defineProperty(navigator, 'locks', { value: locks, configurable: true }))
afterAll(() => void Reflect.deleteProperty(navigator, 'locks'))

type Shown = readonly string[]
let show: (tabs: Shown) => void = () => undefined

/** Forms of one part, each as in a tab of its own, by the names of the tabs. */
const Tabs = ({ first }: { first: Shown }): ReactNode => {
  const [tabs, setTabs] = useState(first)
  useEffect(() => {
    show = setTabs
  }, [])
  return tabs.map((tab) => (
    <section key={tab} aria-label={tab}>
      <InviteForm accessId="a" />
    </section>
  ))
}

const open = (...tabs: string[]) =>
  renderPage(<Tabs first={tabs} />, { answers: { 'POST /access/invitations': { sent: 1 } } })
const showTabs = (...tabs: string[]) => act(() => show(tabs))
const field = (tab: string) => {
  const found = screen.getByRole('region', { name: tab }).querySelector('textarea')
  if (!found) throw new Error(`the tab ${tab} shows no field`)
  return found
}

describe('two tabs of one person that have one form open', () => {
  it('begin with nothing of each other, and each comes back with its own', async () => {
    const { user } = open('one')
    await user.type(field('one'), 'eins@beispiel.de')
    showTabs('one', 'two')
    await user.type(field('two'), 'zwei@beispiel.de')
    expect(field('two')).toHaveValue('zwei@beispiel.de')
    expect(screen.queryByText(/ist wieder da/)).not.toBeInTheDocument()
    showTabs('two')
    showTabs('two', 'one again')
    await waitFor(() => expect(field('one again')).toHaveValue('eins@beispiel.de'))
    expect(screen.getByText(/ist wieder da/)).toBeVisible()
    expect(field('two')).toHaveValue('zwei@beispiel.de')
  })

  it('give what they leave to the next ones, the newest first, each once', async () => {
    const { user } = open('one', 'two')
    await user.type(field('one'), 'eins@beispiel.de')
    await user.type(field('two'), 'zwei@beispiel.de')
    showTabs()
    showTabs('three')
    await waitFor(() => expect(field('three')).toHaveValue('zwei@beispiel.de'))
    showTabs('three', 'four')
    await waitFor(() => expect(field('four')).toHaveValue('eins@beispiel.de'))
    showTabs('three', 'four', 'five')
    await user.type(field('five'), 'x')
    expect(field('five')).toHaveValue('x')
  })

  it('let go of their own only, once it is given up', async () => {
    const { user } = open('one', 'two')
    await user.type(field('one'), 'eins@beispiel.de')
    await user.type(field('two'), 'zwei@beispiel.de')
    await user.clear(field('two'))
    showTabs()
    await waitFor(async () =>
      expect(await copyLeft('invite/a')).toMatchObject({ value: { emails: 'eins@beispiel.de' } }),
    )
  })
})

it('does not wait for a page that the system has put to sleep', async () => {
  const { user } = open('one')
  await user.type(field('one'), 'eins@beispiel.de')
  showTabs()
  let wake: () => void = () => undefined
  const asleep = locks.request('kursportal-kept', () => new Promise<void>((resolve) => (wake = resolve)))
  showTabs('two')
  await waitFor(() => expect(field('two')).toHaveValue('eins@beispiel.de'))
  wake()
  await asleep
})
