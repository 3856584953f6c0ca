import type { FastifyInstance } from 'fastify'
import {
  authorCalls,
  courseCalls,
  courseStatisticCalls,
  differenceCalls,
  participantCalls,
  presenceCalls,
  publishingCalls,
} from '@kursportal/shared/contract'
import type { Services } from '../../platform/context.ts'
import { callRoute } from '../../platform/http/call-route.ts'
import { requireDraftCourse } from '../drafts/drafts.policy.ts'
import { addAuthor } from './authors/add-author.ts'
import { authorsOf } from './authors/authors.views.ts'
import { handOverCourse } from './authors/hand-over-course.ts'
import { removeAuthor } from './authors/remove-author.ts'
import { presentDraftCourse } from './courses.views.ts'
import { createCourse } from './create-course.ts'
import { deleteCourse } from './delete-course.ts'
import { duplicateCourse } from './duplicate-course.ts'
import { editCourse } from './edit-course.ts'
import { cancelGoingLive, goLive } from './go-live.ts'
import { importCourse } from './import/import-course.ts'
import { inspectCourse } from './import/inspect-course.ts'
import { countDraftCourses, listDraftCourses } from './list-draft-courses.ts'
import { discardChangeOfCourse, readCourseDifferences } from './course-differences.ts'
import { listDraftVersions } from './list-draft-versions.ts'
import { listPublications } from './list-publications.ts'
import { listParticipants } from './participants/list-participants.ts'
import { endEditing, noteEditing } from './presence/note-editing.ts'
import { readChanges } from './read-changes.ts'
import { readDraftId } from './read-draft-id.ts'
import { readCourseStatistics } from './statistics/read-course-statistics.ts'
import { readQuestionStatistics } from './statistics/read-question-statistics.ts'
import { restorePublication } from './restore-publication.ts'

export const registerCourseRoutes = (app: FastifyInstance, services: Services): void => {
  callRoute(app, services, courseCalls.createCourse, (context) => createCourse(context, context.body))
  callRoute(app, services, courseCalls.editCourse, (context) =>
    editCourse(context, context.query['course-id'], context.body),
  )
  callRoute(app, services, courseCalls.deleteCourse, (context) =>
    deleteCourse(context, context.query['course-id']),
  )
  callRoute(app, services, courseCalls.duplicateCourse, (context) =>
    duplicateCourse(context, context.query['course-id']),
  )
  callRoute(
    app,
    services,
    courseCalls.importCourse,
    ({ actor, body }) => importCourse(services, actor, String(body.ninox_id)),
    // It reads from another server first and begins its transaction afterwards.
    { transaction: false },
  )
  callRoute(app, services, courseCalls.inspectCourse, ({ actor, query }) =>
    inspectCourse(services, actor, query.ninox_id),
  )
  callRoute(app, services, courseCalls.readDraftId, (context) => readDraftId(context, context.query))
  callRoute(app, services, courseCalls.listDraftCourses, (context) =>
    listDraftCourses(context, context.query),
  )
  callRoute(app, services, courseCalls.countDraftCourses, (context) =>
    countDraftCourses(context, context.query),
  )
  callRoute(app, services, courseCalls.readDraftCourse, async (context) => {
    await requireDraftCourse(context, context.query['course-id'], 'read')
    return presentDraftCourse(context, context.query['course-id'])
  })
  callRoute(
    app,
    services,
    publishingCalls.publishCourse,
    (context) => goLive(services, context.actor, context.query['course-id'], context.query['based-on']),
    // It takes two transactions of its own, see goLive.
    { transaction: false },
  )
  callRoute(app, services, publishingCalls.cancelGoingLive, (context) =>
    cancelGoingLive(context, context.query['course-id']),
  )
  callRoute(app, services, publishingCalls.readCourseChanges, (context) =>
    readChanges(context, context.query['course-id']),
  )
  callRoute(app, services, publishingCalls.listPublications, (context) =>
    listPublications(context, context.query),
  )
  callRoute(app, services, publishingCalls.listDraftVersions, (context) =>
    listDraftVersions(context, context.query),
  )
  callRoute(app, services, publishingCalls.restorePublication, (context) =>
    restorePublication(context, context.query['publication-id']),
  )
  callRoute(app, services, differenceCalls.readCourseDifferences, (context) =>
    readCourseDifferences(context, context.query),
  )
  callRoute(app, services, participantCalls.listParticipants, (context) =>
    listParticipants(context, context.query),
  )
  callRoute(app, services, courseStatisticCalls.readCourseStatistics, (context) =>
    readCourseStatistics(context, context.query),
  )
  callRoute(app, services, courseStatisticCalls.readQuestionStatistics, (context) =>
    readQuestionStatistics(context, context.query),
  )
  callRoute(app, services, authorCalls.readCourseAuthors, async (context) => {
    await requireDraftCourse(context, context.query['course-id'], 'read')
    return authorsOf(context, context.query['course-id'])
  })
  callRoute(app, services, authorCalls.addCourseAuthor, (context) =>
    addAuthor(context, context.query['course-id'], context.body.email),
  )
  callRoute(app, services, authorCalls.removeCourseAuthor, (context) => removeAuthor(context, context.query))
  callRoute(app, services, authorCalls.handOverCourse, (context) =>
    handOverCourse(context, context.query['course-id'], context.body.user_id),
  )
  callRoute(app, services, presenceCalls.noteEditing, (context) =>
    noteEditing(context, context.query['course-id'], context.body),
  )
  callRoute(app, services, presenceCalls.endEditing, (context) => endEditing(context, context.query.seat))
  callRoute(app, services, differenceCalls.discardCourseChange, (context) =>
    discardChangeOfCourse(context, context.query, context.body),
  )
}
