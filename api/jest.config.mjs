import { fileURLToPath } from 'node:url'
import base from '../shared/testing/jest/base.mjs'

const { reporters, maxWorkers, testTimeout, workerIdleMemoryLimit: _, ...common } = base
// The server runs from source, so its tests need neither a transform nor a world of modules for each file.
const runner = fileURLToPath(new URL('../scripts/native-runner.mjs', import.meta.url))
const node = { ...common, testEnvironment: 'node', runner }
const onPostgres = '<rootDir>/**/*.pg.test.ts'
/** Folders whose every test runs on PostgreSQL as well, `test:deep` says so: their SQL is run once as a whole there. */
const wholeOnPostgres = (process.env['WHOLE_ON_POSTGRES'] ?? '').split(',').filter((folder) => folder !== '')

/**
 * Two projects: most tests run on the embedded database; `*.pg.test.ts`, about locks and races, on a real PostgreSQL
 * server that is started for them.
 */
export default {
  reporters,
  testTimeout,
  maxWorkers,
  projects: [
    {
      ...node,
      displayName: 'embedded',
      testPathIgnorePatterns: [...common.testPathIgnorePatterns, '\\.pg\\.test\\.ts$'],
    },
    {
      ...node,
      displayName: 'postgres',
      testMatch: [onPostgres, ...wholeOnPostgres.map((folder) => `<rootDir>/${folder}/**/*.test.ts`)],
      globalSetup: '<rootDir>/src/testing/start-postgres.ts',
      globalTeardown: '<rootDir>/src/testing/stop-postgres.ts',
      setupFiles: [...common.setupFiles, '<rootDir>/src/testing/use-postgres.ts'],
    },
  ],
}
