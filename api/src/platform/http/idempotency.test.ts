import { addPerson } from '../../seed/scenarios/people.ts'
import { sweepExpired } from '../../modules/retention/sweep-expired.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'

describe('a write with a key', () => {
  let platform: TestPlatform
  let carla: TestClient
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    await platform.run((context) =>
      addPerson(context, { email: 'carla@beispiel.de', is_course_creator: true }),
    )
    carla = await platform.as('carla@beispiel.de')
  })

  const make = (client: TestClient, title: string, key?: string) =>
    client.inject({
      method: 'POST',
      url: '/api/course',
      payload: JSON.stringify({ title }),
      headers: { 'content-type': 'application/json', ...(key && { 'idempotency-key': key }) },
    })
  const titles = async () => {
    const rows = await platform.context.db.selectFrom('courses').select('title').orderBy('title').execute()
    return rows.map(({ title }) => title)
  }

  it('makes one thing, however often it is repeated, and answers the same', async () => {
    const first = await make(carla, 'Rücken', 'press-0001')
    expect(first.status).toBe(200)
    expect((await make(carla, 'Rücken', 'press-0001')).body).toEqual(first.body)
    expect(await titles()).toEqual(['Rücken'])
    await make(carla, 'Rücken', 'press-0002')
    await make(carla, 'Rücken')
    expect(await titles()).toEqual(['Rücken', 'Rücken', 'Rücken'])
  })

  it('is refused with another content, and belongs to one person', async () => {
    await make(carla, 'Rücken', 'press-0001')
    expect((await make(carla, 'Atem', 'press-0001')).body).toMatchObject({ code: 'idempotency_key_reused' })
    await platform.run((context) =>
      addPerson(context, { email: 'dora@beispiel.de', is_course_creator: true }),
    )
    expect((await make(await platform.as('dora@beispiel.de'), 'Atem', 'press-0001')).status).toBe(200)
  })

  it('may be tried again when it failed', async () => {
    expect((await make(carla, '', 'press-0001')).status).toBe(422)
    expect((await make(carla, 'Rücken', 'press-0001')).status).toBe(200)
  })

  it.each(['kurz', 'x'.repeat(65), 'mit Leerzeichen', 'ä'.repeat(9)])(
    'says that %s is no key',
    async (key) => {
      expect((await make(carla, 'Rücken', key)).body).toMatchObject({
        code: 'validation_failed',
        details: [{ path: 'idempotency-key' }],
      })
    },
  )

  it('is forgotten after a day', async () => {
    await make(carla, 'Rücken', 'press-0001')
    platform.clock.advance(25 * 3600)
    await sweepExpired(platform.services)
    await make(carla, 'Rücken', 'press-0001')
    expect(await titles()).toHaveLength(2)
  })
})
