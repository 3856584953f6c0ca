import { useUnsaved } from '@kursportal/shared/store'
import { act, render, screen } from '@testing-library/react'
import { jest } from '@jest/globals'
import type { ReactNode } from 'react'
import { useHeld } from './useHeld.ts'

const Typing = ({ unsaved }: { unsaved: boolean }): ReactNode => {
  useUnsaved(unsaved)
  return 'Formular'
}
const Place = ({
  shown,
  pathname = '/a',
  unsaved = true,
}: {
  shown?: string
  pathname?: string
  unsaved?: boolean
}): ReactNode => (useHeld(shown, pathname) === undefined ? 'Abgeschaltet' : <Typing unsaved={unsaved} />)

describe('a page whose remote was switched off', () => {
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())
  const look = () => act(() => jest.advanceTimersByTime(600))

  it('stays while something typed is not saved, and goes with it', () => {
    const { rerender } = render(<Place shown="mf-a" />)
    rerender(<Place />)
    look()
    expect(screen.getByText('Formular')).toBeVisible()
    rerender(<Place unsaved={false} />)
    look()
    expect(screen.getByText('Abgeschaltet')).toBeVisible()
  })

  it('does not come back for what is typed after it went', () => {
    const Both = ({ shown, typed }: { shown?: string; typed: boolean }): ReactNode => (
      <>
        <Place {...(shown && { shown })} unsaved={false} />
        <Typing unsaved={typed} />
      </>
    )
    const { rerender } = render(<Both shown="mf-a" typed={false} />)
    rerender(<Both typed={false} />)
    rerender(<Both typed />)
    rerender(<Both typed />)
    expect(screen.getByText(/Abgeschaltet/)).toBeVisible()
  })

  it('goes at once where nothing is typed, and at another address', () => {
    const { rerender } = render(<Place shown="mf-a" unsaved={false} />)
    rerender(<Place unsaved={false} />)
    expect(screen.getByText('Abgeschaltet')).toBeVisible()
    rerender(<Place shown="mf-a" />)
    rerender(<Place pathname="/b" />)
    expect(screen.getByText('Abgeschaltet')).toBeVisible()
  })
})
