import { sql } from 'kysely'
import type { Services } from '../../platform/context.ts'
import { openPostgresLocks, type SharedLocks } from '../../platform/db/shared-locks.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { openUploadLocker } from './upload-locker.ts'

describe('an upload that two processes are asked for', () => {
  let platform: TestPlatform
  let locksThere: SharedLocks
  let there: Services
  beforeAll(async () => {
    platform = await openTestPlatform()
    const { services, context } = platform
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(context.db)
    const url = new URL(process.env['TEST_DATABASE_URL'] ?? '')
    url.pathname = `/${rows[0]?.name}`
    locksThere = openPostgresLocks({ connectionString: url.href })
    there = { ...services, database: { ...services.database, locks: locksThere } }
  })
  afterAll(async () => {
    await locksThere.close()
    await platform.close()
  })
  const going = new AbortController().signal

  it('is given to whoever came last, once the one before has let go', async () => {
    const [first, second] = [openUploadLocker(platform.services), openUploadLocker(there)]
    const [before, after] = [first.locker.newLock('film'), second.locker.newLock('film')]
    const steps: string[] = []
    await before.lock(going, async () => {
      steps.push('asked to let go')
      await before.unlock()
    })
    await after.lock(going, () => undefined)
    steps.push('has it')
    expect(steps).toEqual(['asked to let go', 'has it'])
    await after.unlock()
    first.close()
    second.close()
  })

  it('is not given to a request that has ended meanwhile', async () => {
    const [first, second] = [openUploadLocker(platform.services), openUploadLocker(there)]
    const before = first.locker.newLock('other')
    await before.lock(going, () => undefined)
    const ended = second.locker.newLock('other').lock(AbortSignal.abort(), () => undefined)
    await expect(ended).rejects.toMatchObject({ status_code: 423 })
    await before.unlock()
    first.close()
    second.close()
  })
})
