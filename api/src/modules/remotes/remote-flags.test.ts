import type { RemoteOverview } from '@kursportal/shared/contract'
import type { RemoteRegistration } from '@kursportal/shared/federation'
import { addPerson } from '../../seed/scenarios/people.ts'
import { addRelease } from '../../seed/scenarios/remotes.ts'
import { fakeBuild } from '../../testing/fake-build.ts'
import { clientFor, type TestAnswer, type TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'

const codeOf = ({ status, body }: TestAnswer): string =>
  `${status} ${String((body as { code?: string }).code)}`
const flags = [
  { name: 'old', label: 'Altes', hint: 'Es bleibt.', on: true },
  { name: 'new', label: 'Neues' },
]

describe('flags of a remote', () => {
  let platform: TestPlatform
  let learner: TestClient
  let admin: TestClient
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    await addRelease(platform.services, fakeBuild('one', 'mf-test', ['/test'], { flags }))
    await platform.run(async (context) => {
      await addPerson(context, { email: 'lea@beispiel.de' })
      await addPerson(context, { email: 'ada@beispiel.de', is_admin: true })
    })
    learner = await platform.as('lea@beispiel.de')
    admin = await platform.as('ada@beispiel.de')
  })

  const turn = (flag: string, on: boolean, by = admin, name = 'mf-test') =>
    by.put('/remote-flag', { name, flag, on })
  const seen = async (): Promise<RemoteRegistration['flags']> =>
    (
      (await learner.get('/system-config')).body as {
        remotes: RemoteRegistration[]
      }
    ).remotes[0]?.flags

  it('are as declared until somebody switches them, which every open tab hears', async () => {
    expect(await seen()).toEqual({ old: true, new: false })
    const heard = new Promise((resolve) => platform.services.events.on('platform-changed', resolve))
    expect((await turn('new', true)).body).toEqual({
      flags: [
        { name: 'old', label: 'Altes', hint: 'Es bleibt.', on: true },
        { name: 'new', label: 'Neues', hint: null, on: true },
      ],
    })
    expect(await heard).toEqual({ what: 'remotes', remote: 'mf-test' })
    await turn('old', false)
    expect(await seen()).toEqual({ old: false, new: true })
    const { items } = (await admin.get('/remotes')).body as {
      items: RemoteOverview[]
    }
    expect(items[0]?.flags.map(({ name, on }) => [name, on])).toEqual([
      ['old', false],
      ['new', true],
    ])
  })

  it('are noted once for each change', async () => {
    await turn('new', true)
    await turn('new', true)
    await turn('new', false)
    const { items } = (await admin.get('/remote-changes', { name: 'mf-test' })).body as {
      items: { action: string; reason: string }[]
    }
    expect(items.slice(0, 3).map(({ action, reason }) => [action, reason])).toEqual([
      ['flag_off', 'Neues'],
      ['flag_on', 'Neues'],
      ['activated', 'Für den Anfang'],
    ])
  })

  it('are for admins and the team, and only those there are', async () => {
    expect(codeOf(await turn('new', true, learner))).toBe('403 forbidden')
    expect(codeOf(await turn('other', true))).toBe('404 not_found')
    expect(codeOf(await turn('new', true, admin, 'mf-other'))).toBe('404 not_found')
    expect(codeOf(await turn('', true))).toBe('422 validation_failed')
    const made = await admin.post('/deploy-token', {
      remote: 'mf-test',
      name: 'Pipeline',
    })
    const team = clientFor(platform.app, (made.body as { token: string }).token)
    expect((await turn('new', true, team)).status).toBe(200)
    expect(codeOf(await turn('new', true, team, 'mf-other'))).toBe('403 forbidden')
  })
})
