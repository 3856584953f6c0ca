import { allCalls } from '@kursportal/shared/contract'
import { newId } from '../../platform/ids.ts'
import { addSociety } from '../../seed/scenarios/societies.ts'
import { creatorRequests } from '../../testing/rights/creator-requests.ts'
import { learnerRequests } from '../../testing/rights/learner-requests.ts'
import { societyRequests } from '../../testing/rights/society-requests.ts'
import {
  addRightsWorld,
  emailOf,
  type PersonName,
  type RightsWorld,
} from '../../testing/rights/rights-world.ts'
import type { RightsRequest } from '../../testing/rights/rights-requests.ts'
import { clientFor, type TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'

type Outsider = PersonName | 'nobody'
const outsiders = ['nobody', 'mia', 'otto', 'lena', 'sam'] as const satisfies readonly Outsider[]

const uuid = /[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}/g

describe('what is somebody else’s', () => {
  let platform: TestPlatform
  let world: RightsWorld
  let unpublished: string
  beforeAll(async () => {
    platform = await openTestPlatform()
    world = await addRightsWorld(platform)
    const kim = as('kim')
    const created = await kim.post('/course', { title: 'Geheimkurs' })
    unpublished = (created.body as { id: string }).id
    await kim.post('/access/course', undefined, { 'access-id': world.access, 'course-id': unpublished })
    await platform.run((context) =>
      addSociety(context, { name: 'Veras Geheimgruppe', owner_id: world.people.vera, is_community: false }),
    )
  })
  afterAll(() => platform.close())

  const as = (who: Outsider): TestClient =>
    clientFor(platform.app, who === 'nobody' ? undefined : world.sessions[who])

  /** Everything that is kim's, lea's and vera's alone. Their community and pictures are public. */
  const secretsFor = (who: Outsider): string[] => [
    ...Object.values(world.draft),
    ...Object.values(world.live),
    world.otherDraft,
    world.doneLive,
    unpublished,
    'Geheimkurs',
    world.publication,
    ...Object.values(world.forum),
    'Geheimfrage',
    world.access,
    world.societyAccess,
    world.attachment,
    world.attempt,
    world.forum.thread,
    world.forum.reply,
    world.sepa,
    // Creators find every society, to let their accesses serve it.
    ...(who === 'otto' ? [] : ['Geheimgruppe']),
    ...(['lea', 'kim', 'ada'] as const).flatMap((name) => [world.people[name], emailOf(name)]),
    ...(who === 'lena' ? [] : [world.request, world.finish, emailOf('vera')]),
  ]

  const listing = allCalls.filter(({ call }) => call.method === 'GET' && call.path !== '/dev/outbox')
  it.each(outsiders)('is in nothing that %s can ask for without knowing an id', async (who) => {
    const client = as(who)
    const secrets = secretsFor(who)
    for (const { call } of listing) {
      for (const query of [
        {},
        { all: 'true', drafts: 'true', dev: 'true', limit: '200', search: 'geheim' },
      ]) {
        const known = Object.entries(query).filter(([name]) => name in (call.query?.shape ?? {}))
        const { text, status } = await client.get(call.path, Object.fromEntries(known))
        expect(status).toBeLessThan(500)
        expect(secrets.filter((secret) => text.includes(secret))).toEqual([])
      }
    }
  })

  it.each([
    ['otto', '/courses/dev', {}],
    ['otto', '/courses/dev', { search: 'Rücken' }],
    ['otto', '/accesses', { all: 'true' }],
    ['otto', '/accesses', { search: 'Lea' }],
    ['otto', '/uploads', {}],
    ['mia', '/courses', {}],
    ['mia', '/courses', { search: 'Rücken' }],
    ['mia', '/search-courses', { search: 'Rücken' }],
    ['mia', '/course-participations', {}],
    ['mia', '/search-societies', { search: 'Geheimgruppe' }],
    ['mia', '/search-societies', { owner: 'true' }],
    ['mia', '/search-communities', { search: 'Geheimgruppe' }],
    ['mia', '/transaction-requests', {}],
    ['sam', '/transaction-requests', {}],
  ] as const)('is not counted either: %s asks %s %j', async (who, path, query) => {
    expect((await as(who).get(path, { ...query, limit: '1', offset: '0' })).body).toMatchObject({
      items: [],
      total: 0,
    })
  })

  it('is answered like what does not exist', async () => {
    const unknown = new Map<string, string>()
    /** The same request about things that do not exist. */
    const aboutNothing = <T>(part: T): T =>
      JSON.parse(
        JSON.stringify(part).replace(uuid, (id) => {
          if (!unknown.has(id)) unknown.set(id, newId())
          return unknown.get(id) ?? id
        }),
      ) as T
    const send = (who: Outsider, key: string, request: RightsRequest) => {
      const [method = '', path = ''] = key.split(' ')
      const { query, body } = request
      return as(who).inject({
        method,
        url: `/api${path}`,
        ...(query ? { query } : {}),
        ...(body === undefined
          ? {}
          : { payload: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
      })
    }
    let compared = 0
    for (const who of outsiders) {
      for (const [key, request] of Object.entries({
        ...creatorRequests,
        ...learnerRequests,
        ...societyRequests,
      })) {
        const { raw, ...about } = await request(world, who)
        if (raw) continue
        const real = await send(who, key, about)
        if (real.status !== 404) continue
        compared += 1
        const nothing = await send(who, key, aboutNothing(about))
        expect({ key, who, text: real.text }).toEqual({ key, who, text: nothing.text })
      }
    }
    expect(compared).toBeGreaterThan(150)
  })

  it('is not on the public page of an access before it is published', async () => {
    for (const who of ['nobody', 'mia', 'otto'] as const) {
      const { body, text } = await as(who).get('/access', { 'access-id': world.access })
      expect(body).toMatchObject({ management: null, can: { manage: false } })
      expect(text).not.toContain('Geheimkurs')
      for (const secret of [unpublished, world.draft.course, world.people.kim, emailOf('lea')])
        expect(text).not.toContain(secret)
    }
  })

  it('cannot be used: pictures, courses, chapters and people of others', async () => {
    const otto = as('otto')
    const course = (await otto.post('/course', { title: 'Meiner' })).body as { id: string }
    const access = (await otto.post('/access', { name: 'Meiner' })).body as { id: string }
    const own = { 'course-id': course.id }
    const notFound = { status: 404, code: 'not_found' }
    const { image, draft } = world
    const attempts = [
      await otto.post('/course', { title: 'Neu', image_id: image }),
      await otto.patch('/course', { image_id: image }, own),
      await otto.put('/chapter', { image_id: image }, own),
      await as('mia').patch('/user', { image }),
      await otto.put('/landing-page/image', { image_id: image }, { 'access-id': access.id }),
      await otto.post('/access', { name: 'Neu', course_ids: [draft.course] }),
      await otto.post('/access/course', undefined, { 'access-id': access.id, 'course-id': draft.course }),
      await otto.post('/access/course', undefined, {
        'access-id': access.id,
        'course-id': world.live.course,
      }),
      await otto.post('/course/restore', undefined, { 'publication-id': world.publication }),
    ]
    for (const answer of attempts) expect(answer.body).toMatchObject(notFound)
  })

  it('is in no list of those who lead a society: neither courses nor health data', async () => {
    const lena = as('lena')
    for (const path of [
      '/users-in-society',
      '/user-finishes',
      '/society/transactions',
      '/transaction-requests',
    ]) {
      const { text, status } = await lena.get(path, { society_id: world.community })
      expect(status).toBe(200)
      expect(text).not.toMatch(/course|insurance|Rücken|birth|DE89370400440532013000/)
    }
  })
})
