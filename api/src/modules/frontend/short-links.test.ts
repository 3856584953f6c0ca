import { addAccess, addAccessCode } from '../../seed/scenarios/learning.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import { addSociety } from '../../seed/scenarios/societies.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'

describe('short addresses', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(() => platform.reset())

  const open = (url: string) => platform.client.inject({ method: 'GET', url })

  it('of a flyer lead to where its society invites, and to where it is said that nobody does', async () => {
    const society = await platform.run((context) => addSociety(context, { name: 'TSV' }))
    const { referral_code: code } = await platform.context.db
      .selectFrom('societies')
      .select('referral_code')
      .where('id', '=', society)
      .executeTakeFirstOrThrow()
    expect(code).toMatch(/^[2-9A-HJKMNP-Z]{6}$/)
    for (const typed of [code, code.toLowerCase(), `${code.slice(0, 3)}-${code.slice(3)}`]) {
      const { status, headers } = await open(`/e/${typed}`)
      expect([status, headers['location']]).toEqual([302, `/register?referrer=${society}`])
    }
    expect((await open('/e/nichts')).headers['location']).toBe('/register?referrer=nichts')
  })

  it('of a code lead to the page of its access', async () => {
    const access = await platform.run(async (context) => {
      const owner_id = await addPerson(context, { email: 'eva@beispiel.de', is_course_creator: true })
      const id = await addAccess(context, { owner_id, name: 'Frühling', course_ids: [] })
      await addAccessCode(context, id, { code: 'RUECK7', label: 'Praxis' })
      return id
    })
    for (const typed of ['RUECK7', 'rueck7', 'rue-ck7'])
      expect((await open(`/e/${typed}`)).headers['location']).toBe(`/access/${access}?code=RUECK7`)
  })
})
