import { jest } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { Component, type ComponentType, type ReactNode } from 'react'
import { part } from '../../router/page.tsx'
import { ThemeRoot } from '../../theme/index.ts'
import { PartBoundary } from './PartBoundary.tsx'

class Around extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false }
  static getDerivedStateFromError = (): { failed: boolean } => ({ failed: true })
  override render(): ReactNode {
    return this.state.failed ? 'Die ganze Seite' : this.props.children
  }
}

const open = (isOnline: boolean) => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined)
  const onLine = jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(isOnline)
  const load = jest.fn<() => Promise<{ default: ComponentType }>>().mockRejectedValue(new Error('gone'))
  const Quiz = part(load, 'Gleich')
  render(
    <ThemeRoot>
      <Around>
        <nav aria-label="Kursaufbau" />
        <PartBoundary title="Das Quiz fehlt" place="1">
          <Quiz />
        </PartBoundary>
      </Around>
    </ThemeRoot>,
  )
  return { load, onLine }
}

it('keeps the page around a part that cannot be fetched offline, and shows the part once there is a connection', async () => {
  const { load, onLine } = open(false)
  expect(await screen.findByRole('alert')).toHaveTextContent('Du bist gerade offline')
  expect(screen.getByRole('navigation')).toBeVisible()
  load.mockResolvedValue({ default: () => <p>{'Das Quiz'}</p> })
  onLine.mockReturnValue(true)
  act(() => void window.dispatchEvent(new Event('online')))
  expect(await screen.findByText('Das Quiz')).toBeVisible()
})

it('leaves what fails with a connection to the boundary around it', async () => {
  open(true)
  expect(await screen.findByText('Die ganze Seite')).toBeVisible()
})
