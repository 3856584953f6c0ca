import { sql } from 'kysely'
import type { CourseAuthors } from '@kursportal/shared/contract'
import { nameOrEmail } from '@kursportal/shared/domain'
import type { ActorContext } from '../../../platform/context.ts'
import { nameOf } from '../../../platform/edits.ts'
import { ApiError } from '../../../platform/http/api-error.ts'

/** Whose a draft is, who else changes it, and whether the person may decide about that. @throws ApiError not_found */
export const authorsOf = async ({ db, actor }: ActorContext, draftId: string): Promise<CourseAuthors> => {
  const course = await db
    .selectFrom('courses')
    .select(['owner_id', nameOf(sql.ref('courses.owner_id')).as('owner')])
    .where('id', '=', draftId)
    .executeTakeFirst()
  if (!course?.owner) throw new ApiError('not_found')
  const authors = await db
    .selectFrom('course_authors')
    .innerJoin('users', 'users.id', 'course_authors.user_id')
    .select(['users.id', 'users.first_name', 'users.last_name', 'users.email', 'course_authors.created_at'])
    .where('course_authors.course_id', '=', draftId)
    .orderBy('users.last_name')
    .orderBy('users.first_name')
    .orderBy('users.id')
    .execute()
  return {
    owner: course.owner,
    authors: authors.map(({ id, first_name, last_name, email, created_at }) => ({
      id,
      name: nameOrEmail({ first_name, last_name, email }),
      email,
      created_at: created_at.toISOString(),
    })),
    may_manage: actor.is_admin || course.owner_id === actor.user_id,
  }
}
