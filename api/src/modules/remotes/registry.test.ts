import { createHash } from 'node:crypto'
import {
  API_VERSION,
  type CallAnswer,
  type RegistryChange,
  type remoteCalls,
} from '@kursportal/shared/contract'
import type { FederationInfo, RemoteRegistration } from '@kursportal/shared/federation'
import { addPerson } from '../../seed/scenarios/people.ts'
import { addRelease } from '../../seed/scenarios/remotes.ts'
import { fakeBuild, withRelease, writeShellOffer } from '../../testing/fake-build.ts'
import { clientFor, type TestAnswer, type TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { changeRemote } from './change-remote.ts'
import { thePlatform } from './remotes.policy.ts'

type Config = { remotes: RemoteRegistration[]; federation: FederationInfo }
type Changed = CallAnswer<typeof remoteCalls.changeRemote>

const build = (version: string) => fakeBuild(`var mf_test = '${version}'`)
const codeOf = ({ status, body }: TestAnswer): string =>
  `${status} ${String((body as { code?: string }).code)}`

describe('the registry', () => {
  let platform: TestPlatform
  let admin: TestClient
  let old: string
  let fresh: string
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    await platform.run((context) =>
      addPerson(context, { email: 'ada@beispiel.de', first_name: 'Ada', is_admin: true }),
    )
    admin = await platform.as('ada@beispiel.de')
    old = await addRelease(platform.services, build('old'))
    fresh = await addRelease(platform.services, build('fresh'), { activate: false })
  })

  const revision = async (): Promise<number> =>
    ((await admin.get('/remote', { name: 'mf-test' })).body as { remote: { revision: number } }).remote
      .revision
  const change = async (
    wanted: RegistryChange,
    { by = admin, ...more }: { by?: TestClient } & Record<string, unknown> = {},
  ): Promise<TestAnswer> =>
    by.post('/remote-change', {
      name: 'mf-test',
      revision: await revision(),
      reason: 'Ein guter Grund',
      change: wanted,
      ...more,
    })
  const served = async (client: TestClient = platform.client): Promise<Config> =>
    (await client.get('/system-config')).body as Config
  const version = async (client?: TestClient) => (await served(client)).remotes[0]?.version
  const trail = async () =>
    ((await admin.get('/remote-changes', { name: 'mf-test' })).body as { items: Record<string, unknown>[] })
      .items

  it('activates with a reason, keeps the release before, and tells every open tab', async () => {
    const heard = new Promise((resolve) => platform.services.events.on('platform-changed', resolve))
    const answer = await change({ kind: 'activate', version: fresh })
    expect(answer.body).toMatchObject({
      applied: true,
      consequences: { from_version: old, to_version: fresh, compatibility: { answer: 'compatible' } },
      remote: { active_version: fresh, previous_version: old },
    })
    expect(await heard).toEqual({ what: 'remotes', remote: 'mf-test' })
    expect((await served()).remotes[0]).toMatchObject({ version: fresh, previous: { version: old } })
    expect((await trail())[0]).toMatchObject({
      action: 'activated',
      version: fresh,
      from_version: old,
      reason: 'Ein guter Grund',
      actor: { kind: 'person', name: 'Ada Beispiel' },
    })
  })

  it('never switches off the remote with which modules are switched on again', async () => {
    await addRelease(platform.services, fakeBuild('var a', 'mf-admin', ['/admin', '/admin/modules']))
    const read = async () =>
      ((await admin.get('/remote', { name: 'mf-admin' })).body as { remote: Record<string, unknown> }).remote
    const disable = async (more: object = {}) =>
      admin.post('/remote-change', {
        name: 'mf-admin',
        revision: (await read())['revision'],
        reason: 'Ein guter Grund',
        change: { kind: 'disable' },
        ...more,
      })
    expect(codeOf(await disable({ dry_run: true }))).toBe('409 remote_needed')
    expect(codeOf(await disable())).toBe('409 remote_needed')
    expect(await read()).toMatchObject({ disabled: false, needed: true })
    expect((await admin.get('/remote', { name: 'mf-test' })).body).toMatchObject({
      remote: { needed: false },
    })
  })

  it('gives the release before with a hash that its release.json really has', async () => {
    await change({ kind: 'activate', version: fresh })
    const previous = (await served()).remotes[0]?.previous
    const file = await platform.client.inject({ method: 'GET', url: previous?.release_url ?? '' })
    expect(`sha384-${createHash('sha384').update(file.text).digest('base64')}`).toBe(
      previous?.release_integrity,
    )
  })

  it('rolls back, and forward again', async () => {
    await change({ kind: 'activate', version: fresh })
    expect((await change({ kind: 'roll_back' })).body).toMatchObject({ remote: { active_version: old } })
    expect(await version()).toBe(old)
    expect(codeOf(await change({ kind: 'roll_back' }))).toBe('409 no_previous_release')
    expect((await change({ kind: 'activate', version: fresh })).body).toMatchObject({
      remote: { active_version: fresh, previous_version: old },
    })
  })

  it('says what would happen without doing it', async () => {
    const answer = await change({ kind: 'activate', version: fresh }, { dry_run: true })
    expect(answer.body).toMatchObject({ applied: false, consequences: { to_version: fresh } })
    expect(await version()).toBe(old)
    expect(await trail()).toHaveLength(3)
  })

  it('tells the second of two who change it at once', async () => {
    const seen = await revision()
    const [one, other] = await Promise.all([
      change({ kind: 'activate', version: fresh }, { revision: seen }),
      change({ kind: 'disable' }, { revision: seen }),
    ])
    expect(new Set([one.status, other.status])).toEqual(new Set([200, 409]))
    expect([one, other].find(({ status }) => status === 409)?.body).toMatchObject({
      code: 'edited_meanwhile',
      details: { revision: seen + 1, last_change: { actor: { name: 'Ada Beispiel' } } },
    })
  })

  it('rolls out to a role, and halts', async () => {
    await platform.run((context) => addPerson(context, { email: 'kim@beispiel.de', is_course_creator: true }))
    const kim = await platform.as('kim@beispiel.de')
    const answer = await change({
      kind: 'roll_out',
      version: fresh,
      audience: { kind: 'role', role: 'course_creator' },
    })
    expect(await version(kim)).toBe(fresh)
    expect(await version(admin)).toBe(old)
    expect(await version()).toBe(old)
    const rollout_id = (answer.body as Changed).remote.rollouts[0]?.id ?? ''
    await change({ kind: 'halt', rollout_id })
    expect(await version(kim)).toBe(old)
    expect((await trail())[0]).toMatchObject({ action: 'halted', audience: { role: 'course_creator' } })
  })

  it('rolls out behind a flag of the settings', async () => {
    await change({ kind: 'roll_out', version: fresh, audience: { kind: 'flag', flag: 'faq' } })
    expect(await version()).toBe(fresh)
    await admin.patch('/settings', { faq: false })
    expect(await version()).toBe(old)
  })

  it('rolls out to a share, and whoever is in stays in', async () => {
    await change({ kind: 'roll_out', version: fresh, audience: { kind: 'percent', percent: 50 } })
    const got = new Set<string | undefined>()
    for (let visitor = 0; visitor < 20; visitor += 1) {
      const first = await platform.client.get('/system-config')
      const cookie = /visitor=[^;]+/.exec(String(first.headers['set-cookie']))?.[0] ?? ''
      const again = await platform.client.inject({
        method: 'GET',
        url: '/api/system-config',
        headers: { cookie },
      })
      const versions = [first, again].map(({ body }) => (body as Config).remotes[0]?.version)
      expect(versions[0]).toBe(versions[1])
      expect(again.headers['set-cookie']).toBeUndefined()
      got.add(versions[0])
    }
    expect(got).toEqual(new Set([old, fresh]))
  })

  it('sets no cookie while no rollout by share runs', async () => {
    expect((await platform.client.get('/system-config')).headers['set-cookie']).toBeUndefined()
  })

  it('switches a remote off for everybody, and says so', async () => {
    await change({ kind: 'disable' })
    expect(await served()).toMatchObject({
      remotes: [],
      federation: { disabled: [{ name: 'mf-test', title: 'Test', prefixes: ['/test', '/open'] }] },
    })
    await change({ kind: 'enable' })
    expect(await version()).toBe(old)
  })

  it('activates nothing that does not fit the shell, or whose files were changed', async () => {
    const folder = platform.services.config.shellDir ?? ''
    await writeShellOffer(folder, '2.0.0')
    const refused = await change({ kind: 'activate', version: fresh })
    await writeShellOffer(folder)
    expect(refused.body).toMatchObject({
      code: 'release_incompatible',
      details: [{ code: 'shell_contract', needed: '^1.0', found: '2.0.0' }],
    })
    await platform.services.storage.put(`remotes/mf-test/${fresh}/entry.js`, Buffer.from('flipped'))
    expect((await change({ kind: 'activate', version: fresh })).body).toMatchObject({
      details: [{ code: 'file_differs', subject: 'entry.js' }],
    })
    expect(await version()).toBe(old)
  })

  it('refuses what asks for more than its API has', async () => {
    const release = (built: string, calls: string[]) =>
      addRelease(
        platform.services,
        withRelease((one) => ({
          ...one,
          content_hash: createHash('sha256').update(`${built} ${calls.join()}`).digest('hex'),
          api: { version: built, calls },
        })),
      )
    await expect(release(API_VERSION, ['GET /courses', 'GET /weather'])).rejects.toMatchObject({
      code: 'release_incompatible',
      details: [{ code: 'call_missing', subject: 'GET /weather', found: API_VERSION }],
    })
    await expect(release('99.0.0', ['GET /courses'])).rejects.toMatchObject({
      details: [{ code: 'api_version', needed: '99.0.0' }],
    })
    const newer = API_VERSION.replace(/\.\d+\./, '.99.')
    expect(await release(newer, ['GET /courses'])).toMatch(/^1\.2\.0-/)
  })

  it('gives no address to two remotes', async () => {
    const theirs = fakeBuild('var mf_other = {}', 'mf-other', ['/test'])
    await expect(addRelease(platform.services, theirs)).rejects.toMatchObject({
      code: 'release_incompatible',
      details: [{ code: 'route_taken', subject: '/test', found: 'mf-test' }],
    })
    const below = fakeBuild('var mf_other = {}', 'mf-other', ['/test/forum'])
    await expect(addRelease(platform.services, below)).rejects.toMatchObject({
      details: [{ code: 'route_taken', subject: '/test/forum', found: 'mf-test' }],
    })
    const beside = fakeBuild('var mf_other = {}', 'mf-other', ['/tests', '/other'])
    expect(await addRelease(platform.services, beside)).toMatch(/^1\.2\.0-/)
  })

  it('gives an address to who only has a rollout of it', async () => {
    const third = await addRelease(
      platform.services,
      fakeBuild('third', 'mf-third', ['/third', '/third-open']),
      {
        activate: false,
      },
    )
    await changeRemote(platform.services, thePlatform, {
      name: 'mf-third',
      reason: 'Versuch',
      change: { kind: 'roll_out', version: third, audience: { kind: 'role', role: 'user' } },
    })
    await expect(
      addRelease(platform.services, fakeBuild('var mf_other = {}', 'mf-other', ['/third/neu', '/other'])),
    ).rejects.toMatchObject({ details: [{ code: 'route_taken', found: 'mf-third' }] })
  })

  it('activates what nobody can tell only when told to', async () => {
    const row = await platform.context.db
      .selectFrom('remote_releases')
      .select('release')
      .where('version', '=', fresh)
      .executeTakeFirstOrThrow()
    const { shared: _shared, types: _types, ...before } = row.release
    await platform.context.db
      .updateTable('remote_releases')
      .set({ release: JSON.stringify(before) })
      .where('version', '=', fresh)
      .execute()
    expect(codeOf(await change({ kind: 'activate', version: fresh }))).toBe('409 release_unchecked')
    expect((await change({ kind: 'activate', version: fresh }, { accept_unknown: true })).status).toBe(200)
  })

  it('knows no release and no remote that is not there', async () => {
    expect(codeOf(await change({ kind: 'activate', version: 'none' }))).toBe('404 not_found')
    expect(codeOf(await change({ kind: 'disable' }, { name: 'mf-none', revision: 0 }))).toBe('404 not_found')
    expect((await admin.get('/remote', { name: 'mf-none' })).status).toBe(404)
  })

  it('asks for a reason', async () => {
    expect(codeOf(await change({ kind: 'disable' }, { reason: ' ' }))).toBe('422 validation_failed')
  })

  it('is for admins', async () => {
    await platform.run((context) =>
      addPerson(context, { email: 'bert@beispiel.de', is_course_creator: true }),
    )
    const bert = await platform.as('bert@beispiel.de')
    for (const [client, status] of [
      [platform.client, 401],
      [bert, 403],
    ] as const) {
      expect((await client.get('/remotes')).status).toBe(status)
      expect((await client.get('/remote', { name: 'mf-test' })).status).toBe(status)
      expect((await client.get('/remote-changes', { name: 'mf-test' })).status).toBe(status)
      expect((await change({ kind: 'disable' }, { by: client })).status).toBe(status)
      expect((await client.post('/remote-release', { files: {} })).status).toBe(status)
      expect((await client.get('/deploy-tokens', { name: 'mf-test' })).status).toBe(status)
    }
  })

  it('shows all remotes with a number of queries that does not grow', async () => {
    const few = await platform.queriesIn(() => admin.get('/remotes'))
    for (const name of ['mf-one', 'mf-two', 'mf-three'])
      await addRelease(platform.services, fakeBuild('x', name, [`/${name}`]))
    expect(await platform.queriesIn(() => admin.get('/remotes'))).toBe(few)
    expect((await admin.get('/remotes', { limit: 2, offset: 1 })).body).toMatchObject({
      total: 4,
      items: [{ name: 'mf-test' }, { name: 'mf-three' }],
    })
  })

  describe('with a deploy token', () => {
    const tokenFor = async (remote: string): Promise<{ id: string; client: TestClient }> => {
      const answer = await admin.post('/deploy-token', { remote, name: 'Pipeline' })
      const { token, deploy_token } = answer.body as { token: string; deploy_token: { id: string } }
      return { id: deploy_token.id, client: clientFor(platform.app, token) }
    }

    it('changes its own remote, and is named in the trail', async () => {
      const { client } = await tokenFor('mf-test')
      expect((await change({ kind: 'activate', version: fresh }, { by: client })).status).toBe(200)
      expect((await trail())[0]).toMatchObject({ actor: { kind: 'token', name: 'Pipeline' } })
    })

    it('registers the first release of a remote that is not there yet', async () => {
      const { client } = await tokenFor('mf-new')
      const files = Object.fromEntries(
        [...fakeBuild('new', 'mf-new', ['/new'])].map(([path, content]) => [
          path,
          content.toString('base64'),
        ]),
      )
      expect((await client.post('/remote-release', { files })).body).toMatchObject({ published: true })
      expect((await client.get('/remotes')).body).toMatchObject({ total: 1, items: [{ name: 'mf-new' }] })
    })

    it('has no right to another remote, nor to anything else', async () => {
      const { client } = await tokenFor('mf-other')
      expect(codeOf(await change({ kind: 'disable' }, { by: client }))).toBe('403 forbidden')
      expect((await client.get('/remote', { name: 'mf-test' })).status).toBe(403)
      expect((await client.get('/remotes')).body).toMatchObject({ items: [], total: 0 })
      expect((await client.get('/users')).status).toBe(401)
      expect((await client.get('/deploy-tokens', { name: 'mf-other' })).status).toBe(401)
    })

    it('stops working at once when it is revoked, and is stored as a hash only', async () => {
      const { id, client } = await tokenFor('mf-test')
      expect(await client.get('/remotes')).toMatchObject({ status: 200 })
      expect((await admin.delete('/deploy-token', { id })).body).toMatchObject({
        revoked_at: expect.any(String),
      })
      expect((await client.get('/remotes')).status).toBe(401)
      const stored = await platform.context.db.selectFrom('deploy_tokens').selectAll().execute()
      expect(JSON.stringify(stored)).not.toContain('kpd_')
      expect((await trail()).slice(0, 2)).toMatchObject([
        { action: 'token_revoked' },
        { action: 'token_created' },
      ])
    })
  })
})
