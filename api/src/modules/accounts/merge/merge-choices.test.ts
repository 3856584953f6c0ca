import { addPerson } from '../../../seed/scenarios/people.ts'
import type { TestClient } from '../../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { mergeAs } from './merge.fixtures.ts'

const NEW = 'anna@beispiel.de'
const OLD = 'anna.alt@beispiel.de'

describe('news by e-mail in two accounts of one person', () => {
  let platform: TestPlatform
  let admin: TestClient
  let pair: { from: string; into: string }
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    pair = await platform.run(async (context) => {
      await addPerson(context, { email: 'admin@beispiel.de', is_admin: true })
      return {
        from: await addPerson(context, { email: OLD }),
        into: await addPerson(context, { email: NEW }),
      }
    })
    admin = await platform.as('admin@beispiel.de')
  })

  it.each<[boolean[], boolean[], boolean]>([
    [[true], [true], true],
    [[true], [true, false], false],
    [[true], [], true],
    [[true, false], [true], true],
    [[true, false], [], false],
  ])('said as %j in the one that ends, and as %j in the one that stays: %s', async (old, stays, wanted) => {
    for (const [email, presses] of [
      [OLD, old],
      [NEW, stays],
    ] as const) {
      const client = await platform.as(email)
      for (const news of presses) await client.patch('/notification-choices', { news })
    }
    await mergeAs(admin, pair)
    const anna = await platform.as(NEW)
    expect((await anna.get('/notification-choices')).body).toMatchObject({ news: wanted })
    const hold = await platform.context.db
      .selectFrom('consents')
      .select('user_id')
      .where('withdrawn_at', 'is', null)
      .execute()
    expect(hold).toEqual(wanted ? [{ user_id: pair.into }] : [])
  })
})
