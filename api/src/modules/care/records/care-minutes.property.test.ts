import * as fc from 'fast-check'
import type { CareRecord } from '@kursportal/shared/contract'
import { careTotal } from '@kursportal/shared/domain'
import { addAppointment, addContact, addQuestion } from '../../../seed/scenarios/care.ts'
import { TEST_PASSWORD, openTestPlatform, type TestPlatform } from '../../../testing/test-platform.ts'
import { openCareWorld, type CareWorld } from '../care.fixtures.ts'

const instant = fc
  .date({ min: new Date('2025-12-01'), max: new Date('2028-02-01'), noInvalidDate: true })
  .map((date) => new Date(Math.floor(date.getTime() / 60_000) * 60_000))
const happening = fc.record({
  what: fc.constantFrom('appointment', 'cancelled', 'contact', 'answer'),
  who: fc.constantFrom('anna', 'bert'),
  at: instant,
  minutes: fc.integer({ min: 1, max: 600 }),
})

/** Whatever happens in whichever order: each minute counts once, for the person it was for. */
describe('minutes of care', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())

  type Happening = { what: string; who: 'anna' | 'bert'; at: Date; minutes: number }
  const happen = (world: CareWorld, { what, who, at, minutes }: Happening) =>
    platform.run(async (context) => {
      const { course_id } = world
      const user_id = world[who]
      if (what === 'contact') {
        const day = at.toISOString().slice(0, 10)
        await addContact(context, { course_id, user_id, kind: 'other', day, minutes, entered_by: world.eva })
      } else if (what === 'answer') {
        const answer = { text: 'Ja', at, author_id: world.eva, minutes }
        await addQuestion(context, { course_id, user_id, asked: { text: 'Wie?', at }, answers: [answer] })
      } else {
        const cancelled = what === 'cancelled'
        const appointment = { course_id, title: 'Termin', starts_at: at, minutes, cancelled }
        await addAppointment(context, { ...appointment, attended: [user_id] })
      }
    })
  const records = async (world: CareWorld) =>
    (
      (await world.clients.eva.get('/care-record', { 'course-id': world.course_id })).body as {
        items: CareRecord[]
      }
    ).items
  const sum = (of: readonly { minutes: number }[]) => of.reduce((all, { minutes }) => all + minutes, 0)
  const total = (of: readonly CareRecord[]) => of.reduce((all, record) => all + careTotal(record), 0)

  it('are each counted once, over all participations, also after the account is gone', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(happening, { maxLength: 12 }),
        fc.array(instant, { maxLength: 2 }),
        async (happenings, beginnings) => {
          await platform.reset()
          const world = await openCareWorld(platform)
          const starts = beginnings.toSorted((a, b) => a.getTime() - b.getTime())
          for (const [index, started_at] of starts.entries())
            await platform.context.db
              .insertInto('participations')
              .values({
                id: crypto.randomUUID(),
                user_id: world.anna,
                course_id: world.course_id,
                number: index + 2,
                started_at,
              })
              .execute()
          for (const each of happenings) await happen(world, each)
          const counted = happenings.filter(({ what }) => what !== 'cancelled')
          const before = await records(world)
          for (const who of ['anna', 'bert'] as const)
            expect(total(before.filter(({ user_id }) => user_id === world[who]))).toBe(
              sum(counted.filter((each) => each.who === who)),
            )
          await world.clients.ada.inject({
            method: 'DELETE',
            url: `/api/user?user-id=${world.anna}`,
            headers: { 'x-admin-password': TEST_PASSWORD },
          })
          const after = await records(world)
          expect(total(after)).toBe(sum(counted))
          expect(after).toHaveLength(before.length)
        },
      ),
      { numRuns: 12 },
    )
  })
})
