import { API_VERSION, type VersionMatrix } from '@kursportal/shared/contract'
import { addPerson } from '../../seed/scenarios/people.ts'
import { addRelease } from '../../seed/scenarios/remotes.ts'
import { fakeBuild, fakeShell } from '../../testing/fake-build.ts'
import { clientFor, type TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { changeRemote } from './change-remote.ts'
import { thePlatform } from './remotes.policy.ts'

describe('the version matrix', () => {
  let platform: TestPlatform
  let admin: TestClient
  beforeAll(async () => {
    platform = await openTestPlatform({ shellDir: undefined })
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    await platform.run(async (context) => {
      await addPerson(context, { email: 'lea@beispiel.de' })
      await addPerson(context, { email: 'ada@beispiel.de', is_admin: true })
    })
    admin = await platform.as('ada@beispiel.de')
  })

  const read = async (by = admin): Promise<VersionMatrix> =>
    (await by.get('/remote-matrix')).body as VersionMatrix
  const answers = ({ rows }: VersionMatrix) =>
    rows.map(({ name, uses, fits }) => [name, uses, fits.map(({ answer }) => answer)])

  it('holds what is in use of the remotes against what is in use of the shell', async () => {
    const old = await addRelease(platform.services, fakeShell('0123456789', '1.0.0'))
    const one = await addRelease(platform.services, fakeBuild('one', 'mf-one', ['/one']))
    const shell = await addRelease(platform.services, fakeShell('abcdef0123', '1.1.0'))
    const two = await addRelease(
      platform.services,
      fakeBuild('two', 'mf-one', ['/one'], { shell_contract: '^1.1' }),
    )
    await addRelease(platform.services, fakeBuild('unused', 'mf-two', ['/two']), { activate: false })
    const matrix = await read()
    expect(matrix.shells).toEqual([
      { version: shell, contract_version: '1.1.0', uses: ['active'] },
      { version: old, contract_version: '1.0.0', uses: ['previous'] },
    ])
    expect(matrix.rows.map(({ version }) => version)).toEqual([two, one])
    expect(matrix.api_version).toBe(API_VERSION)
    expect(answers(matrix)).toEqual([
      ['mf-one', ['active'], ['compatible', 'incompatible']],
      ['mf-one', ['previous'], ['compatible', 'compatible']],
    ])
    expect(matrix.rows[0]?.fits[1]?.reasons).toEqual([
      { code: 'shell_contract', subject: 'shell', needed: '^1.1', found: '1.0.0' },
    ])
  })

  it('shows what some get, and cannot tell without a shell', async () => {
    const version = await addRelease(platform.services, fakeBuild('one', 'mf-one', ['/one']), {
      activate: false,
    })
    await changeRemote(platform.services, thePlatform, {
      name: 'mf-one',
      reason: 'Erst wir',
      change: { kind: 'roll_out', version, audience: { kind: 'role', role: 'admin' } },
      accept_unknown: true,
    })
    expect(await read()).toMatchObject({ shells: [], rows: [{ version, uses: ['rollout'], fits: [] }] })
  })

  it('is for admins, and for a team about its own remote', async () => {
    for (const name of ['one', 'two'])
      await addRelease(platform.services, fakeBuild(name, `mf-${name}`, [`/${name}`]), { activate: false })
    await addRelease(platform.services, fakeShell('0123456789'))
    for (const name of ['three', 'four'])
      await addRelease(platform.services, fakeBuild(name, `mf-${name}`, [`/${name}`]))
    expect(answers(await read()).map(([name]) => name)).toEqual(['mf-four', 'mf-three'])
    const made = await admin.post('/deploy-token', { remote: 'mf-four', name: 'Pipeline' })
    const team = clientFor(platform.app, (made.body as { token: string }).token)
    expect(answers(await read(team)).map(([name]) => name)).toEqual(['mf-four'])
    expect((await (await platform.as('lea@beispiel.de')).get('/remote-matrix')).status).toBe(403)
    expect((await platform.client.get('/remote-matrix')).status).toBe(401)
  })
})
