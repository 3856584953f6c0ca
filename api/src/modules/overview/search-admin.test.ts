import type { CallAnswer, adminSearchCalls } from '@kursportal/shared/contract'
import { searchText } from '@kursportal/shared/domain'
import { newId } from '../../platform/ids.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { IBAN } from '../../testing/values.ts'

type Groups = CallAnswer<typeof adminSearchCalls.searchAdmin>['groups']

describe('the search of the administration', () => {
  let platform: TestPlatform
  let ada: TestClient
  let anna: string
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    anna = await platform.run(async (context) => {
      await addPerson(context, { email: 'ada@beispiel.de', is_admin: true })
      return addPerson(context, { email: 'anna@beispiel.de', first_name: 'Anna', last_name: 'Öztürk' })
    })
    ada = await platform.as('ada@beispiel.de')
  })
  const search = async (q: string) =>
    ((await ada.get('/admin/search', { q })).body as { groups: Groups }).groups
  const found = async (q: string) =>
    (await search(q)).flatMap(({ kind, items }) => items.map(({ title }) => `${kind}: ${title}`))

  const addSociety = async (name: string) => {
    const id = newId()
    await platform.context.db
      .insertInto('societies')
      .values({ id, name, is_community: true, owner_id: anna, search_text: searchText(name) })
      .execute()
    return id
  }

  it('finds people without accents, by their address as well', async () => {
    expect(await search('ozturk')).toEqual([
      {
        kind: 'members',
        total: 1,
        items: [{ id: anna, title: 'Anna Öztürk', note: 'anna@beispiel.de', amount: null }],
      },
    ])
    expect(await found('anna@beispiel.de')).toEqual(['members: Anna Öztürk'])
    expect(await found('anna nobody')).toEqual([])
    expect(await found('%')).toEqual([])
  })

  it('finds societies, courses, accesses, insurances and payouts by their words and their amount', async () => {
    const society = await addSociety('TSV Rücken')
    const { db } = platform.context
    await db
      .insertInto('courses')
      .values({ id: newId(), owner_id: anna, title: 'Rücken', search_text: 'rucken' })
      .execute()
    await db
      .insertInto('accesses')
      .values({ id: newId(), owner_id: anna, name: 'Rücken für alle', search_text: 'rucken fur alle' })
      .execute()
    await ada.post('/insurance', { name: 'Rückenkasse' })
    await db
      .insertInto('payout_requests')
      .values({
        id: newId(),
        society_id: society,
        year: 2026,
        amount: 12_000,
        notes: '',
        requested_by: anna,
        account_holder: 'Anna',
        iban_encrypted: platform.context.secrets.encrypt(IBAN),
        created_at: new Date(),
      })
      .execute()
    expect(await found('rücken')).toEqual([
      'societies: TSV Rücken',
      'courses: Rücken',
      'accesses: Rücken für alle',
      'payouts: TSV Rücken',
      'insurances: Rückenkasse',
    ])
    expect(await found('120 €')).toEqual(['payouts: TSV Rücken'])
    const listed = async (q: string) => (await ada.get('/transaction-requests', { search: q })).body
    expect(await listed('120 €')).toMatchObject({ total: 1 })
    expect(await listed('121')).toMatchObject({ total: 0 })
    expect(await found('121')).toEqual([])
    await db.updateTable('societies').set({ deleted_at: new Date() }).where('id', '=', society).execute()
    expect(await found('rücken')).not.toContain('societies: TSV Rücken')
  })

  it('finds the latest payouts first, by who asked for them as well', async () => {
    const society = await addSociety('TSV Möwe')
    const asked = (days: number, month: number) => ({
      id: newId(),
      society_id: society,
      year: 2026,
      amount: days * 100,
      notes: '',
      requested_by: anna,
      account_holder: 'Anna',
      iban_encrypted: Buffer.from('x'),
      created_at: new Date(2026, month, days),
    })
    const payouts = [5, 6, 7, 8, 9, 10, 11].map((days) => asked(days, days % 5))
    await platform.context.db.insertInto('payout_requests').values(payouts).execute()
    const [group] = (await search('ozturk')).filter(({ kind }) => kind === 'payouts')
    expect(group).toMatchObject({ total: 7 })
    expect(group?.items.map(({ amount }) => amount)).toEqual([900, 800, 700, 1100, 600])
  })

  it('finds questions and templates', async () => {
    const item = {
      question: 'Wie lange habe ich Zeit?',
      answer: 'Ein Jahr.',
      category: 'Lernen',
      published: true,
    }
    expect((await ada.patch('/faq', { items: [item] })).status).toBe(200)
    expect(await found('jahr')).toEqual(['faq: Wie lange habe ich Zeit?'])
    expect(await found('auszahlung gebucht')).toEqual(['templates: Auszahlung gebucht'])
  })

  it('shows five of each kind and says how many there are, in as many queries', async () => {
    const one = await platform.queriesIn(() => search('verein'))
    for (let number = 1; number <= 7; number += 1) await addSociety(`Verein ${number}`)
    const [group] = await search('verein')
    expect(group).toMatchObject({ kind: 'societies', total: 7 })
    expect(group?.items.map(({ title }) => title)).toEqual(
      [1, 2, 3, 4, 5].map((number) => `Verein ${number}`),
    )
    expect(await platform.queriesIn(() => search('verein'))).toBe(one)
  })

  it('is for admins alone, and wants a word', async () => {
    const learner = await platform.as('anna@beispiel.de')
    expect((await platform.client.get('/admin/search', { q: 'a' })).status).toBe(401)
    expect((await learner.get('/admin/search', { q: 'a' })).status).toBe(403)
    expect((await ada.get('/admin/search', { q: '' })).status).toBe(422)
  })
})
