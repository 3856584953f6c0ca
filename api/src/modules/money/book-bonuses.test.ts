import { addFinishedMembers } from '../../seed/scenarios/finishes.ts'
import { addLevels, addSociety } from '../../seed/scenarios/societies.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { bookBonuses, bookedBonuses, keyOf } from './book-bonuses.ts'
import { bookTransaction } from './ledger.store.ts'
import { openLedgerWorld, year } from './money.fixtures.ts'

describe('bonuses at the end of a year', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())

  it('reach every other society where one cannot be booked, and the failure is told', async () => {
    const { course_id, society_id: first } = await openLedgerWorld(platform)
    const second = await platform.run((context) => addSociety(context, { name: 'SV' }))
    const [broken = '', whole = ''] = [first, second].toSorted()
    await platform.run(async (context) => {
      await addLevels(context, second)
      for (const society_id of [first, second])
        await addFinishedMembers(context, { society_id, course_id, count: 10 })
      // What cannot be: the key of a bonus that nobody has booked is taken.
      await bookTransaction(context, {
        society_id: broken,
        year,
        kind: 'correction',
        key: `bonus:${broken}:${year}:5000`,
        entries: { earned: -1, available: 1 },
      })
    })
    platform.clock.set('2027-01-01T10:00:00Z')
    await expect(bookBonuses(platform.services)).rejects.toThrow('1 bonuses could not be booked')
    const booked = await bookedBonuses(platform.context.db, [broken, whole])
    expect([...booked]).toEqual([[keyOf({ society_id: whole, year }), 5_000]])
  })

  it('are left by a process that stops, and booked by the next one', async () => {
    const { course_id, society_id } = await openLedgerWorld(platform)
    await platform.run((context) => addFinishedMembers(context, { society_id, course_id, count: 10 }))
    platform.clock.set('2027-01-01T10:00:00Z')
    const stopped = AbortSignal.abort(new Error('the process stops'))
    await expect(bookBonuses(platform.services, stopped)).rejects.toThrow('the process stops')
    expect(await bookBonuses(platform.services)).toBe(1)
  })
})
