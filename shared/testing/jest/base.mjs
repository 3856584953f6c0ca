import { fileURLToPath } from 'node:url'

/**
 * What takes long and need not run at each push, and what needs a PostgreSQL server: `npm run test:deep` runs it, and so
 * does whoever names its file.
 */
const deep = '\\.(deep|pg)\\.test\\.tsx?$'
const isNamed = process.argv.slice(2).some((word) => !word.startsWith('-'))

/** What the jest configurations of all packages have in common: TypeScript through swc, native ES modules. */
export default {
  transform: {
    '^.+\\.tsx?$': [
      fileURLToPath(import.meta.resolve('@swc/jest')),
      {
        jsc: {
          target: 'es2024',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'es6' },
        sourceMaps: 'inline',
      },
    ],
  },
  extensionsToTreatAsEsm: ['.ts', '.tsx'],
  testMatch: ['<rootDir>/**/*.test.ts', '<rootDir>/**/*.test.tsx'],
  testPathIgnorePatterns: ['/node_modules/', '/dist/', ...(isNamed ? [] : [deep])],
  modulePathIgnorePatterns: ['/dist/'],
  setupFiles: [fileURLToPath(new URL('properties.mjs', import.meta.url))],
  clearMocks: true,
  // A machine that does other things too must not make a test red.
  testTimeout: 120_000,
  // One for each core: jest would leave one free, and on two cores that is half of them.
  maxWorkers: '100%',
  // What a test file leaves behind in its worker slows down every file after it; a new worker costs half a second.
  workerIdleMemoryLimit: '700MB',
  reporters: ['default', fileURLToPath(new URL('count-reporter.mjs', import.meta.url))],
}
