import { sql } from 'kysely'
import type { AccountMerge } from '@kursportal/shared/contract'
import { nameOrEmail } from '@kursportal/shared/domain'
import type { Context } from '../../../platform/context.ts'
import { versionOf } from '../../../platform/edits.ts'
import { remarksHolding } from '../../money/sales-remarks.views.ts'
import { runningInBoth, type Accounts } from './join-learning.ts'
import { joinProfiles, type Profile } from './join-profiles.rules.ts'

/** An account of the two, as it is read under lock. */
export type Account = Profile & {
  id: string
  email: string
  first_name: string
  last_name: string
  is_admin: boolean
  is_course_creator: boolean
  society_id: string | null
  society_since: Date | null
  created_at: Date
  last_seen_at: Date | null
  updated_at: Date
}

/** The own society of each, where both have one. */
export type OwnSocieties = { from: string; into: string } | undefined

type Counts = AccountMerge['moves'] &
  Pick<AccountMerge, 'double_finishes' | 'sessions'> & {
    own_from: string | null
    own_into: string | null
    own_open: number
  }

const ownSociety = (user: string) =>
  sql`select id from societies where owner_id = ${user} and not is_community and deleted_at is null`

const countsOf = async (db: Context['db'], { from, into }: Accounts): Promise<Counts> => {
  const { rows } = await sql<Counts>`
    select
      (select count(*)::integer from participations where user_id = ${from}) as participations,
      (select count(*)::integer from certificates where user_id = ${from}) as certificates,
      (select count(*)::integer from access_users moved where user_id = ${from} and not exists (
        select from access_users there where there.user_id = ${into} and there.access_id = moved.access_id)) as accesses,
      (select count(*)::integer from society_finishes where user_id = ${from} and year not in (
        select year from society_finishes where user_id = ${into})) as finishes,
      (select count(*)::integer from societies where owner_id = ${from} and deleted_at is null) as societies,
      (select count(*)::integer from society_admins where user_id = ${from}) as leads,
      (select count(*)::integer from payout_requests where requested_by = ${from}) as payouts,
      (select count(*)::integer from forum_posts where author_id = ${from} and deleted_at is null) as posts,
      (select count(*)::integer from care_questions where user_id = ${from}) as questions,
      (select count(*)::integer from courses where owner_id = ${from} and dev_id is null) as courses,
      (select count(*)::integer from society_finishes where user_id = ${from} and year in (
        select year from society_finishes where user_id = ${into})) as double_finishes,
      (select count(*)::integer from sessions where user_id = ${from}) as sessions,
      (${ownSociety(from)}) as own_from,
      (${ownSociety(into)}) as own_into,
      (select count(*)::integer from payout_requests
        where society_id = (${ownSociety(from)}) and state = 'requested') as own_open`.execute(db)
  const [counts] = rows
  if (!counts) throw new Error('a query of counts always has a row')
  return counts
}

const present = ({ id, email, first_name, last_name }: Account) => ({
  id,
  email,
  name: nameOrEmail({ email, first_name, last_name }),
})

const societyName = async (db: Context['db'], id: string | null): Promise<string | null> => {
  if (id === null) return null
  const row = await db.selectFrom('societies').select('name').where('id', '=', id).executeTakeFirst()
  return row?.name ?? null
}

/** What bringing two accounts together does, and the own societies that become one with it. */
export const mergeReport = async (
  { db, secrets }: Pick<Context, 'db' | 'secrets'>,
  { from, into }: { from: Account; into: Account },
): Promise<{ report: AccountMerge; own: OwnSocieties }> => {
  const ids = { from: from.id, into: into.id }
  const { double_finishes, sessions, own_from, own_into, own_open, ...moves } = await countsOf(db, ids)
  const { fills, drops } = joinProfiles(from, into)
  const own = own_from && own_into ? { from: own_from, into: own_into } : undefined
  const remarks = own ? await remarksHolding({ db, secrets }, own.from) : []
  const figures = {
    from: present(from),
    into: present(into),
    moves,
    society: {
      from: await societyName(db, from.society_id),
      into: await societyName(db, into.society_id),
    },
    fills,
    drops,
    joined: await runningInBoth(db, ids),
    double_finishes,
    groups_joined: own !== undefined,
    blockers: [
      ...(from.is_admin || from.is_course_creator ? (['account_in_team'] as const) : []),
      ...(own && own_open > 0 ? (['payouts_open'] as const) : []),
      ...(remarks.length > 0 ? (['remarks_open'] as const) : []),
    ],
  }
  // Who looks at their phone meanwhile is logged out all the same: devices come and go without asking anew.
  const version = versionOf({ ...figures, changed: [from.updated_at, into.updated_at] })
  return { report: { version, ...figures, sessions }, own }
}
