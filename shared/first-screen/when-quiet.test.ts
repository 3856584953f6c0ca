import { jest } from '@jest/globals'
import { fetchWhenQuiet, whenQuiet } from './when-quiet.ts'

describe('what nobody waits for', () => {
  const work = jest.fn()
  beforeEach(() => {
    jest.useFakeTimers()
    work.mockClear()
    document.body.replaceChildren()
  })
  afterEach(() => {
    jest.useRealTimers()
    for (const name of ['requestIdleCallback', 'cancelIdleCallback']) Reflect.deleteProperty(globalThis, name)
  })
  const waiting = (): HTMLElement => {
    const shape = document.body.appendChild(document.createElement('div'))
    shape.dataset['waiting'] = ''
    return shape
  }
  const browserWithIdle = () => {
    const idle = new Map<number, () => void>()
    Object.assign(globalThis, {
      requestIdleCallback: (given: () => void) => idle.set(idle.size + 1, given).size,
      cancelIdleCallback: (id: number) => idle.delete(id),
    })
    return () => {
      for (const [id, given] of idle) {
        idle.delete(id)
        given()
      }
    }
  }

  it('is done when the browser has nothing to do', () => {
    const rest = browserWithIdle()
    whenQuiet(work)
    jest.advanceTimersByTime(10_000)
    expect(work).not.toHaveBeenCalled()
    rest()
    expect(work).toHaveBeenCalledTimes(1)
  })

  it('comes after what is waited for', () => {
    const rest = browserWithIdle()
    const shape = waiting()
    whenQuiet(work)
    rest()
    shape.remove()
    expect(work).not.toHaveBeenCalled()
    jest.advanceTimersByTime(250)
    rest()
    expect(work).toHaveBeenCalledTimes(1)
  })

  it('comes in time where the browser cannot say that it rests', () => {
    whenQuiet(work)
    jest.advanceTimersByTime(499)
    expect(work).not.toHaveBeenCalled()
    jest.advanceTimersByTime(1)
    expect(work).toHaveBeenCalledTimes(1)
  })

  it('is not kept back for ever by what never comes', () => {
    waiting()
    whenQuiet(work)
    jest.advanceTimersByTime(9_500)
    expect(work).not.toHaveBeenCalled()
    jest.advanceTimersByTime(2_000)
    expect(work).toHaveBeenCalledTimes(1)
  })

  it.each([0, 500, 600])('can be left after %d ms', (passed) => {
    waiting()
    const leave = whenQuiet(work)
    jest.advanceTimersByTime(passed)
    leave()
    document.body.replaceChildren()
    jest.advanceTimersByTime(5000)
    expect(work).not.toHaveBeenCalled()
  })

  it('that is fetched may fail: whoever needs it fetches it again', async () => {
    const load = jest.fn(() => Promise.reject(new Error('gone')))
    fetchWhenQuiet(load)
    await jest.advanceTimersByTimeAsync(500)
    expect(load).toHaveBeenCalledTimes(1)
  })
})
