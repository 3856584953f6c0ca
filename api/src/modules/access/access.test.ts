import { accessCalls } from '@kursportal/shared/contract'
import { newId } from '../../platform/ids.ts'
import { chapter, text } from '../../seed/scenarios/lectures.ts'
import { p } from '../../seed/scenarios/rich-text.ts'
import { addCourse, publishCourse } from '../../seed/scenarios/courses.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import { addSociety } from '../../seed/scenarios/societies.ts'
import { codeOf, idOf, itemsOf } from '../../testing/answers.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { UNKNOWN } from '../../testing/values.ts'

const everyCall = async (client: TestClient, access: string, user: string, course: string) => {
  const query = { 'access-id': access }
  return [
    await client.patch('/access', { name: 'Neu' }, query),
    await client.get('/access/users', query),
    await client.get('/access/societies', query),
    await client.post('/access/user', undefined, { ...query, 'user-id': user }),
    await client.delete('/access/user', { ...query, 'user-id': user }),
    await client.post('/access/course', undefined, { ...query, 'course-id': course }),
    await client.delete('/access/course', { ...query, 'course-id': course }),
    await client.post('/access/society', undefined, { ...query, 'society-id': UNKNOWN }),
    await client.delete('/access/society', { ...query, 'society-id': UNKNOWN }),
    await client.put('/landing-page', { blocks: [] }, query),
    await client.put('/landing-page/image', { image_id: null }, query),
    await client.delete('/access', query),
  ]
}

const titles = async (client: TestClient, query = {}) =>
  itemsOf(await client.get('/search-courses', query)).map((course) => [
    course['title'],
    course['id'] !== null,
    course['dev_id'] !== null,
  ])

describe('accesses', () => {
  let platform: TestPlatform
  let eva: TestClient
  let other: TestClient
  let admin: TestClient
  let anna: TestClient
  let ids: {
    anna: string
    society: string
    live: string
    draft: string
    unpublished: string
    foreign: string
  }

  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    ids = await platform.run(async (context) => {
      const creator = await addPerson(context, { email: 'eva@beispiel.de', is_course_creator: true })
      const stranger = await addPerson(context, { email: 'other@beispiel.de', is_course_creator: true })
      await addPerson(context, { email: 'admin@beispiel.de', is_admin: true })
      const learner = await addPerson(context, { email: 'anna@beispiel.de', last_name: 'Ärmel' })
      const course = (owner_id: string, title: string) =>
        addCourse(
          context,
          {
            fields: { title, description: 'Stark', price_cents: 9900 },
            chapters: [chapter('Eins', '', text('A', p('A')))],
          },
          { owner_id },
        )
      const draft = await course(creator, 'Rücken')
      return {
        anna: learner,
        draft,
        live: await publishCourse(context, draft),
        unpublished: await course(creator, 'Schlaf'),
        foreign: await publishCourse(context, await course(stranger, 'Fremd')),
        society: await addSociety(context, { name: 'TSV Möwe', owner_id: stranger, member_ids: [learner] }),
      }
    })
    eva = await platform.as('eva@beispiel.de')
    other = await platform.as('other@beispiel.de')
    admin = await platform.as('admin@beispiel.de')
    anna = await platform.as('anna@beispiel.de')
  })

  const newAccess = async (body: object = {}): Promise<string> =>
    idOf(await eva.post('/access', { name: 'Frühjahr', course_ids: [ids.live], ...body }))

  it('asks for a login and the right, and reveals nothing of somebody else’s', async () => {
    const access = await newAccess()
    const of = (client: TestClient) => everyCall(client, access, ids.anna, ids.live)
    expect((await of(platform.client)).map(codeOf)).toEqual(Array(12).fill('401 not_logged_in'))
    expect((await of(anna)).map(codeOf)).toEqual(Array(12).fill('403 forbidden'))
    expect((await of(other)).map(codeOf)).toEqual(Array(12).fill('404 not_found'))
    expect(itemsOf(await other.get('/accesses', { all: true }))).toEqual([])
    expect(itemsOf(await admin.get('/accesses'))).toEqual([])
    expect(itemsOf(await admin.get('/accesses', { all: true, search: 'fruhjahr' }))).toHaveLength(1)
    expect(codeOf(await anna.post('/access', { name: 'x' }))).toBe('403 forbidden')
  })

  it('grants own courses only, by draft or live id, each once', async () => {
    const access = await newAccess()
    const add = (course: string) =>
      eva.post('/access/course', undefined, { 'access-id': access, 'course-id': course })
    expect(codeOf(await add(ids.draft))).toBe('409 already_in_access')
    expect(codeOf(await add(ids.foreign))).toBe('404 not_found')
    expect(codeOf(await add(ids.unpublished))).toBe('204')
    expect(codeOf(await eva.post('/access', { name: 'x', course_ids: [ids.foreign] }))).toBe('404 not_found')
    const { body } = await eva.get('/access', { 'access-id': access })
    expect(body).toMatchObject({
      courses: [
        { id: ids.live, title: 'Rücken', duration_seconds: 60, chapters: [{ title: 'Eins', lectures: 1 }] },
      ],
      management: {
        courses: [
          { id: ids.draft, live_id: ids.live },
          { id: ids.unpublished, live_id: null },
        ],
      },
    })
    const remove = () => eva.delete('/access/course', { 'access-id': access, 'course-id': ids.live })
    expect((await remove()).status).toBe(204)
    expect(codeOf(await remove())).toBe('404 not_found')
  })

  it('is not changed by who saw other settings than those that stand', async () => {
    const access = await newAccess({ course_ids: [ids.draft] })
    const query = { 'access-id': access }
    const versionIn = (answer: { body: unknown }) =>
      accessCalls.readAccess.answer.parse(answer.body).management?.version
    const based_on = versionIn(await eva.get('/access', query))
    const renamed = await eva.patch('/access', { name: 'Sommer', based_on }, query)
    expect(renamed.status).toBe(200)
    const late = await eva.patch('/access', { name: 'Herbst', based_on }, query)
    expect(codeOf(late)).toBe('409 edited_meanwhile')
    expect(late.body).toMatchObject({ details: { version: versionIn(renamed), edited: { by: null } } })
    // What is no setting is no other version.
    await eva.put('/landing-page', { blocks: [] }, query)
    const again = { open_until: '2030-01-31', based_on: versionIn(renamed) }
    expect((await eva.patch('/access', again, query)).body).toMatchObject({
      name: 'Sommer',
      open_until: '2030-01-31',
    })
    expect((await platform.client.get('/access', query)).body).toMatchObject({ management: null })
  })

  it('shows everybody its public side, without drafts or people', async () => {
    const access = await newAccess({ course_ids: [ids.draft, ids.unpublished] })
    const { body } = await platform.client.get('/access', { 'access-id': access })
    expect(body).toMatchObject({
      name: 'Frühjahr',
      courses: [{ id: ids.live }],
      has_access: false,
      can: { join: false, manage: false },
      management: null,
    })
    expect(codeOf(await platform.client.get('/access', { 'access-id': UNKNOWN }))).toBe('404 not_found')
  })

  it('serves single people: each once, by hand or by joining', async () => {
    const access = await newAccess()
    const query = { 'access-id': access }
    const add = (user: string) => eva.post('/access/user', undefined, { ...query, 'user-id': user })
    expect(codeOf(await add(UNKNOWN))).toBe('404 not_found')
    expect((await add(ids.anna)).status).toBe(204)
    expect(codeOf(await add(ids.anna))).toBe('409 user_already_has_access')
    expect(itemsOf(await eva.get('/access/users', query))).toMatchObject([
      { id: ids.anna, name: 'Erika Ärmel' },
    ])
    expect(itemsOf(await anna.get('/courses'))).toHaveLength(1)
    expect((await eva.delete('/access/user', { ...query, 'user-id': ids.anna })).status).toBe(204)
    expect(itemsOf(await anna.get('/courses'))).toEqual([])
    const joined = [
      await anna.post('/access/join', undefined, query),
      await anna.post('/access/join', undefined, query),
    ]
    expect(joined.map(codeOf)).toEqual(['204', '204'])
    expect((await anna.get('/access', query)).body).toMatchObject({ has_access: true, can: { join: false } })
    expect(codeOf(await eva.patch('/access', { for_societies: true }, query))).toBe('409 conflict')
  })

  it('serves whole societies, and then no single people', async () => {
    const access = await newAccess({ for_societies: true })
    const query = { 'access-id': access }
    const add = () => eva.post('/access/society', undefined, { ...query, 'society-id': ids.society })
    expect((await add()).status).toBe(204)
    expect(codeOf(await add())).toBe('409 already_in_access')
    expect(codeOf(await eva.post('/access/user', undefined, { ...query, 'user-id': ids.anna }))).toBe(
      '409 societies_enabled',
    )
    expect(codeOf(await anna.post('/access/join', undefined, query))).toBe('409 societies_enabled')
    expect(itemsOf(await eva.get('/access/societies', query))).toMatchObject([
      { name: 'TSV Möwe', members: 1 },
    ])
    expect(itemsOf(await eva.get('/accesses', { society_id: ids.society }))).toHaveLength(1)
    expect(itemsOf(await eva.get('/accesses', { society_id: UNKNOWN }))).toEqual([])
    expect(itemsOf(await anna.get('/courses'))).toHaveLength(1)
  })

  it('keeps a landing page of known blocks only', async () => {
    const access = await newAccess()
    const query = { 'access-id': access }
    const block = { id: newId(), type: 'hero', heading: 'Starker Rücken' }
    const stored = await eva.put('/landing-page', { blocks: [block] }, query)
    expect(stored.body).toMatchObject({ page: { blocks: [{ ...block, hidden: false, image: null }] } })
    expect((await platform.client.get('/landing-page', query)).body).toEqual(stored.body)
    const bad = [
      [{ ...block, type: 'script' }],
      [{ ...block, html: '<b>' }],
      [
        {
          id: newId(),
          type: 'call_to_action',
          button: { label: 'x', target: { kind: 'address', address: 'javascript:1' } },
        },
      ],
    ]
    for (const blocks of bad)
      expect(codeOf(await eva.put('/landing-page', { blocks }, query))).toBe('422 validation_failed')
    expect(codeOf(await eva.put('/landing-page/image', { image_id: UNKNOWN }, query))).toBe('404 not_found')
  })

  it('gives everybody the default accesses, which an admin sets', async () => {
    const access = await newAccess()
    expect(codeOf(await eva.get('/default-ids'))).toBe('403 forbidden')
    expect(codeOf(await admin.patch('/default-ids', { access_ids: [UNKNOWN] }))).toBe('404 not_found')
    const said = await admin.patch('/default-ids', { access_ids: [access], known: [], dry_run: true })
    const people = (await admin.get('/users')).body as { total: number }
    expect(said.body).toMatchObject({
      accesses: [],
      effect: { courses_gained: 1, courses_lost: 0, people_gaining: people.total, people_losing: 0 },
    })
    expect(itemsOf(await anna.get('/courses'))).toEqual([])
    expect((await admin.patch('/default-ids', { access_ids: [access], known: [] })).body).toMatchObject({
      accesses: [
        {
          id: access,
          name: 'Frühjahr',
          courses: 1,
          live_courses: 1,
          added_at: expect.any(String),
          added_by: { id: expect.any(String) },
        },
      ],
    })
    expect(itemsOf(await anna.get('/courses'))).toHaveLength(1)
    // Somebody who has it by themselves loses nothing.
    await anna.post('/access/join', undefined, { 'access-id': access })
    const back = await admin.patch('/default-ids', { access_ids: [], known: [access], dry_run: true })
    expect(back.body).toMatchObject({
      effect: { courses_lost: 1, people_losing: people.total - 1, people_learning: 0 },
    })
    expect(codeOf(await admin.patch('/default-ids', { access_ids: [], known: [] }))).toBe(
      '409 edited_meanwhile',
    )
    expect(itemsOf(await other.get('/courses'))).toHaveLength(1)
    await admin.patch('/default-ids', { access_ids: [] })
    expect(itemsOf(await other.get('/courses'))).toEqual([])
  })

  it('counts for the default accesses who gets a course by them', async () => {
    const { db } = platform.context
    const access = await newAccess()
    const gaining = async () => {
      const said = await admin.patch('/default-ids', { access_ids: [access], dry_run: true })
      return (said.body as { effect: { people_gaining: number } }).effect.people_gaining
    }
    const withdrawn = { user_id: ids.anna, course_id: ids.draft, withdrawn_at: platform.clock.now() }
    expect(await gaining()).toBe(4)
    await db.insertInto('withdrawn_courses').values(withdrawn).execute()
    expect(await gaining()).toBe(3)
    await db.updateTable('courses').set({ minors_only: true }).where('id', '=', ids.live).execute()
    expect(await gaining()).toBe(0)
    await db.updateTable('users').set({ birth_date: '2014-02-01' }).execute()
    expect(await gaining()).toBe(3)
  })

  it('finds courses one may take or edit, and no others', async () => {
    const access = await newAccess()
    expect(await titles(anna)).toEqual([])
    await anna.post('/access/join', undefined, { 'access-id': access })
    await other.post('/access/join', undefined, { 'access-id': access })
    expect(await titles(anna)).toEqual([['Rücken', true, false]])
    expect(await titles(eva)).toEqual([
      ['Rücken', true, true],
      ['Schlaf', false, true],
    ])
    expect(await titles(other)).toEqual([
      ['Fremd', true, true],
      ['Rücken', true, false],
    ])
    expect(await titles(admin, { search: 'ruck' })).toEqual([['Rücken', true, true]])
    expect((await admin.get('/search-courses', { limit: 1, offset: 2 })).body).toMatchObject({ total: 3 })
  })
})
