import type { FastifyInstance } from 'fastify'
import { lectureCalls, uploadCalls } from '@kursportal/shared/contract'
import type { Services } from '../../platform/context.ts'
import { callRoute } from '../../platform/http/call-route.ts'
import { requireDraftChapter, requireDraftCourse, requireDraftVideo } from '../drafts/drafts.policy.ts'
import { createChapter } from './create-chapter.ts'
import { createVideo } from './create-video.ts'
import { deleteChapter } from './delete-chapter.ts'
import { deletedPartsOf } from './deleted-parts.store.ts'
import { deleteVideo } from './delete-video.ts'
import { editChapter } from './edit-chapter.ts'
import { editVideo } from './edit-video.ts'
import { chapterOf, chaptersOf, chaptersWithVideosOf, videoOf, videosOf } from './lectures.views.ts'
import { orderChapters } from './order-chapters.ts'
import { orderVideos } from './order-videos.ts'
import { readQuiz, writeQuiz } from './quiz.ts'
import { readPartLearners } from './read-part-learners.ts'
import { restoreChapter } from './restore-chapter.ts'
import { restoreVideo } from './restore-video.ts'
import { readQuizBank } from './read-quiz-bank.ts'
import { readQuizDifficulty } from './read-quiz-difficulty.ts'
import { readRichText, writeRichText } from './rich-text.ts'
import { takeFormerFilm } from './take-former-film.ts'

const listed = <Item>(items: Item[]) => ({ items, total: items.length })

export const registerLectureRoutes = (app: FastifyInstance, services: Services): void => {
  registerWrites(app, services)
  registerReads(app, services)
}

const registerWrites = (app: FastifyInstance, services: Services): void => {
  callRoute(app, services, uploadCalls.takeFormerFilm, (context) =>
    takeFormerFilm(context, context.query['video-id']),
  )
  callRoute(app, services, lectureCalls.createChapter, (context) =>
    createChapter(context, context.query['course-id'], context.body),
  )
  callRoute(app, services, lectureCalls.editChapter, (context) =>
    editChapter(context, context.query['chapter-id'], context.body),
  )
  callRoute(app, services, lectureCalls.deleteChapter, (context) =>
    deleteChapter(context, context.query['chapter-id']),
  )
  callRoute(app, services, lectureCalls.restoreChapter, (context) =>
    restoreChapter(context, context.query['chapter-id']),
  )
  callRoute(app, services, lectureCalls.orderChapters, (context) =>
    orderChapters(context, context.query['course-id'], context.body),
  )
  callRoute(app, services, lectureCalls.createVideo, (context) =>
    createVideo(context, context.query['chapter-id'], context.body),
  )
  callRoute(app, services, lectureCalls.editVideo, (context) =>
    editVideo(context, context.query['video-id'], context.body),
  )
  callRoute(app, services, lectureCalls.deleteVideo, (context) =>
    deleteVideo(context, context.query['video-id']),
  )
  callRoute(app, services, lectureCalls.restoreVideo, (context) =>
    restoreVideo(context, context.query['video-id']),
  )
  callRoute(app, services, lectureCalls.orderVideos, (context) =>
    orderVideos(context, context.query['chapter-id'], context.body),
  )
  callRoute(app, services, lectureCalls.writeRichText, (context) =>
    writeRichText(context, context.query['video-id'], context.body),
  )
  callRoute(app, services, lectureCalls.writeQuiz, (context) =>
    writeQuiz(context, context.query['video-id'], context.body),
  )
}

const registerReads = (app: FastifyInstance, services: Services): void => {
  callRoute(app, services, lectureCalls.listDeletedParts, async (context) => {
    await requireDraftCourse(context, context.query['course-id'], 'read')
    return listed(await deletedPartsOf(context, context.query['course-id']))
  })
  callRoute(app, services, lectureCalls.readPartLearners, (context) =>
    readPartLearners(context, context.query),
  )
  callRoute(app, services, lectureCalls.readRichText, (context) =>
    readRichText(context, context.query['video-id'], context.query.dev ?? false),
  )
  callRoute(app, services, lectureCalls.readQuiz, (context) =>
    readQuiz(context, context.query['video-id'], context.query.dev ?? false),
  )
  callRoute(app, services, lectureCalls.readQuizBank, (context) =>
    readQuizBank(context, context.query['video-id']),
  )
  callRoute(app, services, lectureCalls.readQuizDifficulty, (context) =>
    readQuizDifficulty(context, context.query['video-id']),
  )
  callRoute(app, services, lectureCalls.readDraftChapter, async (context) => {
    await requireDraftChapter(context, context.query['chapter-id'], 'read')
    return chapterOf(context.db, context.query['chapter-id'])
  })
  callRoute(app, services, lectureCalls.listDraftChapters, async (context) => {
    await requireDraftCourse(context, context.query['course-id'], 'read')
    return listed(await chaptersOf(context.db, context.query['course-id']))
  })
  callRoute(app, services, lectureCalls.listDraftChaptersVideos, async (context) => {
    await requireDraftCourse(context, context.query['course-id'], 'read')
    return listed(await chaptersWithVideosOf(context.db, context.query['course-id']))
  })
  callRoute(app, services, lectureCalls.readDraftVideo, async (context) => {
    await requireDraftVideo(context, context.query['video-id'], 'read')
    return videoOf(context.db, context.query['video-id'])
  })
  callRoute(app, services, lectureCalls.listDraftVideos, async (context) => {
    await requireDraftChapter(context, context.query['chapter-id'], 'read')
    return listed(await videosOf(context.db, context.query['chapter-id']))
  })
}
