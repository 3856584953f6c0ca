import { StyleSheet } from '@emotion/sheet'
import '@testing-library/jest-dom'
import { cleanup, configure, getConfig } from '@testing-library/react'
import { jest } from '@jest/globals'
import { plainStyle } from './plain-styles.mjs'

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

// jsdom tries every rule on every element each time a test looks for one by its role, which is half of a long page's
// time. A test of styles asks for them: `@jest-environment-options {"styles": true}` in its first comment.
if (!globalThis.hasStyles) {
  StyleSheet.prototype.insert = () => undefined
  globalThis.getComputedStyle = plainStyle
}

// jsdom does not know the element <search>; browsers do.
const unknownToJsdom = /is unrecognized in this browser.* search$/

// No page reaches a server, and what would say something by itself says nothing.
class SilentSocket extends EventTarget {
  close() {
    // Nothing to hang up.
  }
}
beforeEach(() => Object.assign(globalThis, { WebSocket: SilentSocket }))

// What happens in a browser console unforeseen is a failure, not noise.
let complaints = []
beforeEach(() => {
  complaints = []
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
