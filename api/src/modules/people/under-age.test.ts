import { sql } from 'kysely'
import { ageOn } from '@kursportal/shared/domain'
import { addPerson } from '../../seed/scenarios/people.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { isPersonUnderAge } from './under-age.ts'

describe('the age of consent', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())

  it.each([
    ['2010-02-28', '2028-02-28', false],
    ['2010-02-28', '2028-02-27', true],
    ['2010-03-01', '2028-02-29', true],
    ['2010-02-28', '2028-02-29', false],
    ['2008-02-29', '2026-02-28', true],
    ['2008-02-29', '2026-03-01', false],
  ])(
    'of whoever was born on %s: under it on %s is %s, in the database as in the rules',
    async (born, day, under) => {
      await platform.reset()
      platform.clock.set(`${day}T10:00:00Z`)
      const id = await platform.run((context) =>
        addPerson(context, { email: 'anna@beispiel.de', birth_date: born }),
      )
      const { rows } = await sql<{ under: boolean }>`
      select ${isPersonUnderAge(platform.context, id)} as under`.execute(platform.context.db)
      expect(rows).toEqual([{ under }])
      expect(ageOn(born, day) < platform.context.config.limits.ageOfConsent).toBe(under)
    },
  )
})
