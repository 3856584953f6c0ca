import { berlinYear } from '@kursportal/shared/domain'
import { newId } from '../../platform/ids.ts'
import { addFinishedMembers } from '../../seed/scenarios/finishes.ts'
import { addLevels, addSociety, addVisits } from '../../seed/scenarios/societies.ts'
import { codeOf, itemsOf } from '../../testing/answers.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { addSocietyWorld, type SocietyWorld } from './society-world.testing.ts'

const namesOf = async (client: TestClient, query: Record<string, string | boolean>) =>
  itemsOf(await client.get('/search-societies', query)).map((item) => item['name'])

describe('lists of societies', () => {
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

  it('finds by name or city whatever the accents, and never somebody’s own society for others', async () => {
    await platform.run((context) =>
      addSociety(context, { name: 'Empfehlung Ober', owner_id: ids.owner, is_community: false }),
    )
    expect(await namesOf(stranger, { search: 'MOWE kassel' })).toEqual(['TSV Möwe'])
    expect(await namesOf(stranger, { search: 'moewe' })).toEqual(['TSV Möwe'])
    expect(await namesOf(stranger, {})).toEqual(['TSV Möwe'])
    expect(await namesOf(owner, {})).toEqual(['Empfehlung Ober', 'TSV Möwe'])
    expect(await namesOf(leader, { owner: true })).toEqual([])
    expect(await namesOf(owner, { owner: true })).toEqual(['Empfehlung Ober', 'TSV Möwe'])
    expect((await platform.client.get('/search-communities')).body).toEqual({
      items: [{ id: ids.society, name: 'TSV Möwe', city: 'Kassel', is_community: true }],
      total: 1,
    })
    expect(codeOf(await platform.client.get('/search-communities', { offset: 1 }))).toBe('422 limit_missing')
  })

  it('lists societies with their people, page by page', async () => {
    await platform.run((context) => addSociety(context, { name: 'Aqua', is_community: true }))
    const first = await admin.get('/societies', { limit: 1, isCommunity: true })
    expect(first.body).toMatchObject({ items: [{ name: 'Aqua', owner: null, members: 0 }], total: 2 })
    const second = await admin.get('/societies', { limit: 1, offset: 1 })
    expect(second.body).toMatchObject({ items: [{ name: 'TSV Möwe' }], total: 2 })
    expect((await admin.get('/societies', { search: 'möwe' })).body).toMatchObject({
      items: [
        { name: 'TSV Möwe', owner: { id: ids.owner }, admins: 1, members: 1, finishes: 0, tier: 'none' },
      ],
      total: 1,
    })
    expect((await admin.get('/societies', { isCommunity: false })).body).toMatchObject({
      items: [],
      total: 0,
    })
  })

  describe('the list of a year', () => {
    const listed = async (query: Record<string, string | number | boolean>) =>
      itemsOf(await admin.get('/societies', query)).map(({ name }) => name)

    beforeEach(() =>
      platform.run(async (context) => {
        const course_id = newId()
        await context.db
          .insertInto('courses')
          .values({ id: course_id, owner_id: ids.owner, title: 'Rücken' })
          .execute()
        await addLevels(context, null)
        const last = await addSociety(context, { name: 'Zuletzt', city: 'Ulm' })
        await addSociety(context, { name: 'Aqua', owner_id: ids.stranger })
        const year = berlinYear(context.clock.now())
        await addFinishedMembers(context, { society_id: ids.society, course_id, count: 2 })
        await addFinishedMembers(context, {
          society_id: last,
          course_id,
          count: 11,
          finished_at: new Date(`${year - 1}-05-02T10:00:00Z`),
        })
        await addVisits(context, [{ society_id: last, day: `${year - 1}-05-01`, visits: 40 }])
      }),
    )

    it('tells what each brought, and which years there are', async () => {
      const year = berlinYear(platform.clock.now())
      const now = await admin.get('/societies', { search: 'möwe' })
      expect(now.body).toMatchObject({
        items: [{ finishes: 2, tier: 'iron', earned: 1_000, available: 1_000, paid: 0 }],
        years: [year, year - 1],
      })
      const before = await admin.get('/societies', { search: 'zuletzt', year: year - 1 })
      expect(before.body).toMatchObject({
        items: [{ finishes: 11, tier: 'bronze', visits: 40, earned: 6_100, available: 6_100 }],
      })
      expect((await admin.get('/societies', { search: 'aqua' })).body).toMatchObject({
        items: [{ finishes: 0, tier: 'none', last_finish_at: null, registrations: 0 }],
      })
    })

    it('is sorted by any figure, either way, with what is nowhere yet at the end', async () => {
      expect(await listed({})).toEqual(['Aqua', 'TSV Möwe', 'Zuletzt'])
      expect(await listed({ sort: '-name' })).toEqual(['Zuletzt', 'TSV Möwe', 'Aqua'])
      expect(await listed({ sort: '-available' })).toEqual(['Zuletzt', 'TSV Möwe', 'Aqua'])
      expect(await listed({ sort: 'finishes' })).toEqual(['Aqua', 'Zuletzt', 'TSV Möwe'])
      expect(await listed({ sort: '-tier' })).toEqual(['TSV Möwe', 'Aqua', 'Zuletzt'])
      expect(await listed({ sort: '-members' })).toEqual(['Zuletzt', 'TSV Möwe', 'Aqua'])
      expect((await listed({ sort: '-last_finish_at' })).at(-1)).toBe('Aqua')
      expect((await listed({ sort: 'last_finish_at' })).at(-1)).toBe('Aqua')
      expect(codeOf(await admin.get('/societies', { sort: 'owner' }))).toBe('422 validation_failed')
    })

    it('is narrowed down by owner, tier, balance and what is missing', async () => {
      expect(await listed({ search: 'stefan' })).toEqual(['Aqua'])
      expect(await listed({ search: 'ulm' })).toEqual(['Zuletzt'])
      expect(await listed({ without_owner: true })).toEqual(['Zuletzt'])
      expect(await listed({ with_balance: true })).toEqual(['TSV Möwe', 'Zuletzt'])
      expect(await listed({ without_account: true })).toEqual(['Aqua', 'TSV Möwe'])
      expect(await listed({ without_account: true, with_balance: true })).toEqual(['TSV Möwe'])
      expect(await listed({ without_finish: true })).toEqual(['Aqua', 'Zuletzt'])
      expect(await listed({ tier: 'iron' })).toEqual(['TSV Möwe'])
      expect(await listed({ tier: 'none' })).toEqual(['Aqua', 'Zuletzt'])
      expect((await admin.get('/societies', { without_finish: true, limit: 1 })).body).toMatchObject({
        total: 2,
      })
    })
  })
})
