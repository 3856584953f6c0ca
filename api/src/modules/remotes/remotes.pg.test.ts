import type { RegistryChange } from '@kursportal/shared/contract'
import { addPerson } from '../../seed/scenarios/people.ts'
import { addRelease } from '../../seed/scenarios/remotes.ts'
import { fakeBuild } from '../../testing/fake-build.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { reportHealth } from './report-health.ts'
import { makeHealthToken, marksOf } from './health-token.ts'

describe('the registry under many hands', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(() => platform.reset())

  it('lets one of many changes at once win and tells the others', async () => {
    await platform.run((context) => addPerson(context, { email: 'ada@beispiel.de', is_admin: true }))
    const ada = await platform.as('ada@beispiel.de')
    const versions = await Promise.all(
      ['a', 'b', 'c', 'd', 'e'].map((code) =>
        addRelease(platform.services, fakeBuild(code), { activate: false }),
      ),
    )
    const send = (change: RegistryChange) =>
      ada.post('/remote-change', { name: 'mf-test', revision: 0, reason: 'Zugleich', change })
    const answers = await Promise.all(versions.map((version) => send({ kind: 'activate', version })))
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(answers.filter(({ status }) => status === 409)).toHaveLength(4)
    const { revision } = await platform.context.db
      .selectFrom('remotes')
      .select('revision')
      .executeTakeFirstOrThrow()
    expect(revision).toBe(1)
  })

  it('takes a bad release back once, however many say so at once', async () => {
    const [oldest, old, fresh] = [
      await addRelease(platform.services, fakeBuild('oldest')),
      await addRelease(platform.services, fakeBuild('old')),
      await addRelease(platform.services, fakeBuild('fresh')),
    ]
    const created_at = new Date('2026-01-01')
    const user_id = await platform.run((context) =>
      addPerson(context, { email: 'anna@beispiel.de', created_at }),
    )
    const failing = (voter: string) => ({
      health_token: makeHealthToken(platform.context, {
        voter,
        user_id,
        served: marksOf([{ remote: 'mf-test', version: fresh }]),
      }),
      events: [
        {
          remote: 'mf-test',
          version: fresh,
          outcome: 'failed' as const,
          failure: 'render_threw' as const,
          duration_ms: 10,
          retries: 0,
          fallback: false,
        },
      ],
    })
    await Promise.all(
      Array.from({ length: 12 }, (_, index) => reportHealth(platform.services, failing(`voter-${index}`))),
    )
    // At once, nobody sees the others' votes yet; the next one does.
    await reportHealth(platform.services, failing('voter-12'))
    const remote = await platform.context.db
      .selectFrom('remotes')
      .select(['active_version', 'previous_version'])
      .executeTakeFirstOrThrow()
    expect(remote).toEqual({ active_version: old, previous_version: oldest })
  })
})
