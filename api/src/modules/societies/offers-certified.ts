import { sql, type RawBuilder } from 'kysely'

/**
 * Whether everybody who comes to the society `societies` is given a certified course that may be begun, by an access of
 * the society or one that everybody has: `isCertified` and `mayBegin`, for the database.
 * @param today the day in Berlin
 */
export const offersCertified = (today: string): RawBuilder<boolean> =>
  sql<boolean>`exists (
    select 1 from courses as course join access_courses on access_courses.course_id = course.dev_id
    where course.retired_at is null and not course.minors_only
      and (course.certification_number is not null or course.certified_until is not null)
      and (course.certified_until is null or course.certified_until >= ${today})
      and access_courses.access_id in (
        select access_id from default_accesses
        union all
        select access_id from access_societies where access_societies.society_id = societies.id))`
