import type { FastifyInstance, FastifyReply } from 'fastify'
import { calendarCalls } from '@kursportal/shared/contract'
import type { Services } from '../../platform/context.ts'
import { callRoute } from '../../platform/http/call-route.ts'
import { endCalendarFeed, readCalendarFeed, renewCalendarFeed } from './calendar-feed.ts'
import { readCalendarFile } from './read-calendar-file.ts'
import { readCalendar } from './read-calendar.ts'
import { sendCalendar } from './send-calendar.ts'

const sendFile = (reply: FastifyReply, file: string, how: 'attachment' | 'inline'): FastifyReply =>
  reply
    .header('content-type', 'text/calendar; charset=utf-8')
    .header('content-disposition', `${how}; filename="kurs-geht-weiter.ics"`)
    .header('x-content-type-options', 'nosniff')
    .header('cache-control', 'private, no-cache')
    .send(file)

export const registerCalendarRoutes = (app: FastifyInstance, services: Services): void => {
  callRoute(app, services, calendarCalls.readCalendar, (context) => readCalendar(context))
  callRoute(app, services, calendarCalls.readCalendarFile, async (context) =>
    sendFile(context.reply, await readCalendarFile(context, context.query['course-id']), 'attachment'),
  )
  callRoute(app, services, calendarCalls.readCalendarFeed, (context) => readCalendarFeed(context))
  callRoute(app, services, calendarCalls.renewCalendarFeed, (context) => renewCalendarFeed(context))
  callRoute(app, services, calendarCalls.endCalendarFeed, (context) => endCalendarFeed(context))
  callRoute(app, services, calendarCalls.sendCalendar, async (context) =>
    sendFile(context.reply, await sendCalendar(context, context.query.token), 'inline'),
  )
}
