import '@testing-library/jest-dom'
import { cleanup } from '@testing-library/react'
import { jest } from '@jest/globals'
import { TextDecoder, TextEncoder } from 'node:util'

// jsdom lacks them; react-router wants them when it is loaded.
Object.assign(globalThis, { TextDecoder, TextEncoder })

// What happens in a browser console unforeseen is a failure, not noise.
let complaints = []
beforeEach(() => {
  complaints = []
  for (const level of ['error', 'warn']) {
    jest.spyOn(console, level).mockImplementation((...args) => complaints.push(args.map(String).join(' ')))
  }
})
afterEach(() => {
  cleanup()
  jest.restoreAllMocks()
  if (complaints.length > 0) throw new Error(`unexpected console output:\n${complaints.join('\n')}`)
})
