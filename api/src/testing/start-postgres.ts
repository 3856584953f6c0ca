import { startPostgres, type PostgresServer } from './postgres-server.ts'

declare global {
  var testPostgres: PostgresServer | undefined
}

/** Before the first test on PostgreSQL: one server for all of them; `use-postgres.ts` tells the test files. */
const start = async (): Promise<void> => {
  globalThis.testPostgres = await startPostgres()
  process.env['KURSPORTAL_TEST_POSTGRES'] = globalThis.testPostgres.url
}
export default start
