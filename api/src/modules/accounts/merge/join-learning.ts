import { sql } from 'kysely'
import type { Context } from '../../../platform/context.ts'
import { joinParticipations, type Joined, type Part } from './join-participations.rules.ts'

/** The two accounts, by id. */
export type Accounts = { from: string; into: string }

type Db = Context['db']

/** Every participation of either account, with how much of it is done. */
const partsOf = async (db: Db, { from, into }: Accounts): Promise<Part[]> => {
  const { rows } = await sql<Part>`
    select id, course_id, number, started_at, finished_at,
      case when user_id = ${into} then 'into' else 'from' end as of,
      (select count(*)::integer from lecture_progress
        where participation_id = participations.id and done_at is not null) as done
    from participations where user_id in (${from}, ${into})`.execute(db)
  return rows
}

/** Courses that run in both accounts, by title. */
export const runningInBoth = async (db: Db, { from, into }: Accounts) =>
  db
    .selectFrom('participations as one')
    .innerJoin('participations as other', 'other.course_id', 'one.course_id')
    .innerJoin('courses', 'courses.id', 'one.course_id')
    .select(['courses.id as course_id', 'courses.title'])
    .where('one.user_id', '=', from)
    .where('other.user_id', '=', into)
    .where('one.finished_at', 'is', null)
    .where('other.finished_at', 'is', null)
    .orderBy('courses.title')
    .orderBy('courses.id')
    .execute()

/** Adds what was done in one participation to another one: of each lecture the seconds of both, of its quiz every attempt. */
const addTo = async (db: Db, { goes, stays }: { goes: string; stays: string }): Promise<void> => {
  await sql`insert into lecture_progress as there
      (participation_id, video_id, watched, progress, position_seconds, opened_at, reported_at, done_at)
    select ${stays}::uuid, video_id, watched, progress, position_seconds, opened_at, reported_at, done_at
    from lecture_progress where participation_id = ${goes}
    on conflict (participation_id, video_id) do update set
      watched = there.watched + excluded.watched,
      progress = greatest(there.progress, excluded.progress),
      position_seconds = case when excluded.reported_at > there.reported_at
        then excluded.position_seconds else there.position_seconds end,
      opened_at = least(there.opened_at, excluded.opened_at),
      reported_at = greatest(there.reported_at, excluded.reported_at),
      done_at = least(there.done_at, excluded.done_at)`.execute(db)
  // One attempt at a quiz runs at a time: that of the participation which goes on.
  await sql`delete from quiz_attempts as other where participation_id = ${goes} and submitted_at is null and exists (
    select from quiz_attempts as there where there.participation_id = ${stays}
      and there.video_id = other.video_id and there.submitted_at is null)`.execute(db)
  await sql`update quiz_attempts as moved set participation_id = ${stays}, number = number + coalesce((
      select max(there.number) from quiz_attempts as there
      where there.participation_id = ${stays} and there.video_id = moved.video_id), 0)
    where participation_id = ${goes}`.execute(db)
  await sql`insert into course_pauses (participation_id, from_day, until_day, created_at)
    select ${stays}::uuid, from_day, until_day, created_at from course_pauses where participation_id = ${goes}
    on conflict do nothing`.execute(db)
  await sql`update participations set started_at = least(started_at,
      (select started_at from participations where id = ${goes}))
    where id = ${stays}`.execute(db)
  await db.deleteFrom('participations').where('id', '=', goes).execute()
}

/** What was confirmed before a course stands with the participation it was confirmed for. */
const moveConfirmations = async (
  db: Db,
  { from, into }: Accounts,
  { parts, joined }: { parts: readonly Part[]; joined: Joined },
): Promise<void> => {
  const rows = await db
    .deleteFrom('start_confirmations')
    .where('user_id', 'in', [from, into])
    .returningAll()
    .execute()
  if (rows.length === 0) return
  const numberOf = (row: { user_id: string; course_id: string; number: number }): number => {
    const of = row.user_id === into ? 'into' : 'from'
    const ofCourse = parts.filter(({ course_id }) => course_id === row.course_id)
    const part = ofCourse.find((one) => one.of === of && one.number === row.number)
    const number = part && joined.numbers.get(joined.goesOnIn.get(part.id) ?? part.id)
    // Confirmed before a participation that is still to begin.
    return number ?? ofCourse.filter(({ id }) => joined.numbers.has(id)).length + 1
  }
  await db
    .insertInto('start_confirmations')
    .values(rows.map((row) => ({ ...row, user_id: into, number: numberOf(row) })))
    .onConflict((conflict) => conflict.doNothing())
    .execute()
}

/** Makes the participations of two accounts those of one, with everything that hangs on them. */
export const joinLearning = async ({ db }: Pick<Context, 'db'>, accounts: Accounts): Promise<void> => {
  const parts = await partsOf(db, accounts)
  const joined = joinParticipations(parts)
  for (const [goes, stays] of joined.goesOnIn) await addTo(db, { goes, stays })
  // Below zero first, so that no two have the same number on the way.
  for (const [id, number] of joined.numbers)
    await db
      .updateTable('participations')
      .set({ user_id: accounts.into, number: -number })
      .where('id', '=', id)
      .execute()
  await sql`update participations set number = -number where user_id = ${accounts.into} and number < 0`.execute(
    db,
  )
  await moveConfirmations(db, accounts, { parts, joined })
}
