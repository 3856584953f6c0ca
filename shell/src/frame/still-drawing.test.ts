import { act } from 'react'
import { jest } from '@jest/globals'
import { watchDrawing } from './still-drawing.ts'

describe('after an error nobody caught', () => {
  const dead = jest.fn()
  beforeAll(() => watchDrawing(dead))
  beforeEach(() => jest.useFakeTimers())
  afterEach(() => jest.useRealTimers())

  it('nothing happens while drawing goes on', () => {
    act(() => void dispatchEvent(new Event('error')))
    act(() => jest.advanceTimersByTime(4_000))
    expect(dead).not.toHaveBeenCalled()
  })

  it('drawing that does not come any more is told, once', () => {
    // Outside of act() the tests' own React draws nothing before its queue is worked off, which never happens here.
    Reflect.set(globalThis, 'IS_REACT_ACT_ENVIRONMENT', false)
    dispatchEvent(new Event('error'))
    dispatchEvent(new Event('error'))
    jest.advanceTimersByTime(4_000)
    expect(dead).toHaveBeenCalledTimes(1)
  })
})
