import type { FastifyInstance } from 'fastify'
import { templateCalls } from '@kursportal/shared/contract'
import type { Services } from '../../platform/context.ts'
import { callRoute } from '../../platform/http/call-route.ts'
import { sendReminders } from './send-reminders.ts'

export const registerReminderRoutes = (app: FastifyInstance, services: Services): void => {
  callRoute(app, services, templateCalls.sendReminder, (context) => sendReminders(context, context.body))
}
