import { addPerson } from '../../seed/scenarios/people.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'

describe('the same write twice at once', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())

  it('makes one thing and answers both alike', async () => {
    await platform.run((context) =>
      addPerson(context, { email: 'carla@beispiel.de', is_course_creator: true }),
    )
    const carla = await platform.as('carla@beispiel.de')
    const answers = await Promise.all(
      Array.from({ length: 5 }, () =>
        carla.inject({
          method: 'POST',
          url: '/api/course',
          payload: JSON.stringify({ title: 'Rücken' }),
          headers: { 'content-type': 'application/json', 'idempotency-key': 'press-0001' },
        }),
      ),
    )
    expect(new Set(answers.map(({ status, text }) => `${status} ${text}`)).size).toBe(1)
    expect(await platform.context.db.selectFrom('courses').select('id').execute()).toHaveLength(1)
  })
})
