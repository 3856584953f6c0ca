import '@testing-library/jest-dom'
import { cleanup, configure } from '@testing-library/react'
import { jest } from '@jest/globals'

// The first dialog of a run is fetched like any chunk; a busy machine may take its time for it.
configure({ asyncUtilTimeout: 5000 })

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
