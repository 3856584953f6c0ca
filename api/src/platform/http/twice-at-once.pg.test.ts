import { allCalls, type CallDefinition } from '@kursportal/shared/contract'
import { codeOf } from '../../testing/answers.ts'
import { rightsAreas } from '../../testing/rights/rights-areas.ts'
import { addRightsWorld } from '../../testing/rights/rights-world.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'

/** What a second press of the same button gets, where the first one takes away what both are about, or makes it known. */
const expected: Record<string, string[]> = {
  'DELETE /access': ['204', '404 not_found', '404 not_found'],
  'DELETE /society': ['204', '404 not_found', '404 not_found'],
  'DELETE /own-society': ['200', '404 not_found', '404 not_found'],
  'POST /society/merge': ['200', '404 not_found', '404 not_found'],
  'POST /bank-answer': ['200', '200', '200'],
}

/** What only a database with many connections can show. */
describe('the same write three times at once', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(() => platform.reset())

  const requestFor = async ({ method, path, who }: CallDefinition) => {
    const world = await addRightsWorld(platform)
    const area = rightsAreas(platform).find(({ requests }) => requests[`${method} ${path}`])
    const make = area?.requests[`${method} ${path}`]
    if (!area || !make) throw new Error(`no request for ${method} ${path}`)
    const actor = who === 'admin' ? 'ada' : path === '/own-society' ? 'sam' : area.owner
    const { query, body, headers } = await make(world, actor)
    return {
      method,
      url: `/api${path}?${new URLSearchParams(query).toString()}`,
      headers: {
        authorization: `Bearer ${world.sessions[actor]}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { payload: JSON.stringify(body) }),
    }
  }

  const calls = allCalls.map(({ call }) => call)
  it.each(Object.entries(expected))('%s answers each of them', async (key, codes) => {
    const call = calls.find(({ method, path }) => `${method} ${path}` === key)
    if (!call) throw new Error(`no call ${key}`)
    const request = await requestFor(call)
    const answers = await Promise.all([1, 2, 3].map(() => platform.client.inject(request)))
    expect(answers.map(codeOf).toSorted()).toEqual(codes)
  })
})
