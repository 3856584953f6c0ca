import { berlinYear } from '@kursportal/shared/domain'
import { newId } from '../../platform/ids.ts'
import { addFinishedMembers } from '../../seed/scenarios/finishes.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import { addLevels, addSociety, addVisits } from '../../seed/scenarios/societies.ts'
import { codeOf, idOf, itemsOf } from '../../testing/answers.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { UNKNOWN } from '../../testing/values.ts'
import { bookTransaction } from '../money/ledger.store.ts'
import { lockSociety } from './lock-society.ts'

const namesOf = async (client: TestClient, query: Record<string, string | boolean>) =>
  itemsOf(await client.get('/search-societies', query)).map((item) => item['name'])

describe('societies', () => {
  let platform: TestPlatform
  let admin: TestClient
  let owner: TestClient
  let leader: TestClient
  let member: TestClient
  let stranger: TestClient
  let ids: Record<'owner' | 'leader' | 'member' | 'stranger' | 'society', string>

  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    ids = await platform.run(async (context) => {
      await addPerson(context, { email: 'admin@beispiel.de', is_admin: true })
      const person = (name: string, last_name: string) =>
        addPerson(context, { email: `${name}@beispiel.de`, first_name: name, last_name })
      const people = {
        owner: await person('olga', 'Ober'),
        leader: await person('lena', 'Leitner'),
        member: await person('mia', 'Müßig'),
        stranger: await person('stefan', 'Fremd'),
      }
      const society = await addSociety(context, {
        name: 'TSV Möwe',
        owner_id: people.owner,
        admin_ids: [people.leader],
        member_ids: [people.member],
      })
      return { ...people, society }
    })
    admin = await platform.as('admin@beispiel.de')
    owner = await platform.as('olga@beispiel.de')
    leader = await platform.as('lena@beispiel.de')
    member = await platform.as('mia@beispiel.de')
    stranger = await platform.as('stefan@beispiel.de')
  })

  describe('who may', () => {
    it('asks for a login', async () => {
      const nobody = platform.client
      const query = { 'society-id': ids.society }
      const society_id = ids.society
      const answers = await Promise.all([
        nobody.get('/search-societies'),
        nobody.get('/societies'),
        nobody.get('/society', query),
        nobody.post('/society', { name: 'Neu' }),
        nobody.patch('/society', { name: 'Neu' }, query),
        nobody.delete('/society', query),
        nobody.post('/own-society', { name: 'Meine Gruppe', terms_accepted: true }),
        nobody.get('/society-admins', { society_id }),
        nobody.post('/society-admin', undefined, { ...query, 'user-id': ids.member }),
        nobody.delete('/society-admin', { ...query, 'user-id': ids.leader }),
        nobody.get('/society-levels'),
        nobody.post('/society-level', { society_id, start: 1, income_per_user: 1, bonus: 1 }),
        nobody.patch('/society-level', { start: 1 }, { 'level-id': UNKNOWN }),
        nobody.delete('/society-level', { 'level-id': UNKNOWN }),
        nobody.get('/society-level-promotions', { society_id }),
        nobody.get('/user-finishes', { society_id }),
        nobody.get('/users-in-society', { society_id }),
      ])
      expect(answers.map(codeOf)).toEqual(answers.map(() => '401 not_logged_in'))
    })

    it('reveals nothing of a society to who does not lead it, its members included', async () => {
      const society_id = ids.society
      for (const other of [stranger, member]) {
        const answers = await Promise.all([
          other.get('/society', { 'society-id': society_id }),
          other.patch('/society', { name: 'Meins' }, { 'society-id': society_id }),
          other.get('/society-level-promotions', { society_id }),
          other.get('/user-finishes', { society_id }),
          other.get('/users-in-society', { society_id }),
        ])
        expect(answers.map(codeOf)).toEqual(answers.map(() => '404 not_found'))
      }
      expect(codeOf(await stranger.get('/society-levels', { society_id }))).toBe('404 not_found')
      expect((await member.get('/society-levels', { society_id })).status).toBe(200)
      const unknown = await stranger.get('/society', { 'society-id': UNKNOWN })
      expect(unknown.body).toEqual((await stranger.get('/society', { 'society-id': society_id })).body)
    })

    it('leaves to admins what is theirs', async () => {
      const query = { 'society-id': ids.society }
      const society_id = ids.society
      const answers = await Promise.all([
        owner.get('/societies'),
        owner.post('/society', { name: 'Neu' }),
        owner.delete('/society', query),
        owner.get('/society-admins', { society_id }),
        owner.post('/society-admin', undefined, { ...query, 'user-id': ids.member }),
        owner.delete('/society-admin', { ...query, 'user-id': ids.leader }),
        owner.post('/society-level', { society_id, start: 1, income_per_user: 1, bonus: 1 }),
        owner.patch('/society-level', { start: 1 }, { 'level-id': UNKNOWN }),
        owner.delete('/society-level', { 'level-id': UNKNOWN }),
        owner.patch('/society', { owner_id: ids.stranger }, query),
      ])
      expect(answers.map(codeOf)).toEqual(answers.map(() => '403 forbidden'))
    })
  })

  it('shows a society to those who lead it, with what they may do', async () => {
    const query = { 'society-id': ids.society }
    const seen = await leader.get('/society', query)
    expect(seen.body).toMatchObject({
      name: 'TSV Möwe',
      owner: { id: ids.owner, name: 'olga Ober' },
      admins: [{ id: ids.leader }],
      members: 1,
      own_levels: false,
      referral_link: `${platform.services.config.publicUrl}/register?referrer=${ids.society}`,
      abilities: { edit: true, delete: false, correct: false, request_payout: true },
    })
    expect((await admin.get('/society', query)).body).toMatchObject({ abilities: { delete: true } })
    expect((await owner.patch('/society', { name: ' TSV Albatros ' }, query)).body).toMatchObject({
      name: 'TSV Albatros',
    })
    expect(itemsOf(await admin.get('/search-societies', { search: 'albatros' }))).toHaveLength(1)
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
      expect(await listed({ without_finish: true })).toEqual(['Aqua', 'Zuletzt'])
      expect(await listed({ tier: 'iron' })).toEqual(['TSV Möwe'])
      expect(await listed({ tier: 'none' })).toEqual(['Aqua', 'Zuletzt'])
      expect((await admin.get('/societies', { without_finish: true, limit: 1 })).body).toMatchObject({
        total: 2,
      })
    })
  })

  it('tells the second of two admins that somebody was faster, and keeps one owner apart from the admins', async () => {
    const query = { 'society-id': ids.society }
    const { version } = (await admin.get('/society', query)).body as { version: string }
    expect(
      (await admin.patch('/society', { name: 'TSV Albatros', based_on: version }, query)).body,
    ).toMatchObject({
      name: 'TSV Albatros',
      edited: { by: { id: expect.any(String) } },
    })
    const late = await admin.patch('/society', { city: 'Ulm', based_on: version }, query)
    expect(late.body).toMatchObject({ code: 'edited_meanwhile', details: { edited: { by: {} } } })
    const handed = await admin.patch('/society', { owner_id: ids.leader }, query)
    expect(handed.body).toMatchObject({ owner: { id: ids.leader }, admins: [] })
  })

  it('says what is in the way of removing, and asks before money lapses', async () => {
    const query = { 'society-id': ids.society }
    expect((await admin.get('/society-removal', query)).body).toEqual({
      members: 1,
      admins: 1,
      open_requests: 0,
      accesses: 0,
      available: 0,
    })
    const empty = await platform.run(async (context) => {
      const id = await addSociety(context, { name: 'Leer', owner_id: ids.owner })
      await lockSociety(context, id)
      await bookTransaction(context, {
        society_id: id,
        year: 2026,
        kind: 'correction',
        key: 'gift',
        entries: { earned: -700, available: 700 },
      })
      return id
    })
    const removal = { 'society-id': empty }
    expect((await admin.delete('/society', removal)).body).toMatchObject({
      code: 'balance_lapses',
      details: { available: 700 },
    })
    const count = async () => (await admin.get('/societies', { limit: 1 })).body
    expect(await count()).toMatchObject({ total: 2 })
    expect((await admin.delete('/society', { ...removal, 'let-lapse': true })).status).toBe(204)
    expect(await count()).toMatchObject({ total: 1 })
    expect((await admin.get('/society', { ...removal, with_deleted: true })).body).toMatchObject({
      deleted_at: expect.any(String),
      merged_into: null,
      abilities: { delete: false },
    })
    const log = itemsOf(await admin.get('/audit-log', removal))
    expect(log).toMatchObject([{ action: 'society_removed', subject: 'Leer', details: { lapsed: 700 } }])
    expect(codeOf(await admin.get('/society-removal', removal))).toBe('404 not_found')
  })

  it('creates communities, with an owner who exists', async () => {
    const made = await admin.post('/society', { name: 'Neu', owner_id: ids.stranger })
    expect(made.body).toMatchObject({ name: 'Neu', is_community: true, owner: { id: ids.stranger } })
    expect(codeOf(await admin.post('/society', { name: 'Neu', owner_id: UNKNOWN }))).toBe('404 not_found')
    expect(codeOf(await admin.post('/society', { name: '  ' }))).toBe('422 validation_failed')
    const town = { name: 'TV Lindenau', city: 'Leipzig' }
    expect((await admin.post('/society', town)).status).toBe(200)
    expect(codeOf(await admin.post('/society', { ...town, name: 'tv  LINDENAU' }))).toBe('409 society_exists')
    expect((await admin.post('/society', { ...town, city: 'Dresden' })).status).toBe(200)
  })

  it('lets nobody under age found one, and keeps what was agreed to', async () => {
    await platform.run((context) =>
      addPerson(context, {
        email: 'jung@beispiel.de',
        birth_date: `${new Date().getUTCFullYear() - 15}-01-02`,
      }),
    )
    const young = await platform.as('jung@beispiel.de')
    const found = { name: 'Meine Gruppe', terms_accepted: true }
    expect(codeOf(await young.post('/own-society', found))).toBe('425 too_young')
    expect((await young.get('/sales-performance')).body).toMatchObject({
      own_society_possible: false,
      own_society_too_young: true,
    })
    expect(codeOf(await stranger.post('/own-society', { name: 'Ohne Zustimmung' }))).toBe(
      '422 validation_failed',
    )
    expect((await stranger.post('/own-society', found)).status).toBe(200)
    expect(itemsOf(await stranger.get('/consents'))).toMatchObject([{ kind: 'terms-of-use' }])
  })

  it('shows no communities while they are not in use, to those who lead them neither', async () => {
    await admin.patch('/settings', { communities: false })
    expect((await platform.client.get('/search-communities')).body).toEqual({ items: [], total: 0 })
    expect((await owner.get('/search-societies')).body).toMatchObject({ total: 0 })
    expect((await owner.get('/sales-performance')).body).toMatchObject({ societies: [] })
    expect((await member.get('/sales-performance')).body).toMatchObject({ member_of: null })
    expect((await admin.get('/search-societies')).body).toMatchObject({ total: 1 })
    await admin.patch('/settings', { communities: true })
    expect((await owner.get('/sales-performance')).body).toMatchObject({ societies: [{}] })
  })

  it('gives a person one own society', async () => {
    const made = await stranger.post('/own-society', { name: 'Meine Gruppe', terms_accepted: true })
    expect(made.body).toMatchObject({
      name: 'Meine Gruppe',
      is_community: false,
      owner: { id: ids.stranger },
    })
    expect(codeOf(await stranger.post('/own-society', { name: 'Noch eine', terms_accepted: true }))).toBe(
      '409 own_society_exists',
    )
    expect((await stranger.get('/session-id')).body).toMatchObject({ roles: ['salesman'] })
    expect((await leader.get('/session-id')).body).toMatchObject({ roles: ['group_leader'] })
    const people = itemsOf(await admin.get('/users', { search: 'olga' }))
    expect(people).toMatchObject([{ roles: ['group_leader'], society: null }])
    expect(itemsOf(await admin.get('/users', { search: 'mia' }))).toMatchObject([
      { roles: [], society: { id: ids.society, name: 'TSV Möwe' } },
    ])
  })

  it('removes a society only when nobody is left in it', async () => {
    const query = { 'society-id': ids.society }
    const refused = await admin.delete('/society', query)
    expect(refused.body).toMatchObject({
      code: 'society_not_empty',
      details: { members: 1, admins: 1, open_requests: 0 },
    })
    await platform.run(({ db }) => db.updateTable('users').set({ society_id: null }).execute())
    expect((await admin.delete('/society-admin', { ...query, 'user-id': ids.leader })).status).toBe(204)
    expect((await admin.delete('/society', query)).status).toBe(204)
    expect(codeOf(await admin.delete('/society', query))).toBe('404 not_found')
    expect(codeOf(await owner.get('/society', query))).toBe('404 not_found')
    expect((await platform.client.get('/search-communities')).body).toEqual({ items: [], total: 0 })
    expect((await owner.get('/session-id')).body).toMatchObject({ roles: [] })
  })

  it('is left by a member at any time; what counted for it stays', async () => {
    const query = { society_id: ids.society }
    const members = async () => itemsOf(await admin.get('/users-in-society', query)).map(({ id }) => id)
    expect(await members()).toContain(ids.member)
    expect((await member.delete('/user/society')).status).toBe(204)
    expect((await member.get('/user')).body).toMatchObject({ society_id: null })
    expect(await members()).not.toContain(ids.member)
    expect((await member.delete('/user/society')).status).toBe(204)
  })

  it('adds and removes admins', async () => {
    const query = { 'society-id': ids.society, 'user-id': ids.member }
    expect((await admin.post('/society-admin', undefined, query)).status).toBe(204)
    expect(codeOf(await admin.post('/society-admin', undefined, query))).toBe('409 society_admin_exists')
    const ownerToo = { ...query, 'user-id': ids.owner }
    expect(codeOf(await admin.post('/society-admin', undefined, ownerToo))).toBe('409 society_admin_exists')
    const group = await stranger.post('/own-society', { name: 'Gruppe', terms_accepted: true })
    const ofGroup = { ...query, 'society-id': idOf(group) }
    expect(codeOf(await admin.post('/society-admin', undefined, ofGroup))).toBe('409 society_not_community')
    const listed = await admin.get('/society-admins', { society_id: ids.society })
    expect(itemsOf(listed).map((person) => person['id'])).toEqual([ids.leader, ids.member])
    expect((await member.get('/society', { 'society-id': ids.society })).status).toBe(200)
    expect((await admin.delete('/society-admin', query)).status).toBe(204)
    expect(codeOf(await admin.delete('/society-admin', query))).toBe('404 not_found')
    expect(codeOf(await admin.post('/society-admin', undefined, { ...query, 'user-id': UNKNOWN }))).toBe(
      '404 not_found',
    )
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
