import { jest } from '@jest/globals'
import { endSplash } from './splash.ts'

describe('the splash', () => {
  it('stays half a second, fades, and is gone 300 ms later', () => {
    jest.useFakeTimers()
    document.body.innerHTML = '<div id="splash"></div>'
    const splash = document.getElementById('splash')
    endSplash(splash, performance.now())
    jest.advanceTimersByTime(499)
    expect(splash).not.toHaveClass('fading')
    jest.advanceTimersByTime(1)
    expect(splash).toHaveClass('fading')
    jest.advanceTimersByTime(299)
    expect(splash).toBeInTheDocument()
    jest.advanceTimersByTime(1)
    expect(splash).not.toBeInTheDocument()
    jest.useRealTimers()
  })

  it('stays no longer than that when drawing took a part of it', () => {
    jest.useFakeTimers()
    document.body.innerHTML = '<div id="splash"></div>'
    const splash = document.getElementById('splash')
    endSplash(splash, performance.now() - 300)
    jest.advanceTimersByTime(199)
    expect(splash).not.toHaveClass('fading')
    jest.advanceTimersByTime(1)
    expect(splash).toHaveClass('fading')
    jest.useRealTimers()
  })
})
