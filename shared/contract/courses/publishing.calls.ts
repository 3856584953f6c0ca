import { defineCall } from '../call.ts'
import { id, listOf, numberInAddress, object, paging } from '../primitives.ts'
import { courseDraft } from './course.schemas.ts'
import { courseChanges, draftVersion, publication, publishResult } from './publishing.schemas.ts'

const courseQuery = object({ 'course-id': id })

export const publishingCalls = {
  publishCourse: defineCall({
    method: 'PUT',
    path: '/course/live',
    who: 'creator',
    summary: 'Publish a draft, or push its changes to the live copy',
    description:
      'While videos are being processed the course is going live and goes live by itself, as it was when this was called; what is changed in the draft meanwhile waits for the next publish. `DELETE /course/going-live` takes it back. With `based-on` nothing goes live that was changed after it was looked at: it is refused with `edited_meanwhile`. `course_incomplete` has one entry per missing thing (MissingThing) as details.',
    query: object({
      'course-id': id,
      'based-on': numberInAddress(1, Number.MAX_SAFE_INTEGER)
        .optional()
        .describe('The `revision` of the changes that were looked at'),
    }),
    answer: publishResult,
    errors: [
      'not_found',
      'course_already_going_live',
      'course_incomplete',
      'not_in_dev_mode',
      'edited_meanwhile',
    ],
  }),
  cancelGoingLive: defineCall({
    method: 'DELETE',
    path: '/course/going-live',
    who: 'creator',
    summary: 'Take back a publish that still waits for films; learners keep what they have',
    description: 'Without one that waits nothing happens.',
    extension: true,
    query: courseQuery,
    errors: ['not_found', 'not_in_dev_mode'],
  }),
  readCourseChanges: defineCall({
    method: 'GET',
    path: '/course/changes',
    who: 'creator',
    summary: 'What publishing a draft would change, and what it lacks',
    extension: true,
    query: courseQuery,
    answer: courseChanges,
    errors: ['not_found'],
  }),
  listPublications: defineCall({
    method: 'GET',
    path: '/course/publications',
    who: 'creator',
    summary: 'The publishes of a course, newest first',
    extension: true,
    query: object({ 'course-id': id, ...paging }),
    answer: listOf(publication),
    errors: ['not_found'],
  }),
  listDraftVersions: defineCall({
    method: 'GET',
    path: '/course/draft-versions',
    who: 'creator',
    summary: 'A draft as it stood between two publishes, newest first',
    description:
      'Kept at the end of a time somebody worked on it (ten minutes without a change, or somebody else), every half hour, and before it is replaced; for as long as what was deleted from a course.',
    extension: true,
    query: object({ 'course-id': id, ...paging }),
    answer: listOf(draftVersion),
    errors: ['not_found'],
  }),
  restorePublication: defineCall({
    method: 'POST',
    path: '/course/restore',
    who: 'creator',
    summary: 'Write a former version back into the draft; the live copy stays as it is',
    description: 'The draft as it stood is kept as a version before.',
    extension: true,
    query: object({
      'publication-id': id.describe('Of `GET /course/publications` or `GET /course/draft-versions`'),
    }),
    answer: courseDraft,
    errors: ['not_found'],
  }),
}
