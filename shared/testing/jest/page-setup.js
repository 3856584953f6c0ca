// The first thing of each page test: the file itself loads it (page-modules.mjs), so its hooks are the file's.
import { ModernFakeTimers } from '@jest/fake-timers'
import '@testing-library/jest-dom'
import { cleanup, configure, getConfig } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { beginPage, endPage } from './page-world.mjs'
import { drawStyles } from './plain-styles.mjs'

// It changes prototypes once for good.
userEvent.setup()
beginPage()

// The first dialog of a run is fetched like any chunk; a busy machine may take its time for it.
configure({ asyncUtilTimeout: 30_000 })

// Who waits for an element asks many times; the document is printed once, when the time is over.
const { getElementError } = getConfig()
configure({
  getElementError: (message, container) => {
    const { _disableExpensiveErrorDiagnostics: isWaiting } = getConfig()
    return isWaiting ? new Error(message) : getElementError(message, container)
  },
})

// A test of styles imports `@kursportal/shared/testing/styles`.
drawStyles(false)

// The runner's own know less. What Node works with by itself goes on.
const ofNode = ['nextTick', 'setImmediate', 'clearImmediate', 'queueMicrotask']
const timers = new ModernFakeTimers({ config: { fakeTimers: { enableGlobally: true } }, global: globalThis })
Object.assign(jest, {
  useFakeTimers: () => timers.useFakeTimers({ doNotFake: ofNode }),
  useRealTimers: () => timers.useRealTimers(),
  advanceTimersByTime: (ms) => timers.advanceTimersByTime(ms),
  advanceTimersByTimeAsync: (ms) => timers.advanceTimersByTimeAsync(ms),
  getTimerCount: () => timers.getTimerCount(),
})

beforeAll(() => {
  globalThis.IS_REACT_ACT_ENVIRONMENT = true
})
afterAll(endPage)

// jsdom does not know the element <search>; browsers do.
const unknownToJsdom = /is unrecognized in this browser.* search$/

// No page reaches a server, and what would say something by itself says nothing.
class SilentSocket extends EventTarget {
  close() {
    // Nothing to hang up.
  }
}
beforeEach(() => Object.assign(globalThis, { WebSocket: SilentSocket }))

// jsdom lays nothing out, so nothing is out of sight.
beforeEach(() => Object.assign(Element.prototype, { scrollIntoView: () => undefined }))

// Each test has a tab of its own.
beforeEach(() => sessionStorage.clear())

// What happens in a browser console unforeseen is a failure, not noise.
let complaints = []
beforeEach(() => {
  complaints = []
  jest.clearAllMocks()
  for (const level of ['error', 'warn']) {
    jest.spyOn(console, level).mockImplementation((...args) => {
      const said = args.map(String).join(' ')
      if (!unknownToJsdom.test(said)) complaints.push(said)
    })
  }
})
afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
  if (complaints.length > 0) throw new Error(`unexpected console output:\n${complaints.join('\n')}`)
})
