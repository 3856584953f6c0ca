import type { FastifyInstance } from 'fastify'
import { forumCalls, moderationCalls } from '@kursportal/shared/contract'
import type { Services } from '../../platform/context.ts'
import { callRoute } from '../../platform/http/call-route.ts'
import { createThread } from './create-thread.ts'
import { decideReport } from './decide-report.ts'
import { deletePost } from './delete-post.ts'
import { deleteThread } from './delete-thread.ts'
import { editThread } from './edit-thread.ts'
import { changeForumMail, readForumMail } from './forum-mail.ts'
import { registerForumJobs } from './forum.jobs.ts'
import { listPosts } from './list-posts.ts'
import { listReports } from './list-reports.ts'
import { listThreads } from './list-threads.ts'
import { readThread } from './read-thread.ts'
import { reportPost } from './report-post.ts'
import { changeForumStanding, changeThreadStanding, readForum } from './standings.ts'
import { writePost } from './write-post.ts'

/** Topics, posts, moderation, and the job that mails what is new. */
export const registerForum = async (app: FastifyInstance, services: Services): Promise<void> => {
  registerTopics(app, services)
  registerStandings(app, services)
  registerModeration(app, services)
  await registerForumJobs(services)
}

const registerTopics = (app: FastifyInstance, services: Services): void => {
  const calls = forumCalls
  callRoute(app, services, calls.listThreads, (context) => listThreads(context, context.query))
  callRoute(app, services, calls.readThread, (context) => readThread(context, context.query['thread-id']))
  callRoute(app, services, calls.createThread, (context) => createThread(context, context.body))
  callRoute(app, services, calls.editThread, (context) =>
    editThread(context, context.query['thread-id'], context.body),
  )
  callRoute(app, services, calls.deleteThread, (context) => deleteThread(context, context.query['thread-id']))
  callRoute(app, services, calls.listPosts, (context) => listPosts(context, context.query))
  callRoute(app, services, calls.writePost, (context) =>
    writePost(context, context.query['thread-id'], context.body),
  )
  callRoute(app, services, calls.deletePost, (context) => deletePost(context, context.query['post-id']))
}

const registerStandings = (app: FastifyInstance, services: Services): void => {
  const calls = forumCalls
  callRoute(app, services, calls.readForum, (context) => readForum(context, context.query['course-id']))
  callRoute(app, services, calls.changeForumStanding, (context) =>
    changeForumStanding(context, context.query['course-id'], context.body),
  )
  callRoute(app, services, calls.changeThreadStanding, (context) =>
    changeThreadStanding(context, context.query['thread-id'], context.body),
  )
  callRoute(app, services, calls.readForumMail, (context) => readForumMail(context))
  callRoute(app, services, calls.changeForumMail, (context) => changeForumMail(context, context.body.digest))
}

const registerModeration = (app: FastifyInstance, services: Services): void => {
  const calls = moderationCalls
  callRoute(app, services, calls.reportPost, (context) =>
    reportPost(context, context.query['post-id'], context.body),
  )
  callRoute(app, services, calls.listReports, (context) => listReports(context, context.query))
  callRoute(app, services, calls.decideReport, (context) =>
    decideReport(context, context.query['post-id'], context.body),
  )
}
