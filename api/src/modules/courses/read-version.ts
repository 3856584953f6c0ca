import type { CourseSnapshot } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'

/** A version of a course, and the revision of the draft it was made of; null where that was not kept. */
export type CourseVersion = { course_id: string; snapshot: CourseSnapshot; revision: number | null }

/** A publish, or the draft as it stood between two. @throws ApiError not_found */
export const readVersion = async ({ db }: Pick<Context, 'db'>, id: string): Promise<CourseVersion> => {
  const columns = ['course_id', 'snapshot', 'revision'] as const
  const version =
    (await db.selectFrom('course_publications').select(columns).where('id', '=', id).executeTakeFirst()) ??
    (await db.selectFrom('draft_versions').select(columns).where('id', '=', id).executeTakeFirst())
  if (!version) throw new ApiError('not_found')
  return version
}
