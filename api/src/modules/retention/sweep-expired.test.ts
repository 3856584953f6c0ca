import { noteAttempt } from '../../platform/auth/attempts.ts'
import { issueCode } from '../../platform/auth/codes.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { sweepExpired } from './sweep-expired.ts'

describe('what is worthless within hours', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await openTestPlatform({ rateLimits: true })
  })
  afterAll(() => platform.close())

  it('removes what has expired, and only that', async () => {
    await platform.run((context) => addPerson(context, { email: 'anna@beispiel.de' }))
    await platform.as('anna@beispiel.de')
    const note = () =>
      platform.run(async (context) => {
        await issueCode(context, {
          purpose: 'registration',
          email: `${newEmail()}@beispiel.de`,
          userId: null,
        })
        await noteAttempt(context, 'login', newEmail(), { max: 1, windowSeconds: 60 })
      })
    const counts = async () => {
      const { db } = platform.context
      const [sessions, codes, attempts] = [
        await db.selectFrom('sessions').selectAll().execute(),
        await db.selectFrom('codes').selectAll().execute(),
        await db.selectFrom('attempts').selectAll().execute(),
      ]
      return [sessions.length, codes.length, attempts.length]
    }
    let made = 0
    const newEmail = () => `person${(made += 1)}`
    await note()
    platform.clock.advance(31 * 86_400)
    await platform.as('anna@beispiel.de')
    await note()
    expect(await counts()).toEqual([2, 2, 4])
    await sweepExpired(platform.services)
    expect(await counts()).toEqual([1, 1, 2])
  })
})
