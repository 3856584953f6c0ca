import { sql, type SqlBool } from 'kysely'
import type { FastifyInstance } from 'fastify'
import { learningCalls } from '@kursportal/shared/contract'
import type { ActorContext, Services } from '../../platform/context.ts'
import { matchesWords } from '../../platform/db/search.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { callRoute } from '../../platform/http/call-route.ts'
import { chapterLock, presentLock } from './course-standing.ts'
import { loadCourseTrees } from './course-tree.ts'
import { deleteProgress } from './delete-progress.ts'
import { findChapter, findCourse, findLecture } from './find-course.ts'
import { finishCourse } from './finish-course.ts'
import {
  presentChapter,
  presentChapterWithVideos,
  presentCourse,
  presentCourseSummary,
  presentVideo,
} from './learning.views.ts'
import { listParticipations } from './participations.views.ts'
import { readVideo } from './read-video.ts'
import { readRedo, redoCourse } from './redo-course.ts'
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
}

const registerCourses = (app: FastifyInstance, services: Services): void => {
  callRoute(app, services, learningCalls.listCourses, async (context) => {
    const words = matchesWords('course.search_text', context.query.search)
    const matching = words.length > 0 ? sql<SqlBool>`${sql.join(words, sql` and `)}` : sql<SqlBool>`true`
    const { trees, total } = await loadCourseTrees(context, context.actor.user_id, matching, context.query)
    const now = context.clock.now()
    return { items: trees.map((tree) => presentCourseSummary(tree, now)), total }
  })
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
  callRoute(app, services, learningCalls.reportProgress, (context) => reportProgress(context, context.body))
}

const registerParticipations = (app: FastifyInstance, services: Services): void => {
  callRoute(app, services, learningCalls.finishCourse, (context) =>
    finishCourse(context, context.body.course_id),
  )
  callRoute(app, services, learningCalls.listParticipations, (context) =>
    listParticipations(context, { ...context.query, courseId: context.query['course-id'] }),
  )
  callRoute(app, services, learningCalls.readRedo, (context) => readRedo(context, context.query['course-id']))
  callRoute(app, services, learningCalls.redoCourse, (context) => redoCourse(context, context.body.course_id))
  callRoute(app, services, learningCalls.deleteCourseProgress, async (context) => {
    await deleteProgress(context, context.query)
    return undefined
  })
}
