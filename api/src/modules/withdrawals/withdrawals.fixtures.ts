import { withdrawalCalls, type WithdrawalCase } from '@kursportal/shared/contract'
import { addCourse, publishCourse } from '../../seed/scenarios/courses.ts'
import { addAccess } from '../../seed/scenarios/learning.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import { addLevels, addSociety } from '../../seed/scenarios/societies.ts'
import type { TestPlatform } from '../../testing/test-platform.ts'

/** What Erna declares. */
export const declaration = { name: 'Erna Ernst', email: 'Erna@beispiel.de', contract: 'Kurs „Rücken“' }

/** Erna, of a club with levels, has a course by an access of her own; contracts can be withdrawn from. */
export const openWithdrawalWorld = async (platform: TestPlatform) => {
  await platform.reset()
  const ids = await platform.run(async (context) => {
    const owner_id = await addPerson(context, { email: 'admin@beispiel.de', is_admin: true })
    const erna = await addPerson(context, { email: 'erna@beispiel.de' })
    const society = await addSociety(context, { name: 'TSV' })
    await addLevels(context, null)
    await context.db.updateTable('users').set({ society_id: society }).where('id', '=', erna).execute()
    const content = { fields: { title: 'Rücken' }, chapters: [] }
    const draft = await addCourse(context, content, { owner_id })
    const course = { draft, live: await publishCourse(context, draft) }
    const access = await addAccess(context, {
      owner_id,
      name: 'Für Erna',
      course_ids: [draft],
      user_ids: [erna],
    })
    return { erna, society, course, access }
  })
  const admin = await platform.as('admin@beispiel.de')
  const learner = await platform.as('erna@beispiel.de')
  await admin.patch('/settings', { withdrawals: true })
  return {
    ...ids,
    admin,
    learner,
    declare: async (): Promise<string> => {
      const answer = await platform.client.post('/withdrawal', declaration)
      expect(answer.status).toBe(200)
      const { items } = withdrawalCalls.listWithdrawals.answer.parse(
        (await admin.get('/withdrawals', { state: 'open' })).body,
      )
      return items.at(-1)?.id ?? ''
    },
    caseOf: async (id: string): Promise<WithdrawalCase> =>
      withdrawalCalls.readWithdrawal.answer.parse(
        (await admin.get('/withdrawal', { 'withdrawal-id': id })).body,
      ),
    decide: (id: string, body: object) => admin.patch('/withdrawal', body, { 'withdrawal-id': id }),
    learnsCourse: async () => (await learner.get('/course', { 'course-id': ids.course.live })).status === 200,
  }
}

export type WithdrawalWorld = Awaited<ReturnType<typeof openWithdrawalWorld>>
