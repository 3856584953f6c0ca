import { fileURLToPath } from 'node:url'

const here = (file) => fileURLToPath(new URL(file, import.meta.url))

/**
 * What takes long and need not run at each push, and what needs a PostgreSQL server: `npm run test:deep` runs it, and so
 * does whoever names its file.
 */
const deep = '\\.(deep|pg)\\.test\\.tsx?$'
const isNamed = process.argv.slice(2).some((word) => !word.startsWith('-'))

/** What the jest configurations of all packages have in common: tests run in plain Node, from source. */
export default {
  runner: here('native-runner.mjs'),
  testEnvironment: 'node',
  transform: {},
  testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', ...(isNamed ? [] : [deep])],
  modulePathIgnorePatterns: ['/dist/'],
  setupFiles: [here('properties.mjs')],
  // One for each core: jest would leave one free, and on two cores that is half of them.
  maxWorkers: '100%',
  reporters: ['default', here('count-reporter.mjs')],
}
