import { addPerson } from '../../seed/scenarios/people.ts'
import { addSociety } from '../../seed/scenarios/societies.ts'
import { codeOf, idOf, itemsOf } from '../../testing/answers.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { UNKNOWN } from '../../testing/values.ts'
import { bookTransaction } from '../money/ledger.store.ts'
import { lockSociety } from './lock-society.ts'
import { addSocietyWorld, type SocietyWorld } from './society-world.testing.ts'

describe('societies', () => {
  let platform: TestPlatform
  let admin: TestClient
  let owner: TestClient
  let leader: TestClient
  let member: TestClient
  let stranger: TestClient
  let ids: SocietyWorld['ids']

  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    ;({ ids, admin, owner, leader, member, stranger } = await addSocietyWorld(platform))
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
      under_way: 0,
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

  it('lets nobody find or join a community while they are not in use, and takes nothing from who is in one', async () => {
    await admin.patch('/settings', { communities: false })
    expect((await platform.client.get('/search-communities')).body).toEqual({ items: [], total: 0 })
    expect((await owner.get('/search-societies')).body).toMatchObject({ total: 0 })
    expect((await owner.get('/sales-performance')).body).toMatchObject({ societies: [{}] })
    expect((await member.get('/sales-performance')).body).toMatchObject({ member_of: { id: ids.society } })
    const referral = () => platform.client.get('/referral', { 'society-id': ids.society })
    expect(codeOf(await referral())).toBe('404 not_found')
    expect(codeOf(await stranger.post('/society/join', { society_id: ids.society }))).toBe('404 not_found')
    const invite = { society_id: ids.society, emails: ['neu@beispiel.de'] }
    expect(codeOf(await owner.post('/society/invitations', invite))).toBe('404 not_found')
    expect((await admin.get('/search-societies')).body).toMatchObject({ total: 1 })
    await admin.patch('/settings', { communities: true })
    expect((await referral()).status).toBe(200)
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
})
