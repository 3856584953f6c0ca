import { addAccess } from '../../seed/scenarios/learning.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import { addSociety } from '../../seed/scenarios/societies.ts'
import { itemsOf } from '../../testing/answers.ts'
import { openTestPlatform, TEST_PASSWORD, type TestPlatform } from '../../testing/test-platform.ts'
import { openLearningWorld } from '../learning/learning.fixtures.ts'

describe('a group of somebody’s own that ends with their account', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())

  it('gives its members no course any more, and leaves one that ended before as it was', async () => {
    const { draft, live, eva_id } = await openLearningWorld(platform)
    const ended = new Date('2026-01-02T03:04:05Z')
    const { owner, group, access } = await platform.run(async (context) => {
      await addPerson(context, { email: 'admin@beispiel.de', is_admin: true })
      const owner_id = await addPerson(context, { email: 'gerd@beispiel.de' })
      const mia = await addPerson(context, { email: 'mia@beispiel.de' })
      const own = { owner_id, is_community: false }
      const former = await addSociety(context, { name: 'Gerds erste', ...own })
      await context.db.updateTable('societies').set({ deleted_at: ended }).where('id', '=', former).execute()
      const society = await addSociety(context, { name: 'Gerds zweite', ...own, member_ids: [mia] })
      const course = { owner_id: eva_id, name: 'Für Vereine', course_ids: [draft] }
      return {
        owner: owner_id,
        group: society,
        access: await addAccess(context, { ...course, society_ids: [society] }),
      }
    })
    const mia = await platform.as('mia@beispiel.de')
    const admin = await platform.as('admin@beispiel.de')
    const learns = async () => (await mia.get('/course', { 'course-id': live })).status
    const served = async () =>
      itemsOf(await admin.get('/accesses', { all: true })).find(({ id }) => id === access)?.['societies']
    expect([await learns(), await served()]).toEqual([200, 1])
    await admin.patch(`/society?society-id=${group}`, { name: 'Gerd Gruber empfiehlt', city: 'Ulm' })
    const gone = await admin.inject({
      method: 'DELETE',
      url: `/api/user?user-id=${owner}&let-lapse=true`,
      headers: { 'x-admin-password': TEST_PASSWORD },
    })
    expect(gone.status).toBe(200)
    expect([await learns(), await served()]).toEqual([404, 0])
    expect((await mia.get('/user')).body).toMatchObject({ society_id: null })
    const societies = await platform.context.db
      .selectFrom('societies')
      .select(['id', 'name', 'deleted_at'])
      .orderBy('deleted_at')
      .execute()
    expect(societies).toMatchObject([
      { name: 'Gelöschtes Konto', deleted_at: ended },
      { id: group, name: 'Gelöschtes Konto' },
    ])
    const renamed = itemsOf(await admin.get('/audit-log')).find(({ action }) => action === 'society_changed')
    expect(renamed).toMatchObject({ subject: 'Gelöschtes Konto', details: { after: { city: 'Ulm' } } })
    expect(JSON.stringify(renamed)).not.toMatch(/Gerd/)
  })
})
