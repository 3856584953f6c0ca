import type { FastifyInstance } from 'fastify'
import { appointmentCalls, careRecordCalls, questionCalls } from '@kursportal/shared/contract'
import type { Services } from '../../platform/context.ts'
import { callRoute } from '../../platform/http/call-route.ts'
import { createAppointment } from './appointments/create-appointment.ts'
import { editAppointment } from './appointments/edit-appointment.ts'
import { listAppointments } from './appointments/list-appointments.ts'
import { registerCareChangesSocket } from './care-changes.socket.ts'
import { registerCareJobs } from './care.jobs.ts'
import { answerQuestion } from './questions/answer-question.ts'
import { askFurther } from './questions/ask-further.ts'
import { askQuestion } from './questions/ask-question.ts'
import { countInbox } from './questions/count-inbox.ts'
import { listInbox } from './questions/list-inbox.ts'
import { listQuestions } from './questions/list-questions.ts'
import { markQuestionRead } from './questions/mark-question-read.ts'
import { readCare } from './questions/read-care.ts'
import { viewQuestion } from './questions/read-question.ts'
import { settleQuestion } from './questions/settle-question.ts'
import { listAttendance, noteAttendance } from './records/attendance.ts'
import { enterContact, listContacts, removeContact } from './records/contacts.ts'
import { readCareProof } from './records/read-care-proof.ts'
import { listCare } from './records/list-care.ts'

/** How leaders look after learners: questions, live appointments, the minutes of both, and mails about them. */
export const registerCare = async (app: FastifyInstance, services: Services): Promise<void> => {
  registerAppointments(app, services)
  registerQuestions(app, services)
  registerRecords(app, services)
  registerCareChangesSocket(app, services)
  await registerCareJobs(services)
}

const registerAppointments = (app: FastifyInstance, services: Services): void => {
  const calls = appointmentCalls
  callRoute(app, services, calls.listAppointments, (context) => listAppointments(context, context.query))
  callRoute(app, services, calls.createAppointment, (context) => createAppointment(context, context.body))
  callRoute(app, services, calls.editAppointment, (context) =>
    editAppointment(context, context.query['appointment-id'], context.body),
  )
}

const registerQuestions = (app: FastifyInstance, services: Services): void => {
  const calls = questionCalls
  callRoute(app, services, calls.readCare, (context) => readCare(context, context.query['course-id']))
  callRoute(app, services, calls.listQuestions, (context) => listQuestions(context, context.query))
  callRoute(app, services, calls.askQuestion, (context) => askQuestion(context, context.body))
  callRoute(app, services, calls.readQuestion, (context) =>
    viewQuestion(context, context.query['care-question-id']),
  )
  callRoute(app, services, calls.markQuestionRead, (context) =>
    markQuestionRead(context, context.query['care-question-id']),
  )
  callRoute(app, services, calls.askFurther, (context) =>
    askFurther(context, context.query['care-question-id'], context.body.text),
  )
  callRoute(app, services, calls.answerQuestion, (context) =>
    answerQuestion(context, context.query['care-question-id'], context.body),
  )
  callRoute(app, services, calls.settleQuestion, (context) =>
    settleQuestion(context, context.query['care-question-id'], context.body.state),
  )
  callRoute(app, services, calls.listInbox, (context) => listInbox(context, context.query))
  callRoute(app, services, calls.countInbox, (context) => countInbox(context))
}

const registerRecords = (app: FastifyInstance, services: Services): void => {
  const calls = careRecordCalls
  callRoute(app, services, calls.listCare, (context) => listCare(context, context.query))
  callRoute(app, services, calls.downloadCare, async (context) => {
    const file = await readCareProof(context, context.query['course-id'])
    return context.reply
      .header('content-type', 'application/pdf')
      .header('content-disposition', 'attachment; filename="Betreuungsnachweis.pdf"')
      .header('x-content-type-options', 'nosniff')
      .header('cache-control', 'private, no-store')
      .send(file)
  })
  callRoute(app, services, calls.listContacts, (context) => listContacts(context, context.query))
  callRoute(app, services, calls.enterContact, (context) => enterContact(context, context.body))
  callRoute(app, services, calls.removeContact, (context) =>
    removeContact(context, context.query['contact-id']),
  )
  callRoute(app, services, calls.listAttendance, (context) => listAttendance(context, context.query))
  callRoute(app, services, calls.noteAttendance, (context) =>
    noteAttendance(context, context.query['appointment-id'], context.body),
  )
}
