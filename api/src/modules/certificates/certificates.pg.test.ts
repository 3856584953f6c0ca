import { addSociety } from '../../seed/scenarios/societies.ts'
import { codeOf, idOf } from '../../testing/answers.ts'
import { openTestPlatform, TEST_PASSWORD, type TestPlatform } from '../../testing/test-platform.ts'
import { arrangeCertificates, type CertificateWorld } from '../../testing/certificate-world.ts'

/** What only a database with many connections can show: one certificate, one finish, whatever is pressed at once. */
describe('certificates on PostgreSQL, everything at once', () => {
  let platform: TestPlatform
  let world: CertificateWorld
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    world = await arrangeCertificates(platform)
    await world.finish()
  })

  it('ten confirmations at once give one certificate and one finish', async () => {
    await platform.run((context) =>
      addSociety(context, { name: 'TSV', owner_id: world.ids.creator, member_ids: [world.ids.anna] }),
    )
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => world.anna.post('/user-finish', world.complete())),
    )
    expect(answers.map(codeOf)).toEqual(Array(10).fill('200'))
    expect(new Set(answers.map(idOf)).size).toBe(1)
    const { db } = platform.context
    expect(await db.selectFrom('certificates').select('id').execute()).toHaveLength(1)
    expect(await db.selectFrom('society_finishes').select('year').execute()).toEqual([{ year: 2026 }])
  })

  it('confirming while an admin removes the progress leaves a whole certificate, or none', async () => {
    const admin = await platform.as('admin@beispiel.de')
    const query = { 'user-id': world.ids.anna, 'course-id': world.ids.live }
    const [confirmed, removed] = await Promise.all([
      world.anna.post('/user-finish', world.complete()),
      admin.inject({
        method: 'DELETE',
        url: '/api/course-progress',
        query,
        headers: { 'x-admin-password': TEST_PASSWORD },
      }),
    ])
    expect(codeOf(removed)).toBe('204')
    expect(['200', '400 course_not_finished']).toContain(codeOf(confirmed))
    const left = await platform.context.db.selectFrom('certificates').select('participation_id').execute()
    expect(left).toEqual(confirmed.status === 200 ? [{ participation_id: null }] : [])
  })
})
