import { searchText } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { demoAccounts } from '../content/accounts.ts'
import { demoLearners } from '../content/learners.ts'
import { demoInsurances } from '../content/societies.ts'
import { addPerson } from '../scenarios/people.ts'

/** Insurances, the six demo accounts and the ordinary learners. */
export const seedPeople = async (context: Context): Promise<void> => {
  const insurances = demoInsurances.map((insurance) => ({
    ...insurance,
    id: newId(),
    search_text: searchText(insurance.name),
  }))
  await context.db.insertInto('insurances').values(insurances).execute()
  const insuranceId = (name: string | null) =>
    insurances.find((insurance) => insurance.name === name)?.id ?? null
  for (const { key: _key, perms, insurance, society: _society, ...person } of demoAccounts) {
    await addPerson(context, {
      ...person,
      is_admin: perms.admin,
      is_course_creator: perms.course_creator,
      insurance_id: insuranceId(insurance),
    })
  }
  for (const [
    index,
    { progress: _progress, insurance, society: _society, ...person },
  ] of demoLearners.entries()) {
    // They came one after the other, all before the first of them began a course.
    const created_at = new Date(context.clock.now().getTime() - (75 + index * 3) * 86_400_000)
    await addPerson(context, { ...person, insurance_id: insuranceId(insurance), created_at })
  }
}
