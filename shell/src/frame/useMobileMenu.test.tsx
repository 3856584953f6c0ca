import { jest } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { useMobileMenu } from './useMobileMenu.ts'

const Menu = ({ pathname }: { pathname: string }): ReactNode => {
  const { open, toggle, area } = useMobileMenu(pathname)
  return (
    <>
      <header ref={area}>
        <button onClick={toggle} aria-label="Menü">
          {open ? <i key="close" data-testid="close" /> : <i key="open" data-testid="open" />}
        </button>
        {open && <a href="#sales">Empfehlen</a>}
      </header>
      <main>
        Inhalt <button>Weiter</button>
      </main>
    </>
  )
}
const isOpen = (): boolean => screen.queryByRole('link') !== null

describe('the menu on small screens', () => {
  beforeEach(() => {
    jest.useFakeTimers()
  })
  afterEach(() => {
    jest.useRealTimers()
  })
  const openIt = (): ReturnType<typeof render> => {
    const view = render(<Menu pathname="/a" />)
    act(() => screen.getByRole('button', { name: 'Menü' }).click())
    expect(isOpen()).toBe(true)
    return view
  }

  it('closes 150 ms after a click elsewhere', () => {
    openIt()
    act(() => screen.getByRole('main').click())
    act(() => jest.advanceTimersByTime(149))
    expect(isOpen()).toBe(true)
    act(() => jest.advanceTimersByTime(1))
    expect(isOpen()).toBe(false)
  })

  it('stays open on a click inside, and its button closes it', () => {
    openIt()
    act(() => screen.getByRole('link').click())
    act(() => jest.advanceTimersByTime(1000))
    expect(isOpen()).toBe(true)
    act(() => screen.getByRole('button', { name: 'Menü' }).click())
    expect(isOpen()).toBe(false)
  })

  it('opens by its icon, which is another one from then on', () => {
    render(<Menu pathname="/a" />)
    act(() => screen.getByTestId('open').click())
    act(() => jest.advanceTimersByTime(1000))
    expect(isOpen()).toBe(true)
  })

  it('gives the focus back to its button on Escape', () => {
    openIt()
    act(() => screen.getByRole('link').focus())
    act(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })))
    expect(screen.getByRole('button', { name: 'Menü' })).toHaveFocus()
  })

  it('closes when the focus goes on into the page', () => {
    openIt()
    act(() => screen.getByRole('link').focus())
    expect(isOpen()).toBe(true)
    act(() => screen.getByRole('button', { name: 'Weiter' }).focus())
    expect(isOpen()).toBe(false)
  })

  it('closes on Escape and on another page', () => {
    const { rerender } = openIt()
    act(() => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })))
    expect(isOpen()).toBe(false)
    act(() => screen.getByRole('button', { name: 'Menü' }).click())
    rerender(<Menu pathname="/b" />)
    expect(isOpen()).toBe(false)
  })
})
