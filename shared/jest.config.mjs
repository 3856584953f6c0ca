import { fileURLToPath } from 'node:url'
import base from './testing/jest/base.mjs'
import browser from './testing/jest/browser.mjs'

const { reporters, maxWorkers, testTimeout, workerIdleMemoryLimit, ...common } = base
const { reporters: _r, maxWorkers: _m, testTimeout: _t, workerIdleMemoryLimit: _l, ...inBrowsers } = browser
const rules = ['<rootDir>/contract/**/*.test.ts', '<rootDir>/domain/**/*.test.ts']

/**
 * Two projects: the rules and the contract, which the server runs from source and so do their tests (docs/decisions/0350);
 * everything else as in a browser.
 */
export default {
  reporters,
  maxWorkers,
  testTimeout,
  workerIdleMemoryLimit,
  projects: [
    {
      ...common,
      displayName: 'rules',
      testEnvironment: 'node',
      runner: fileURLToPath(new URL('../scripts/native-runner.mjs', import.meta.url)),
      testMatch: rules,
    },
    {
      ...inBrowsers,
      displayName: 'browser',
      testPathIgnorePatterns: [
        ...inBrowsers.testPathIgnorePatterns,
        '<rootDir>/(contract|domain)/.*\\.test\\.ts$',
      ],
    },
  ],
}
