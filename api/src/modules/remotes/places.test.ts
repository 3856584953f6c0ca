import type { RegistryChange, RemoteError } from '@kursportal/shared/contract'
import { addPerson } from '../../seed/scenarios/people.ts'
import { addRelease } from '../../seed/scenarios/remotes.ts'
import { fakeBuild, fakeShell } from '../../testing/fake-build.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { tellOwners } from './tell-owners.ts'

const host = (code: string, ...offers: string[]) =>
  fakeBuild(code, 'mf-host', ['/host'], {}, { shell_contract: '1.8.0', ...(offers.length > 0 && { offers }) })
const guest = (place: string) => fakeBuild(place, 'mf-guest', ['/guest'], { places: [{ name: place }] })

describe('a place in a page of another remote', () => {
  let platform: TestPlatform
  let admin: TestClient
  let without: string
  let filling: string
  beforeAll(async () => {
    platform = await openTestPlatform({ shellDir: undefined })
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    await platform.run((context) => addPerson(context, { email: 'ada@beispiel.de', is_admin: true }))
    admin = await platform.as('ada@beispiel.de')
    await addRelease(platform.services, fakeShell('0123456789'))
    await addRelease(platform.services, host('with', 'host.course'))
    filling = await addRelease(platform.services, guest('host.course'))
    without = await addRelease(platform.services, host('without', 'host.lesson'), { activate: false })
  })

  const read = async (name: string) =>
    (await admin.get('/remote', { name })).body as {
      remote: { revision: number; compatibility: unknown }
    }
  const change = async (name: string, wanted: RegistryChange, more: object = {}) => {
    const { revision } = (await read(name)).remote
    return admin.post('/remote-change', { name, revision, reason: 'Umgebaut', change: wanted, ...more })
  }
  const errors = async (name = 'mf-guest') =>
    ((await admin.get('/remote-errors', { name })).body as { items: RemoteError[] }).items
  const activate = { kind: 'activate' as const }
  const knowing = { accept_unknown: true }

  it('is not given up before somebody has read whose part goes with it', async () => {
    const dropped = [{ code: 'place_dropped', subject: 'host.course', found: 'mf-guest' }]
    expect((await change('mf-host', { ...activate, version: without })).body).toMatchObject({
      code: 'release_unchecked',
      details: dropped,
    })
    const asked = await change('mf-host', { ...activate, version: without }, { ...knowing, dry_run: true })
    expect(asked.body).toMatchObject({ consequences: { compatibility: { reasons: dropped } } })
    expect(await errors()).toEqual([])
    expect((await read('mf-guest')).remote).toMatchObject({ compatibility: { answer: 'compatible' } })
  })

  it('that is gone is told to who filled it, once, on the page of errors and where the team wants it', async () => {
    await admin.put('/remote-webhook', { name: 'mf-guest', address: 'https://hooks.example/geheim' })
    await change('mf-host', { ...activate, version: without }, knowing)
    const told = {
      kind: 'place',
      version: filling,
      message: `host.course is gone: mf-host ${without} does not offer it`,
      times: 1,
      browsers: {},
    }
    expect(await errors()).toMatchObject([told])
    expect(await errors('mf-host')).toEqual([])
    expect((await read('mf-guest')).remote.compatibility).toEqual({
      answer: 'unknown',
      reasons: [{ code: 'place_missing', subject: 'host.course' }],
    })
    const sent: string[] = []
    const post = (_address: string, body: string) => {
      sent.push(body)
      return Promise.resolve(200)
    }
    const { signal } = new AbortController()
    await tellOwners(platform.services, signal, post)
    await tellOwners(platform.services, signal, post)
    expect(sent.map((body) => JSON.parse(body) as unknown)).toMatchObject([{ errors: [told] }])
  })

  it('that comes back and goes again is told again', async () => {
    await change('mf-host', { ...activate, version: without }, knowing)
    await change('mf-host', { kind: 'roll_back' })
    expect(await errors()).toHaveLength(1)
    expect((await read('mf-guest')).remote).toMatchObject({ compatibility: { answer: 'compatible' } })
    const other = await addRelease(platform.services, host('other'), { activate: false })
    await change('mf-host', { ...activate, version: other }, knowing)
    expect((await errors()).map(({ message }) => message)).toContain(
      `host.course is gone: mf-host ${other} does not offer it`,
    )
  })

  it('is still there while anybody has a release that offers it', async () => {
    const audience = { kind: 'role' as const, role: 'admin' as const }
    await change('mf-host', { kind: 'roll_out', version: without, audience }, knowing)
    expect((await read('mf-guest')).remote).toMatchObject({ compatibility: { answer: 'compatible' } })
    expect(await errors()).toEqual([])
  })

  it('that no page has is said to who would fill it, before anybody gets that', async () => {
    const nowhere = await addRelease(platform.services, guest('host.forum'), { activate: false })
    expect((await change('mf-guest', { ...activate, version: nowhere })).body).toMatchObject({
      code: 'release_unchecked',
      details: [{ code: 'place_missing', subject: 'host.forum' }],
    })
    expect((await change('mf-guest', { ...activate, version: nowhere }, knowing)).status).toBe(200)
    expect(await errors()).toEqual([])
  })
})
