import type { Made, MadeCourse } from '../platform/made-course.ts'
import type { SeedPerson } from '../../api/src/seed/scenarios/people.ts'
import { E2E_URL } from '../platform/ports.ts'
import { scenario } from './scenario.ts'

/** Somebody who may take a course made for them alone. */
export type ArrangedLearner = { email: string; user_id: string; owner_id: string; course: Made }

/** Makes a course, its creator, and a learner who has access to it. Everybody is new, so tests do not meet. */
export const arrangeLearner = async (
  course: Omit<MadeCourse, 'owner_id'>,
  person: Omit<SeedPerson, 'email'> = {},
  owner_id?: string,
): Promise<ArrangedLearner> => {
  const owner = owner_id ?? (await arrangeCreator())
  const made = await scenario('addMadeCourse', { owner_id: owner, ...course })
  const email = `lernen-${crypto.randomUUID()}@beispiel.de`
  const user_id = await scenario('addPerson', { email, first_name: 'Lore', last_name: 'Lindner', ...person })
  await scenario('addAccess', {
    owner_id: owner,
    name: 'Zugang',
    course_ids: [made.draft_id],
    user_ids: [user_id],
  })
  return { email, user_id, owner_id: owner, course: made }
}

/** Somebody who builds courses; answers the id. */
export const arrangeCreator = (): Promise<string> =>
  scenario('addPerson', { email: `kursleitung-${crypto.randomUUID()}@beispiel.de`, is_course_creator: true })

/** Where a lecture is, by its title. */
export const lectureUrl = ({ live_id, lectures }: Made, title: string): string =>
  `${E2E_URL}/courses/${live_id}/lectures/${lectures[title] ?? ''}`

/** What a confirmation says of the health insurance; a new one each time. */
export const insured = async (): Promise<{ insurance_id: string; insurance_number: string }> => ({
  insurance_id: await scenario('addInsurance', { name: `Kasse ${crypto.randomUUID().slice(0, 8)}` }),
  insurance_number: 'A123456780',
})
