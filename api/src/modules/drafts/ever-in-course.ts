import { sql, type RawBuilder } from 'kysely'

/** Where ids stand: only in these places, so that nobody makes something the course's by typing its id into a text. */
const places = {
  film: '$.** ? ((@.type == "film" && @.attrs.film_id == $id) || @.asset_id == $id)',
  picture: '$.**.image_id ? (@ == $id)',
} as const

/**
 * Condition: a film, or the picture of a question, stands in a course, draft or live, or did in a publish, a kept version
 * or a part that can be brought back.
 * @param courseId of the draft
 * @param id column with the id of the film or picture
 */
export const isEverInCourse = (
  what: keyof typeof places,
  courseId: string,
  id: RawBuilder<string>,
): RawBuilder<boolean> => sql<boolean>`exists (
  select from (
    select jsonb_build_array(rich_text, quiz) from videos join courses on courses.id = videos.course_id
      where courses.id = ${courseId} or courses.dev_id = ${courseId}
    union all select snapshot from course_publications where course_id = ${courseId}
    union all select snapshot from draft_versions where course_id = ${courseId}
    union all select content from deleted_parts where course_id = ${courseId}
  ) as held (content)
  where jsonb_path_exists(held.content, ${places[what]}::jsonpath, jsonb_build_object('id', ${id}::text)))`

/** Condition: somebody owns a course or makes it with its owner. */
export const makesCourse = (
  courseId: RawBuilder<string>,
  userId: RawBuilder<string>,
): RawBuilder<boolean> => sql<boolean>`(
  exists (select from courses where courses.id = ${courseId} and courses.owner_id = ${userId})
  or exists (select from course_authors
    where course_authors.course_id = ${courseId} and course_authors.user_id = ${userId}))`
