import { addCourse, publishCourse } from '../../seed/scenarios/courses.ts'
import { addAccess } from '../../seed/scenarios/learning.ts'
import { addSociety } from '../../seed/scenarios/societies.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { openMoneyWorld, type MoneyWorld } from './money.fixtures.ts'

describe('that a society offers a certified course', () => {
  let platform: TestPlatform
  let money: MoneyWorld
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    money = await openMoneyWorld(platform)
  })

  type Given = Partial<Parameters<typeof addAccess>[1]>
  const give = (fields: object, given: Given = { society_ids: [money.society_id] }) =>
    platform.run(async (context) => {
      const { owner_id } = money
      const draft = await addCourse(
        context,
        { fields: { title: 'Starker Rücken', ...fields }, chapters: [] },
        { owner_id },
      )
      await publishCourse(context, draft)
      await addAccess(context, { owner_id, name: 'Zugang', course_ids: [draft], ...given })
    })
  const offers = async () => (await money.figures()).offers_certified

  it('is so while one is given to whoever comes, by the society or as to everybody', async () => {
    await give({})
    expect(await offers()).toBe(false)
    await give({ certified_until: '2026-08-01' })
    expect(await offers()).toBe(true)
    await money.later('2026-08-02T10:00:00Z')
    expect(await offers()).toBe(false)
    await give({ certification_number: 'KU-BE-A1B2C3' }, { for_everybody: true })
    expect(await offers()).toBe(true)
  })

  it('is not so where only others are given it, or those under age', async () => {
    const other = await platform.run((context) => addSociety(context, { name: 'Ach so still' }))
    await give({ certified_until: '2027-01-01' }, { society_ids: [other] })
    await give({ certified_until: '2027-01-01' }, { user_ids: [money.owner_id] })
    await give({ certified_until: '2027-01-01', minors_only: true }, { for_everybody: true })
    expect(await offers()).toBe(false)
  })
})
