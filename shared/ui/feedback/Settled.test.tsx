import { jest } from '@jest/globals'
import { act, render, screen } from '@testing-library/react'
import { Settled } from './Settled.tsx'

const page = (...loading: boolean[]) => (
  <Settled queries={loading.map((isLoading) => ({ isLoading }))} waiting="wartet">
    <button type="button">Suchen</button>
  </Settled>
)
const button = () => screen.queryByRole('button', { name: 'Suchen' })

describe('what stands below something that is read', () => {
  beforeEach(() => {
    jest.useFakeTimers()
  })
  afterEach(() => {
    jest.useRealTimers()
  })

  it('comes once all of it has come or failed', () => {
    const { rerender } = render(page(true, true))
    expect(button()).toBeNull()
    expect(screen.getByText('wartet')).toBeVisible()
    rerender(page(false, true))
    expect(button()).toBeNull()
    rerender(page(false, false))
    expect(button()).toBeVisible()
  })

  it('is there at once where nothing is waited for', () => {
    render(page(false))
    expect(button()).toBeVisible()
  })

  it('stays when something is read anew', () => {
    const { rerender } = render(page(false))
    rerender(page(true))
    expect(button()).toBeVisible()
  })

  it('waits three seconds at most', () => {
    render(page(true))
    act(() => jest.advanceTimersByTime(2_900))
    expect(button()).toBeNull()
    act(() => jest.advanceTimersByTime(200))
    expect(button()).toBeVisible()
  })
})
