import type { adminPeopleCalls, CallBody } from '@kursportal/shared/contract'
import { searchText } from '@kursportal/shared/domain'
import { changeOtherUser } from '../../modules/people/change-other-user.ts'
import { hashPassword } from '../../platform/auth/passwords.ts'
import type { Context } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'

/** The password of everybody a scenario makes. */
export const SEED_PASSWORD = 'Kursportal-2026!'

// Hashing costs on purpose; the same password for everybody is hashed once.
let seedHash: Promise<string> | undefined

/** Somebody of a scenario; everything but the e-mail has a default. */
export type SeedPerson = {
  email: string
  first_name?: string
  last_name?: string
  birth_date?: string
  phone?: string
  street?: string
  zip?: string
  parent_name?: string
  parent_birth_date?: string | null
  insurance_id?: string | null
  is_admin?: boolean
  is_course_creator?: boolean
  city?: string
  created_at?: Date
  last_seen_at?: Date | null
  must_change_password?: boolean
}

/** Adds a person who can log in with the seed password; answers the id. */
export const addPerson = async (context: Context, person: SeedPerson): Promise<string> => {
  const id = newId()
  const {
    email,
    first_name = 'Erika',
    last_name = 'Beispiel',
    birth_date = '1980-05-17',
    city = 'Kassel',
  } = person
  await context.db
    .insertInto('users')
    .values({
      ...person,
      id,
      first_name,
      last_name,
      birth_date,
      city,
      password_hash: await (seedHash ??= hashPassword(SEED_PASSWORD)),
      search_text: searchText(first_name, last_name, email, city),
    })
    .execute()
  return id
}

/** Lets an admin change one attribute of somebody, as their page does: the log has what was there before. */
export const addCorrection = async (
  context: Context,
  {
    by,
    user_id,
    ...attribute
  }: CallBody<typeof adminPeopleCalls.changeOtherUser> & { by: string; user_id: string },
): Promise<void> => {
  await changeOtherUser(
    { ...context, actor: { user_id: by, is_admin: true, is_course_creator: false, session_hash: null } },
    user_id,
    attribute,
  )
}
