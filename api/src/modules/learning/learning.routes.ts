import type { FastifyInstance } from 'fastify'
import { learningCalls, passageCalls, pauseCalls } from '@kursportal/shared/contract'
import { inTransaction, type ActorContext, type Services } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { callRoute } from '../../platform/http/call-route.ts'
import { requireAdminPassword } from '../people/require-admin-password.ts'
import { chapterLock, presentLock } from './course-standing.ts'
import { deleteProgress } from './delete-progress.ts'
import { findChapter, findCourse, findLecture } from './find-course.ts'
import { endCoursePause } from './end-course-pause.ts'
import { finishCourse } from './finish-course.ts'
import { presentChapter, presentChapterWithVideos, presentCourse, presentVideo } from './learning.views.ts'
import { listCourses } from './list-courses.ts'
import { listPassages } from './list-passages.ts'
import { listParticipations } from './participations.views.ts'
import { pauseCourse } from './pause-course.ts'
import { readCoursePause } from './read-course-pause.ts'
import { readVideo } from './read-video.ts'
import { readRedo, redoCourse } from './redo-course.ts'
import { registerStartRoutes } from './start/start.routes.ts'
import { reportProgress } from './report-progress.ts'

const listed = <Item>(items: Item[]) => ({ items, total: items.length })

/** The chapter, if it is open. @throws ApiError not_found, locked */
const openChapter = async (context: ActorContext, chapterId: string) => {
  const found = await findChapter(context, chapterId)
  const lock = chapterLock(found.chapter, found.standing)
  if (lock) throw new ApiError('locked', lock)
  return found
}

export const registerLearningRoutes = (app: FastifyInstance, services: Services): void => {
  registerCourses(app, services)
  registerLectures(app, services)
  registerParticipations(app, services)
  registerPauses(app, services)
  registerStartRoutes(app, services)
}

const registerCourses = (app: FastifyInstance, services: Services): void => {
  callRoute(app, services, learningCalls.listCourses, (context) => listCourses(context, context.query))
  callRoute(app, services, learningCalls.readCourse, async (context) => {
    const { tree } = await findCourse(context, context.query['course-id'])
    return presentCourse(tree, context.clock.now())
  })
  callRoute(app, services, learningCalls.listChapters, async (context) => {
    const { tree, standing } = await findCourse(context, context.query['course-id'])
    return listed(tree.chapters.map((chapter) => presentChapter(tree, chapter, standing)))
  })
  callRoute(app, services, learningCalls.readChapter, async (context) => {
    const { tree, standing, chapter } = await openChapter(context, context.query['chapter-id'])
    return presentChapter(tree, chapter, standing)
  })
  callRoute(app, services, learningCalls.listChaptersVideos, async (context) => {
    const { tree, standing } = await findCourse(context, context.query['course-id'])
    return listed(tree.chapters.map((chapter) => presentChapterWithVideos(tree, chapter, standing)))
  })
  callRoute(app, services, passageCalls.listPassages, (context) => listPassages(context, context.query))
}

const registerLectures = (app: FastifyInstance, services: Services): void => {
  callRoute(app, services, learningCalls.listVideos, async (context) => {
    const { tree, standing, chapter } = await openChapter(context, context.query['chapter-id'])
    return listed(chapter.lectures.map((lecture) => presentVideo(tree, chapter, lecture, standing)))
  })
  callRoute(app, services, learningCalls.readVideo, (context) =>
    readVideo(context, context.query['video-id']),
  )
  callRoute(app, services, learningCalls.readNextVideo, async (context) => {
    const { tree, standing, lecture, index } = await findLecture(context, context.query['video-id'])
    const lock = standing.locks.get(lecture.id)
    if (lock) throw new ApiError('locked', presentLock(lock))
    const next = standing.lectures[index + 1]
    return { video: next ? presentVideo(tree, next.chapter, next.lecture, standing) : null }
  })
  callRoute(app, services, learningCalls.readFirstVideo, async (context) => {
    const { tree, standing } = await findCourse(context, context.query['course-id'])
    const [first] = standing.lectures
    if (!first) throw new ApiError('not_found')
    return presentVideo(tree, first.chapter, first.lecture, standing)
  })
  // A report is one statement.
  callRoute(app, services, learningCalls.reportProgress, (context) => reportProgress(context, context.body), {
    transaction: false,
  })
}

const registerParticipations = (app: FastifyInstance, services: Services): void => {
  callRoute(app, services, learningCalls.finishCourse, (context) =>
    finishCourse(context, context.body.course_id),
  )
  callRoute(app, services, learningCalls.listParticipations, (context) =>
    listParticipations(context, {
      ...context.query,
      courseId: context.query['course-id'],
      userId: context.query['user-id'],
    }),
  )
  callRoute(app, services, learningCalls.readRedo, (context) => readRedo(context, context.query['course-id']))
  callRoute(app, services, learningCalls.redoCourse, (context) => redoCourse(context, context.body.course_id))
  callRoute(
    app,
    services,
    learningCalls.deleteCourseProgress,
    async (context) => {
      await requireAdminPassword(context)
      await inTransaction(services, (inside) =>
        deleteProgress({ ...inside, actor: context.actor }, context.query),
      )
    },
    // A wrong password is counted although the call fails.
    { transaction: false },
  )
}

const registerPauses = (app: FastifyInstance, services: Services): void => {
  callRoute(app, services, pauseCalls.readCoursePause, (context) => readCoursePause(context, context.query))
  callRoute(app, services, pauseCalls.pauseCourse, (context) => pauseCourse(context, context.body))
  callRoute(app, services, pauseCalls.endCoursePause, (context) =>
    endCoursePause(context, context.query['course-id']),
  )
}
