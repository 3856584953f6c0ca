import { sql } from 'kysely'
import { addPerson } from '../../seed/scenarios/people.ts'
import { itemsOf } from '../../testing/answers.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'

type Asked = Record<string, string | number | boolean>

/** Of so many drafts every other one is Eva's, every tenth is live and every hundredth seldom. */
const DRAFTS = 2400

describe('the list of many drafts', () => {
  let platform: TestPlatform
  let admin: TestClient
  let eva: TestClient

  beforeAll(async () => {
    platform = await openTestPlatform()
    await platform.reset()
    await platform.run(async (context) => {
      const { db } = context
      const evaId = await addPerson(context, { email: 'eva@beispiel.de', is_course_creator: true })
      const adminId = await addPerson(context, { email: 'admin@beispiel.de', is_admin: true })
      await sql`insert into courses (id, owner_id, title, updated_at, search_text)
        select gen_random_uuid(), case when n % 2 = 0 then ${evaId}::uuid else ${adminId}::uuid end,
          'Kurs ' || lpad((n * 7 % 2401)::text, 4, '0'), now() - make_interval(mins => n),
          case when n % 100 = 0 then 'kurs selten' else 'kurs' end
        from generate_series(1, ${DRAFTS}::integer) as n`.execute(db)
      await sql`insert into courses (id, dev_id, owner_id, title)
        select gen_random_uuid(), id, owner_id, title from courses where title like '%0'`.execute(db)
      // So many learn the live ones as their titles say.
      await sql`insert into tallies (what, id, n)
        select 'learning', id, right(title, 4)::integer from courses where dev_id is not null`.execute(db)
    })
    admin = await platform.as('admin@beispiel.de')
    eva = await platform.as('eva@beispiel.de')
  })
  afterAll(() => platform.close())

  const title = (n: number) => `Kurs ${String((n * 7) % 2401).padStart(4, '0')}`
  const all = Array.from({ length: DRAFTS }, (_, n) => n + 1)
  const hers = all.filter((n) => n % 2 === 0)
  const seldom = all.filter((n) => n % 100 === 0)
  const live = all.filter((n) => title(n).endsWith('0'))
  const titles = (some: number[]) => some.map(title)
  const page = (client: () => TestClient, query: Asked) =>
    client().get('/courses/dev', { limit: 10, offset: 10, ...query })

  it.each<[string, () => TestClient, Asked, string[]]>([
    ['all, last changed first', () => admin, {}, titles(all)],
    ['all by title', () => admin, { sort: 'title' }, titles(all).toSorted()],
    ['the own ones', () => eva, {}, titles(hers)],
    ['a word that many have', () => admin, { search: 'kurs' }, titles(all)],
    [
      'a word that many have, by title',
      () => admin,
      { search: 'kurs', sort: 'title' },
      titles(all).toSorted(),
    ],
    ['a word that few have', () => admin, { search: 'selten' }, titles(seldom)],
    ['what nobody changed for a day', () => admin, { unchanged_days: 1 }, titles(all.slice(24 * 60 - 1))],
    [
      'a word that few have, by title',
      () => admin,
      { search: 'selten', sort: 'title' },
      titles(seldom).toSorted(),
    ],
    [
      'live ones by learners',
      () => admin,
      { state: 'live', sort: 'learners' },
      titles(live).toSorted().toReversed(),
    ],
  ])('has the second page of %s', async (_, client, query, expected) => {
    const answer = await page(client, query)
    expect(answer.body).toMatchObject({ total: expected.length })
    expect(itemsOf(answer).map((item) => item['title'])).toEqual(expected.slice(10, 20))
  })

  it.each<[string, Asked, number]>([
    ['all', {}, DRAFTS],
    ['what few have', { search: 'selten' }, seldom.length],
    ['what many have', { search: 'kurs' }, DRAFTS],
  ])('says behind the end of %s how many there are', async (_, query, total) => {
    expect((await page(() => admin, { ...query, offset: 5000 })).body).toEqual({ items: [], total })
  })
})
