import { searchText } from '@kursportal/shared/domain'
import { newId, type Context } from '@kursportal/api/seed/context'
import { demoAccounts } from '../content/accounts.ts'
import { demoLearners } from '../content/learners.ts'
import { demoInsurances } from '../content/societies.ts'
import { addPerson } from '@kursportal/api/seed/people'
import { ACCOUNTS_CAME_DAYS_AGO, daysAgo, registeredDaysAgo } from './demo-history.ts'

/** When a learner was here last: most lately, some not for months. */
const seenDaysAgo = (index: number): number => [0.1, 2, 5, 9, 16, 34, 70, 5][index % 8] ?? 0

/** Somebody an admin added who has not set a password yet. */
const addInvited = async (context: Context): Promise<void> => {
  const id = await addPerson(context, {
    email: 'gerda.hollmann@beispiel.example',
    first_name: 'Gerda',
    last_name: 'Hollmann',
    city: 'Baunatal',
    created_at: daysAgo(context, 3),
  })
  await context.db
    .updateTable('users')
    .set({ password_hash: null, invited_at: daysAgo(context, 3) })
    .where('id', '=', id)
    .execute()
}

/** Who of the learners registered a second time, with another address: two accounts of one person, to be brought together. */
const TWICE = 'Käthe'

const addTwin = async (context: Context): Promise<void> => {
  const learner = demoLearners.find(({ first_name: name }) => name === TWICE)
  if (!learner) throw new Error(`Nobody in the demo is called ${TWICE}`)
  const {
    progress: _progress,
    last_year: _last,
    insurance: _insurance,
    society: _society,
    ...person
  } = learner
  await addPerson(context, {
    ...person,
    email: 'kaethe.zuhause@beispiel.example',
    created_at: daysAgo(context, 12),
    last_seen_at: daysAgo(context, 4),
  })
}

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
      created_at: daysAgo(context, ACCOUNTS_CAME_DAYS_AGO),
      last_seen_at: daysAgo(context, 1),
    })
  }
  for (const [index, learner] of demoLearners.entries()) {
    const { progress: _progress, last_year: _last, insurance, society: _society, ...person } = learner
    const created_at = daysAgo(context, registeredDaysAgo(context, learner, index))
    await addPerson(context, {
      ...person,
      insurance_id: insuranceId(insurance),
      created_at,
      last_seen_at: daysAgo(context, seenDaysAgo(index)),
      must_change_password: index === 7,
    })
  }
  await addInvited(context)
  await addTwin(context)
}
