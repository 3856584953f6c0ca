import base from './testing/jest/base.mjs'
import browser from './testing/jest/browser.mjs'

const { reporters, maxWorkers, ...common } = base
const { reporters: _r, maxWorkers: _m, ...ofPages } = browser
/** Of the server and of builds. */
const inNode = ['contract', 'domain', 'federation/cli', 'federation/tools', 'federation/webpack']

/** Two projects: what runs in Node, and everything else as in a browser. */
export default {
  reporters,
  maxWorkers,
  projects: [
    {
      ...common,
      displayName: 'rules',
      testMatch: inNode.map((folder) => `<rootDir>/${folder}/**/*.test.ts`),
    },
    {
      ...ofPages,
      displayName: 'browser',
      testPathIgnorePatterns: [
        ...ofPages.testPathIgnorePatterns,
        `<rootDir>/(${inNode.join('|')})/.*\\.test\\.ts$`,
      ],
    },
  ],
}
