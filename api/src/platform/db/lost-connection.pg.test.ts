import { sql } from 'kysely'
import { messageOf } from '../errors.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'

/**
 * Ends every other connection to the same database, as a failover or a restart does, and waits until the server has:
 * one that it is about to end may still be taken, and fails its request.
 */
const endConnections = async ({ services: { database } }: TestPlatform): Promise<void> => {
  await sql`
    select pg_terminate_backend(pid, 10000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid()`.execute(database.db)
}

describe('a connection that is lost', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())

  it('between two statements of a transaction fails that transaction and nothing else', async () => {
    const begun = Promise.withResolvers<void>()
    const ended = Promise.withResolvers<void>()
    const write = platform.run(async (context) => {
      await addPerson(context, { email: 'verloren@beispiel.de' })
      begun.resolve()
      await ended.promise
      await addPerson(context, { email: 'auch-verloren@beispiel.de' })
    })
    const failed = write.then(
      () => 'written',
      (error: unknown) => messageOf(error),
    )
    await begun.promise
    await endConnections(platform)
    ended.resolve()
    expect(await failed).not.toBe('written')
    // The process lives, and the next request gets a new connection.
    await platform.run((context) => addPerson(context, { email: 'anna@beispiel.de' }))
    const anna = await platform.as('anna@beispiel.de')
    expect((await anna.get('/session-id')).status).toBe(200)
  })
})
