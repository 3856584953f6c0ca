import { sql } from 'kysely'
import type { Context } from '../../platform/context.ts'
import type { Farewell, PersonalPart } from '../people/personal-part.ts'

/** Passes what somebody made to another creator or admin. */
export const passCreationsOn = async (
  { db }: Pick<Context, 'db'>,
  { userId, heirId }: Farewell,
): Promise<void> => {
  await db.updateTable('courses').set({ owner_id: heirId }).where('owner_id', '=', userId).execute()
  await db.deleteFrom('course_authors').where('user_id', '=', userId).execute()
  await sql`delete from course_authors using courses
    where courses.id = course_authors.course_id and courses.owner_id = course_authors.user_id`.execute(db)
  await db.updateTable('accesses').set({ owner_id: heirId }).where('owner_id', '=', userId).execute()
  await db.updateTable('removed_accesses').set({ owner_id: heirId }).where('owner_id', '=', userId).execute()
  await db.updateTable('media_assets').set({ owner_id: heirId }).where('owner_id', '=', userId).execute()
}

/** What a creator made. Others learn with it, so it passes to an admin. */
export const creations: PersonalPart = {
  section: 'creations',
  collect: async ({ db }, userId) => ({
    courses: await db
      .selectFrom('courses')
      .select(['title', 'description', 'published_at', 'created_at', 'updated_at'])
      .where('owner_id', '=', userId)
      .where('dev_id', 'is', null)
      .orderBy('created_at')
      .execute(),
    shared_courses: await db
      .selectFrom('course_authors')
      .innerJoin('courses', 'courses.id', 'course_authors.course_id')
      .select(['courses.title', 'course_authors.created_at'])
      .where('course_authors.user_id', '=', userId)
      .orderBy('course_authors.created_at')
      .execute(),
    accesses: await db
      .selectFrom('accesses')
      .select(['name', 'created_at'])
      .where('owner_id', '=', userId)
      .orderBy('created_at')
      .execute(),
    videos: await db
      .selectFrom('media_assets')
      .select(['file_name', 'bytes', 'state', 'created_at'])
      .where('owner_id', '=', userId)
      .orderBy('created_at')
      .execute(),
    publications: await db
      .selectFrom('course_publications')
      .innerJoin('courses', 'courses.id', 'course_publications.course_id')
      .select(['courses.title as course', 'course_publications.number', 'course_publications.published_at'])
      .where('published_by', '=', userId)
      .orderBy('course_publications.published_at')
      .execute(),
    upload_notifications: await db
      .selectFrom('upload_notifications')
      .select(['name', 'success', 'created_at'])
      .where('user_id', '=', userId)
      .orderBy('created_at')
      .execute(),
    pictures: await db
      .selectFrom('images')
      .select(['id', 'created_at'])
      .where('owner_id', '=', userId)
      .orderBy('created_at')
      .execute(),
  }),
  forget: passCreationsOn,
}
