import { z } from 'zod'
import { defineCall } from '../call.ts'
import { adminPassword, auditReason } from '../people/audit-log.calls.ts'
import { flag, id, listOf, object, paging, search } from '../primitives.ts'
import {
  learnerChapter,
  learnerChapterWithVideos,
  learnerCourse,
  learnerCourseSummary,
  learnerVideo,
  learnerVideoPage,
  participation,
  progressResult,
  watchedRange,
  redo,
} from './learning.schemas.ts'

const courseQuery = object({ 'course-id': id })
const chapterQuery = object({ 'chapter-id': id })
const videoQuery = object({ 'video-id': id })
const courseBody = object({ course_id: id })

export const learningCalls = {
  listCourses: defineCall({
    method: 'GET',
    path: '/courses',
    who: 'user',
    summary: 'The courses the own accesses grant, with how far one is; last learned first',
    query: object({ search, ...paging }),
    answer: listOf(learnerCourseSummary),
  }),
  readCourse: defineCall({
    method: 'GET',
    path: '/course',
    who: 'user',
    summary: 'A course one may take',
    query: courseQuery,
    answer: learnerCourse,
    errors: ['not_found'],
  }),
  listChapters: defineCall({
    method: 'GET',
    path: '/chapters',
    who: 'user',
    summary: 'The chapters of a course, locked ones with their reason',
    query: courseQuery,
    answer: listOf(learnerChapter),
    errors: ['not_found', 'locked'],
  }),
  readChapter: defineCall({
    method: 'GET',
    path: '/chapter',
    who: 'user',
    summary: 'An open chapter',
    query: chapterQuery,
    answer: learnerChapter,
    errors: ['not_found', 'locked'],
  }),
  listChaptersVideos: defineCall({
    method: 'GET',
    path: '/chapters-videos',
    who: 'user',
    summary: 'The chapters of a course with their lectures, locked ones with their reason',
    query: courseQuery,
    answer: listOf(learnerChapterWithVideos),
    errors: ['not_found', 'locked'],
  }),
  listVideos: defineCall({
    method: 'GET',
    path: '/videos',
    who: 'user',
    summary: 'The lectures of an open chapter',
    query: chapterQuery,
    answer: listOf(learnerVideo),
    errors: ['not_found', 'locked'],
  }),
  readVideo: defineCall({
    method: 'GET',
    path: '/video',
    who: 'user',
    summary: 'Open a lecture',
    description:
      'Begins the participation when it is the first lecture opened in the course; once the certification of the course is over it is `locked` with the reason `course_closed` instead.',
    query: videoQuery,
    answer: learnerVideoPage,
    errors: ['not_found', 'locked', 'start_not_confirmed'],
  }),
  readNextVideo: defineCall({
    method: 'GET',
    path: '/video/next',
    who: 'user',
    summary: 'The lecture after one; null after the last',
    query: videoQuery,
    answer: object({ video: learnerVideo.nullable() }),
    errors: ['not_found', 'locked'],
  }),
  readFirstVideo: defineCall({
    method: 'GET',
    path: '/first-video',
    who: 'user',
    summary: 'The first lecture of a course',
    query: courseQuery,
    answer: learnerVideo,
    errors: ['not_found', 'locked'],
  }),
  reportProgress: defineCall({
    method: 'POST',
    path: '/video/progress',
    who: 'user',
    summary: 'Report how far one is in a lecture',
    description:
      'Never moves backwards; repeating a message changes nothing. Of a film the server keeps the union of what was watched and computes the progress from it; `progress` itself counts for texts only, and a quiz is done by passing it. A lecture that is done has the progress 1. More seconds than the clock allows at twice the speed are refused with `watched_too_fast`.',
    body: object({
      video_id: id,
      progress: z.number().min(0).describe('Share that was read, 0 to 1; 422 `progress_too_big` above 1'),
      timestamp: z.number().min(0).optional().describe('Second to resume at; films only'),
      watched: z
        .array(watchedRange)
        .max(500)
        .optional()
        .describe('Seconds really played since the last report; films only'),
    }),
    answer: progressResult,
    errors: [
      'not_found',
      'locked',
      'start_not_confirmed',
      'timestamp_only_for_videos',
      'progress_too_big',
      'watched_past_end',
      'watched_too_fast',
    ],
  }),
  finishCourse: defineCall({
    method: 'POST',
    path: '/course-finish',
    who: 'user',
    summary: 'Finish a course of which enough was attended',
    description:
      'The last lecture that gets done finishes the course by itself; this finishes one from the share on that its rule of participation asks for (`attendance` of `GET /course`). What was attended by then is what the certificate says. Finishing twice answers the same participation.',
    body: courseBody,
    answer: participation,
    errors: ['course_not_finished', 'not_found', 'locked'],
  }),
  listParticipations: defineCall({
    method: 'GET',
    path: '/course-participations',
    who: 'user',
    summary: 'The own participations, newest first',
    query: object({
      'course-id': id.optional().describe('Only those in this live course'),
      'user-id': id.optional().describe('Somebody else’s; for admins'),
      ...paging,
    }),
    answer: listOf(participation),
    errors: ['not_found'],
  }),
  readRedo: defineCall({
    method: 'GET',
    path: '/redo-course',
    who: 'user',
    summary: 'Whether and from when a finished course may be taken again',
    query: courseQuery,
    answer: redo,
    errors: ['not_found'],
  }),
  redoCourse: defineCall({
    method: 'POST',
    path: '/redo-course',
    who: 'user',
    idempotencyKey: true,
    summary: 'Begin a course anew in a later calendar year',
    body: courseBody,
    answer: participation,
    errors: ['not_found', 'redo_not_possible_yet', 'course_closed'],
  }),
  deleteCourseProgress: defineCall({
    method: 'DELETE',
    path: '/course-progress',
    who: 'admin',
    summary: 'Remove somebody’s current participation in a course',
    description:
      'Earlier finished participations stay, and so do certificates and what counted for a society. Afterwards the person may begin anew. Stays in the audit log.',
    query: object({
      'user-id': id,
      'course-id': id.describe('The live course'),
      'participation-id': id
        .optional()
        .describe('The one that is meant; 409 `edited_meanwhile` when the person began another since'),
      tell: flag.optional().describe('Whether the person is told by mail'),
      reason: auditReason.optional(),
    }),
    headers: adminPassword,
    errors: ['not_found', 'wrong_password', 'edited_meanwhile'],
  }),
}
