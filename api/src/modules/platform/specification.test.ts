import { allCalls } from '@kursportal/shared/contract'
import { addPerson } from '../../seed/scenarios/people.ts'
import { specifiedCalls, type SpecifiedCall } from '../../testing/specified-calls.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { openSession } from '../../platform/auth/sessions.ts'
import { buildDocument } from '../../platform/openapi/document.ts'
import type { ApiDocument } from '../../platform/openapi/docs-page.ts'

const document = JSON.parse(JSON.stringify(buildDocument())) as ApiDocument

describe('the specification', () => {
  let platform: TestPlatform
  let ids: { user: string; creator: string }
  beforeAll(async () => {
    platform = await openTestPlatform()
    ids = await platform.run(async (context) => ({
      user: await addPerson(context, { email: 'user@beispiel.de' }),
      creator: await addPerson(context, { email: 'creator@beispiel.de', is_course_creator: true }),
    }))
  })
  afterAll(() => platform.close())

  /** In a session of its own: one of the calls is logging out. */
  const codeFor = async (who: 'nobody' | 'user' | 'creator', { method, path }: SpecifiedCall) => {
    const session =
      who === 'nobody' ? undefined : await platform.run((context) => openSession(context, ids[who], 'test'))
    const answer = await platform.client.inject({
      method,
      url: `/api${path}`,
      headers: {
        ...(session ? { authorization: `Bearer ${session}` } : {}),
        ...(method === 'GET' ? {} : { 'content-type': 'application/json' }),
      },
      ...(method === 'GET' ? {} : { payload: '{}' }),
    })
    return { status: answer.status, code: (answer.body as { code?: string } | undefined)?.code }
  }

  it('has 135 calls', () => {
    expect(specifiedCalls).toHaveLength(135)
  })

  it('has every call', () => {
    const described = new Set(allCalls.map(({ call }) => `${call.method} ${call.path}`))
    const missing = specifiedCalls.map(({ key }) => key).filter((key) => !described.has(key))
    expect(missing).toEqual([])
  })

  it('calls everything beyond it an extension, and nothing of it', () => {
    const specified = new Set(specifiedCalls.map(({ key }) => key))
    const wrong = allCalls.filter(
      ({ call }) => specified.has(`${call.method} ${call.path}`) === (call.extension === true),
    )
    expect(wrong.map(({ call }) => `${call.method} ${call.path}`)).toEqual([])
  })

  it.each(specifiedCalls)('$key is described with its parameters and statuses', (wanted) => {
    const operation = document.paths[wanted.path]?.[wanted.method.toLowerCase()]
    expect(operation).toBeDefined()
    expect((operation?.parameters ?? []).map(({ name }) => name)).toEqual(
      expect.arrayContaining(wanted.query),
    )
    expect(Object.keys(operation?.responses ?? {})).toEqual(
      expect.arrayContaining([...wanted.statuses, ...(wanted.who === 'public' ? [] : ['401'])]),
    )
  })

  it.each(specifiedCalls)('$key lets in whom it should ($who)', async (call) => {
    const { who } = call
    const nobody = await codeFor('nobody', call)
    if (who === 'public') expect([401, 403, 405]).not.toContain(nobody.status)
    else expect(nobody).toEqual({ status: 401, code: 'not_logged_in' })
    const refusedUser = who === 'admin' || who === 'creator'
    const user = await codeFor('user', call)
    if (refusedUser) expect(user).toEqual({ status: 403, code: 'forbidden' })
    else expect(user.code).not.toBe('forbidden')
    const creator = await codeFor('creator', call)
    if (who === 'admin') expect(creator).toEqual({ status: 403, code: 'forbidden' })
    else expect(creator.code).not.toBe('forbidden')
  })
})
