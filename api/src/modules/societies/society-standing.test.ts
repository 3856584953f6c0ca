import { addLevels } from '../../seed/scenarios/societies.ts'
import { codeOf, idOf, itemsOf } from '../../testing/answers.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { UNKNOWN } from '../../testing/values.ts'
import { addSocietyWorld, type SocietyWorld } from './society-world.testing.ts'

describe('what those who lead a society see', () => {
  let platform: TestPlatform
  let admin: TestClient
  let owner: TestClient
  let leader: TestClient
  let stranger: TestClient
  let ids: SocietyWorld['ids']

  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    ;({ ids, admin, owner, leader, stranger } = await addSocietyWorld(platform))
  })

  const listMembers = (query: Record<string, string>) =>
    leader.get('/users-in-society', { society_id: ids.society, ...query })

  it('shows members’ names and progress state only, and does not search what it does not show', async () => {
    const all = await listMembers({})
    expect(Object.keys(itemsOf(all)[0] ?? {}).sort()).toEqual([
      'first_name',
      'id',
      'joined_at',
      'last_name',
      'state',
    ])
    expect(itemsOf(all)).toMatchObject([{ last_name: 'Müßig', state: 'registered' }])
    expect(itemsOf(await listMembers({ search: 'MUSSIG' }))).toHaveLength(1)
    expect(itemsOf(await listMembers({ search: 'muessig' }))).toHaveLength(1)
    expect(itemsOf(await listMembers({ search: 'beispiel.de' }))).toHaveLength(0)
  })

  it('shows who invites and counts visits by day', async () => {
    const { client } = platform
    const query = { 'society-id': ids.society }
    expect((await client.get('/referral', query)).body).toEqual({
      id: ids.society,
      name: 'TSV Möwe',
      is_community: true,
      referral_code: expect.stringMatching(/^[A-Z2-9]{6}$/),
    })
    expect((await client.post('/referral-visit', { society_id: ids.society })).status).toBe(204)
    expect((await client.post('/referral-visit', { society_id: ids.society })).status).toBe(204)
    expect(codeOf(await client.post('/referral-visit', { society_id: UNKNOWN }))).toBe('404 not_found')
    const { visits } = await platform.context.db
      .selectFrom('society_visits')
      .select('visits')
      .executeTakeFirstOrThrow()
    expect(visits).toBe(2)
  })

  describe('levels', () => {
    const level = { start: 1, income_per_user: 500, bonus: 0 }

    it('come from the defaults until a society has its own', async () => {
      await platform.run((context) => addLevels(context, null))
      const society_id = ids.society
      const inherited = await owner.get('/society-levels', { society_id })
      expect(inherited.body).toMatchObject({
        inherited: true,
        total: 3,
        items: [{ tier: 'iron' }, { tier: 'bronze' }, { tier: 'silver' }],
      })
      const own = { society_id, ...level, start: 3 }
      const warned = await admin.post('/society-level', own)
      expect(warned.body).toMatchObject({
        status: 409,
        code: 'drops_default_levels',
        details: { levels: [{ start: 1 }, { start: 10 }, { start: 25 }] },
      })
      expect((await owner.get('/society-levels', { society_id })).body).toMatchObject({ inherited: true })
      const made = await admin.post('/society-level', { ...own, replaces_defaults: true })
      expect(made.body).toMatchObject({ start: 3, tier: 'iron' })
      expect((await owner.get('/society-levels', { society_id })).body).toMatchObject({
        inherited: false,
        items: [{ start: 3 }],
      })
      expect((await stranger.get('/society-levels', { defaults: true })).body).toMatchObject({ total: 3 })
      expect((await stranger.get('/society-levels')).body).toMatchObject({ total: 3, inherited: false })
    })

    it('are unique by start, at most six, and changed one by one', async () => {
      const society_id = ids.society
      const add = (start: number) => admin.post('/society-level', { ...level, society_id, start })
      const [first] = await Promise.all([10, 20, 30, 40, 50].map(add))
      expect(codeOf(await add(10))).toBe('409 level_exists')
      expect((await add(60)).body).toMatchObject({ tier: 'diamond' })
      expect(codeOf(await add(70))).toBe('409 too_many_levels')
      const query = { 'level-id': idOf(first) }
      expect(codeOf(await admin.patch('/society-level', { start: 20 }, query))).toBe('409 level_exists')
      expect((await admin.patch('/society-level', { start: 35 }, query)).body).toMatchObject({
        start: 35,
        income_per_user: 500,
        tier: 'silver',
      })
      expect((await admin.delete('/society-level', query)).status).toBe(204)
      expect(codeOf(await admin.delete('/society-level', query))).toBe('404 not_found')
      expect(codeOf(await admin.patch('/society-level', { start: 1 }, query))).toBe('404 not_found')
      expect(codeOf(await add(0))).toBe('422 validation_failed')
      expect(codeOf(await admin.post('/society-level', { ...level, society_id: UNKNOWN }))).toBe(
        '404 not_found',
      )
    })
  })
})
