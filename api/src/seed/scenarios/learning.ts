import { sql } from 'kysely'
import type { LandingPage } from '@kursportal/shared/contract'
import { DAY_MS, searchText } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import { keepTerms } from '../../modules/learning/participation-terms.ts'
import { newId } from '../../platform/ids.ts'

/** An access that grants courses (drafts) to people; answers its id. */
export const addAccess = async (
  { db }: Context,
  access: {
    id?: string
    owner_id: string
    name: string
    course_ids: string[]
    user_ids?: string[]
    society_ids?: string[]
    for_everybody?: boolean
    /** The last day on which it lets people in. */
    open_until?: string
    fee_cents?: number
    landing_page?: LandingPage
  },
): Promise<string> => {
  const {
    id = newId(),
    name,
    owner_id,
    course_ids,
    user_ids = [],
    society_ids = [],
    open_until = null,
    fee_cents = null,
    landing_page,
  } = access
  await db
    .insertInto('accesses')
    .values({
      id,
      owner_id,
      name,
      open_until,
      for_societies: society_ids.length > 0,
      fee_cents,
      landing_page: landing_page ? JSON.stringify(landing_page) : null,
      search_text: searchText(name),
    })
    .execute()
  if (course_ids.length > 0) {
    await db
      .insertInto('access_courses')
      .values(course_ids.map((course_id) => ({ access_id: id, course_id })))
      .execute()
  }
  if (user_ids.length > 0) {
    await db
      .insertInto('access_users')
      .values(user_ids.map((user_id) => ({ access_id: id, user_id })))
      .execute()
  }
  if (society_ids.length > 0) {
    await db
      .insertInto('access_societies')
      .values(society_ids.map((society_id) => ({ access_id: id, society_id })))
      .execute()
  }
  if (access.for_everybody) await db.insertInto('default_accesses').values({ access_id: id }).execute()
  return id
}

/** Notes that somebody was invited to an access by mail; answers the invitation's id. */
export const addInvitation = async (
  { db, clock }: Context,
  access_id: string,
  email: string,
): Promise<string> => {
  const id = newId()
  await db
    .insertInto('access_invitations')
    .values({ id, access_id, email, invited_at: clock.now() })
    .execute()
  return id
}

/**
 * Lets a person be this far (0..1, in whole lectures) in a live course, begun some days ago; at 1 the course is finished.
 * It took them nearly until now, or as many days as are said.
 */
export const addLearning = async (
  context: Context,
  learning: {
    user_id: string
    course_id: string
    share: number
    begun_days_ago: number
    took_days?: number
  },
): Promise<void> => {
  const { db, clock } = context
  const { user_id, course_id, share, took_days = learning.begun_days_ago * 0.9 } = learning
  const lectures = await db
    .selectFrom('videos')
    .innerJoin('chapters', 'chapters.id', 'videos.chapter_id')
    .leftJoin('media_assets', 'media_assets.id', 'videos.asset_id')
    .select(['videos.id', 'videos.type', 'media_assets.duration_seconds'])
    .where('videos.course_id', '=', course_id)
    .where('videos.retired_at', 'is', null)
    .orderBy('chapters.position')
    .orderBy('videos.position')
    .execute()
  const done = Math.min(lectures.length, Math.round(share * lectures.length))
  const begun = clock.now().getTime() - learning.begun_days_ago * DAY_MS
  const doneAt = (index: number) => new Date(begun + ((index + 1) / lectures.length) * took_days * DAY_MS)
  const finished = done === lectures.length && lectures.length > 0
  const participation = newId()
  await db
    .insertInto('participations')
    .values({
      id: participation,
      user_id,
      course_id,
      started_at: new Date(begun),
      finished_at: finished ? doneAt(done - 1) : null,
    })
    .execute()
  if (finished) await keepTerms(context, participation)
  if (done === 0) return
  await db
    .insertInto('lecture_progress')
    .values(
      lectures.slice(0, done).map(({ id, duration_seconds }, index) => ({
        participation_id: participation,
        video_id: id,
        progress: 1,
        position_seconds: duration_seconds ?? 0,
        watched: duration_seconds
          ? sql<string>`nummultirange(numrange(0, ${duration_seconds}::numeric))`
          : '{}',
        opened_at: doneAt(index),
        reported_at: doneAt(index),
        done_at: doneAt(index),
      })),
    )
    .execute()
}

/** Pauses the newest participation somebody has in a live course; the days are the first and the last one of the pause. */
export const addPause = async (
  { db }: Context,
  { user_id, course_id, from, until }: { user_id: string; course_id: string; from: string; until: string },
): Promise<void> => {
  const { id } = await db
    .selectFrom('participations')
    .select('id')
    .where('user_id', '=', user_id)
    .where('course_id', '=', course_id)
    .orderBy('number', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow()
  await db
    .insertInto('course_pauses')
    .values({ participation_id: id, from_day: from, until_day: until })
    .execute()
}

/** An entry in the history of a landing page; answers its id. */
export const addLandingVersion = async ({ db, clock }: Context, accessId: string): Promise<string> => {
  const id = newId()
  const page: LandingPage = { blocks: [], seo_title: '', seo_description: '' }
  await db
    .insertInto('landing_publications')
    .values({
      id,
      access_id: accessId,
      number: 1,
      page: JSON.stringify(page),
      image_id: null,
      published_at: clock.now(),
      published_by: null,
    })
    .execute()
  return id
}

/** A code of an access; answers its id. */
export const addAccessCode = async (
  { db, clock }: Context,
  accessId: string,
  code: { code: string; label: string; max_uses?: number; open_until?: string },
): Promise<string> => {
  const id = newId()
  await db
    .insertInto('access_codes')
    .values({ id, access_id: accessId, max_uses: null, open_until: null, ...code, created_at: clock.now() })
    .execute()
  return id
}
