import { sql } from 'kysely'
import type { SessionInfo } from '@kursportal/shared/contract'
import { nameOrEmail } from '@kursportal/shared/domain'
import type { Clock } from '../../platform/clock.ts'
import type { ActorContext } from '../../platform/context.ts'
import { batched } from '../../platform/db/batch.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { confirmsTexts } from '../texts/legal-versions.ts'
import { rolesOf } from '../people/present-person.ts'
import { societyRoles, type SocietyRole } from '../people/society-roles.ts'

type Asked = { user_id: string; session_hash: Buffer | null; clock: Clock }
type Row = {
  place: number
  id: string
  email: string
  first_name: string
  last_name: string
  image_id: string | null
  is_admin: boolean
  is_course_creator: boolean
  expires_at: Date | null
  society_roles: SocietyRole[]
  confirms_texts: boolean
}

/** What pages show of people, with when their sessions expire. */
const readPeople = batched<Asked, Row | undefined>(async (db, asked) => {
  const [first] = asked
  if (!first) return []
  const { rows } = await sql<Row>`
    select asked.place::integer, users.id, users.email, users.first_name, users.last_name, users.image_id,
      users.is_admin, users.is_course_creator, sessions.expires_at, ${societyRoles} as society_roles,
      ${confirmsTexts(first)} as confirms_texts
    from unnest(${asked.map(({ user_id }) => user_id)}::uuid[],
      ${asked.map(({ session_hash }) => session_hash)}::bytea[]) with ordinality as asked (user_id, id_hash, place)
    join users on users.id = asked.user_id
    left join sessions on sessions.id_hash = asked.id_hash and sessions.user_id = users.id`.execute(db)
  const found = new Map(rows.map((row) => [row.place, row]))
  return asked.map((_person, index) => found.get(index + 1))
})

/** Who is logged in and what they may do; every page asks. */
export const presentSession = async ({ db, actor, clock }: ActorContext): Promise<SessionInfo> => {
  const user = await readPeople(db, { ...actor, clock })
  if (!user) throw new ApiError('not_logged_in')
  return {
    user: {
      id: user.id,
      email: user.email,
      name: nameOrEmail(user),
      first_name: user.first_name,
      last_name: user.last_name,
      image_id: user.image_id,
    },
    perms: { admin: user.is_admin, course_creator: user.is_course_creator },
    roles: rolesOf(user, user.society_roles),
    expires_at: user.expires_at?.toISOString() ?? null,
    confirms_texts: user.confirms_texts,
  }
}
