import { sql, type RawBuilder } from 'kysely'

/**
 * Condition: a picture or film stands in the texts or quizzes of a course, draft or live, or did in a publish, a kept
 * version or a part that can be brought back.
 * @param courseId of the draft
 * @param id column with the id of the picture or film
 */
export const isEverInCourse = (
  courseId: string,
  id: RawBuilder<string>,
): RawBuilder<boolean> => sql<boolean>`exists (
  select from (
    select concat(rich_text::text, quiz::text) from videos join courses on courses.id = videos.course_id
      where courses.id = ${courseId} or courses.dev_id = ${courseId}
    union all select snapshot::text from course_publications where course_id = ${courseId}
    union all select snapshot::text from draft_versions where course_id = ${courseId}
    union all select content::text from deleted_parts where course_id = ${courseId}
  ) as held (content) where strpos(held.content, ${id}::text) > 0)`

/** Condition: somebody owns a course or makes it with its owner. */
export const makesCourse = (
  courseId: RawBuilder<string>,
  userId: RawBuilder<string>,
): RawBuilder<boolean> => sql<boolean>`(
  exists (select from courses where courses.id = ${courseId} and courses.owner_id = ${userId})
  or exists (select from course_authors
    where course_authors.course_id = ${courseId} and course_authors.user_id = ${userId}))`
