import base from '../shared/testing/jest/base.mjs'

const { reporters, maxWorkers, ...common } = base
/** Minutes the test of faults was asked to kill processes; it has many faults besides. */
const faults = Number(process.env['FAULTS_MINUTES'] ?? 0)
if (faults > 0) process.env['TEST_FILE_MINUTES'] = String(faults + 60)
const onPostgres = '<rootDir>/**/*.pg.test.ts'
/** Folders whose every test runs on PostgreSQL as well, `test:deep` says so: their SQL is run once as a whole there. */
const wholeOnPostgres = (process.env['WHOLE_ON_POSTGRES'] ?? '').split(',').filter((folder) => folder !== '')

/**
 * Two projects: most tests run on the embedded database; `*.pg.test.ts`, about locks and races, on a real PostgreSQL
 * server that is started for them.
 */
export default {
  reporters,
  maxWorkers,
  projects: [
    {
      ...common,
      displayName: 'embedded',
      testPathIgnorePatterns: [...common.testPathIgnorePatterns, '\\.pg\\.test\\.ts$'],
    },
    {
      ...common,
      displayName: 'postgres',
      testMatch: [onPostgres, ...wholeOnPostgres.map((folder) => `<rootDir>/${folder}/**/*.test.ts`)],
      globalSetup: '<rootDir>/src/testing/start-postgres.ts',
      globalTeardown: '<rootDir>/src/testing/stop-postgres.ts',
      setupFiles: [...common.setupFiles, '<rootDir>/src/testing/use-postgres.ts'],
    },
  ],
}
