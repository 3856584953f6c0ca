import { jest } from '@jest/globals'
import { watchStarved } from './watch-starved.ts'

/** A page whose processor rests or does not, and whose changes are drawn or not. */
const page = ({ rests, draws }: { rests: boolean; draws: boolean }) => {
  Object.assign(globalThis, { scheduler: { postTask: (run: () => void) => rests && run() } })
  let drawn = 0
  return { ask: () => (drawn += draws ? 1 : 0), drawn: () => drawn }
}

describe('a remote that is drawn', () => {
  beforeEach(() => {
    jest.useFakeTimers()
  })
  afterEach(() => {
    jest.useRealTimers()
    Reflect.deleteProperty(globalThis, 'scheduler')
  })
  it.each([
    ['without end', { rests: false, draws: false }, 1],
    ['on a slow line', { rests: true, draws: false }, 0],
    ['with a lot of work', { rests: false, draws: true }, 0],
    ['as usual', { rests: true, draws: true }, 0],
  ])('%s', (_, how, times) => {
    const tell = jest.fn()
    const stop = watchStarved(page(how), tell)
    jest.advanceTimersByTime(10_000)
    expect(tell).toHaveBeenCalledTimes(times)
    stop()
  })
  it('without end is noticed with a press, until it is left', () => {
    const tell = jest.fn()
    const stop = watchStarved(page({ rests: false, draws: false }), tell)
    jest.advanceTimersByTime(6000)
    dispatchEvent(new Event('pointerdown'))
    jest.advanceTimersByTime(6000)
    expect(tell).toHaveBeenCalledTimes(2)
    dispatchEvent(new Event('pointerdown'))
    stop()
    dispatchEvent(new Event('pointerdown'))
    jest.advanceTimersByTime(60_000)
    expect(tell).toHaveBeenCalledTimes(2)
  })
})
