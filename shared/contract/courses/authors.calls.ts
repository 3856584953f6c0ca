import { z } from 'zod'
import { defineCall } from '../call.ts'
import { id, instant, object } from '../primitives.ts'
import { emailAddress } from '../people/person.schemas.ts'

const author = object({
  id,
  name: z.string(),
  email: z.string(),
  created_at: instant.describe('When they came in'),
}).meta({ id: 'CourseAuthor' })

/** Everybody who makes a course. */
export const courseAuthors = object({
  owner: object({ id, name: z.string() }).describe('Whose course it is'),
  authors: z.array(author).describe('Who may change it besides the owner and admins, by name'),
  may_manage: z
    .boolean()
    .describe('Whether whoever asks may let people in, take them out and hand the course over'),
}).meta({ id: 'CourseAuthors' })
export type CourseAuthors = z.infer<typeof courseAuthors>

const ofCourse = object({ 'course-id': id.describe('The draft') })

/** The people who make a course together. */
export const authorCalls = {
  readCourseAuthors: defineCall({
    method: 'GET',
    path: '/course/authors',
    who: 'creator',
    extension: true,
    summary: 'Whose course it is, and who may change it as well',
    query: ofCourse,
    answer: courseAuthors,
    errors: ['not_found'],
  }),
  addCourseAuthor: defineCall({
    method: 'POST',
    path: '/course/author',
    who: 'creator',
    extension: true,
    summary: 'Let another course creator change a course',
    description:
      'They change, publish and preview it like the owner. Deleting it, handing it over, its accesses, its participants and its authors stay the owner’s.',
    query: ofCourse,
    body: object({ email: emailAddress.describe('The address they log in with') }),
    answer: courseAuthors,
    errors: ['not_found', 'no_such_creator', 'already_author', 'too_many_authors'],
  }),
  removeCourseAuthor: defineCall({
    method: 'DELETE',
    path: '/course/author',
    who: 'creator',
    extension: true,
    summary: 'Take somebody out of those who may change a course; everybody may leave by themselves',
    query: object({ ...ofCourse.shape, 'user-id': id }),
    errors: ['not_found'],
  }),
  handOverCourse: defineCall({
    method: 'POST',
    path: '/course/owner',
    who: 'creator',
    extension: true,
    summary: 'Make one of its authors the owner of a course; the owner stays as an author',
    description: 'Accesses stay with whom they belong to.',
    query: ofCourse,
    body: object({ user_id: id.describe('One of its authors') }),
    answer: courseAuthors,
    errors: ['not_found', 'no_such_creator'],
  }),
}
