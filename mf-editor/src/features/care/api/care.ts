import {
  call,
  isFailure,
  queryKey,
  read,
  useSocketReads,
  type AnswerOf,
  type CallInput,
} from '@kursportal/shared/client'
import type { Appointment } from '@kursportal/shared/contract'
import { keepPreviousData, useMutation, useQueryClient } from '@kursportal/shared/query'
import { findOnPages } from '../../../common/page-by-page.ts'

/** A question as the inbox shows it. */
export type InboxEntry = AnswerOf<'GET /care-inbox'>['items'][number]
/** A question with all that was written. */
export type CareQuestion = AnswerOf<'GET /care-question'>
/** Somebody who takes the course. */
export type Person = { user_id: string; name: string }
type Inbox = { limit: number; offset: number; state?: string | undefined; course?: string | undefined }
type Page = { limit: number; offset: number }

/** The questions of the courses one leads. */
export const listInbox = ({ state, course, ...page }: Inbox) => ({
  ...read('GET /care-inbox', {
    ...page,
    ...(isState(state) && { state }),
    ...(course && { 'course-id': course }),
  }),
  placeholderData: keepPreviousData,
})

/** What the inbox can be narrowed to. */
export const inboxStates = ['open', 'overdue', 'answered', 'closed'] as const
const isState = (value: string | undefined): value is (typeof inboxStates)[number] =>
  inboxStates.some((state) => state === value)

/** A question with all that was written. */
export const readQuestion = (id: string) => read('GET /care-question', { 'care-question-id': id })

/** How many appointments a page has. */
export const APPOINTMENTS_A_PAGE = 10

/** The live appointments of a course, by default the first page of those that come. */
export const listAppointments = (courseId: string, over = false, page = 0) => ({
  ...read('GET /appointments', {
    'course-id': courseId,
    limit: APPOINTMENTS_A_PAGE,
    offset: page * APPOINTMENTS_A_PAGE,
    ...(over && { over: 'true' as const }),
  }),
  placeholderData: keepPreviousData,
})

/** Who takes the course, and who was at an appointment; nobody leads a course of more than fits. */
export const listAttendance = (appointmentId: string, page: Page) =>
  read('GET /appointment/attendance', { 'appointment-id': appointmentId, ...page })

/** The minutes of every participation. */
export const listCare = (
  courseId: string,
  { lacking, ...page }: Page & { search?: string; lacking?: boolean },
) => ({
  ...read('GET /care-record', {
    'course-id': courseId,
    ...page,
    ...(lacking && { lacking: 'true' as const }),
  }),
  placeholderData: keepPreviousData,
})

/** Calls and conversations with somebody. */
export const listContacts = (courseId: string, userId: string, page: Page) =>
  read('GET /care-contacts', { 'course-id': courseId, 'user-id': userId, ...page })

/** Where the proof of care is. */
export const proofAddress = (courseId: string): string => `/api/care-record/file?course-id=${courseId}`

/** Everything that a change may show in. */
const reads = [
  'GET /care-inbox',
  'GET /care-inbox/counts',
  'GET /care-question',
  'GET /appointments',
  'GET /appointment/attendance',
  'GET /care-record',
  'GET /care-contacts',
] as const

const ofQuestions = ['GET /care-inbox', 'GET /care-inbox/counts', 'GET /care-question'] as const

/** Questions show as they come, while the inbox is open. */
export const useCareNews = (): void => useSocketReads('/care-changes', ofQuestions)

const useChange = <Input, Answer>(write: (input: Input) => Promise<Answer>) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: write,
    onSettled: () => Promise.all(reads.map((name) => client.invalidateQueries({ queryKey: queryKey(name) }))),
  })
}

type Answering = NonNullable<CallInput<'POST /care-question/answer'>['body']>
type NewAppointment = NonNullable<CallInput<'POST /appointment'>['body']>
type AppointmentChange = NonNullable<CallInput<'PATCH /appointment'>['body']>
type Attendance = NonNullable<CallInput<'PATCH /appointment/attendance'>['body']>
type NewContact = NonNullable<CallInput<'POST /care-contact'>['body']>

/** Answers a question. */
export const useAnswer = (id: string) =>
  useChange((body: Answering) =>
    call('POST /care-question/answer', { query: { 'care-question-id': id }, body }),
  )

/** Takes a question from the inbox without words. */
export const useSettle = (id: string) =>
  useChange((state: 'answered' | 'closed') =>
    call('PATCH /care-question', { query: { 'care-question-id': id }, body: { state } }),
  )

/** Notes that a question was read. */
export const useMarkRead = () =>
  useChange((id: string) => call('POST /care-question/read', { query: { 'care-question-id': id } }))

/** An appointment as it stands now, whether it is over or to come. @throws ApiFailure not_found */
export const fetchAppointment = async (courseId: string, id: string): Promise<Appointment> => {
  const find = (which: { over?: 'true' }): Promise<Appointment> =>
    findOnPages(
      (page) => call('GET /appointments', { query: { 'course-id': courseId, ...which, ...page } }),
      id,
    )
  try {
    return await find({})
  } catch (error) {
    if (!isFailure(error, 'not_found')) throw error
    return await find({ over: 'true' })
  }
}

/** Makes a live appointment. */
export const useCreateAppointment = () =>
  useChange((body: NewAppointment) => call('POST /appointment', { body }))

/** Moves, cancels or restores one. */
export const useEditAppointment = (id: string) =>
  useChange((body: AppointmentChange) =>
    call('PATCH /appointment', { query: { 'appointment-id': id }, body }),
  )

/** Notes who was there. */
export const useNoteAttendance = (id: string) =>
  useChange((body: Attendance) =>
    call('PATCH /appointment/attendance', { query: { 'appointment-id': id }, body }),
  )

/** Enters a call or conversation. */
export const useEnterContact = () => useChange((body: NewContact) => call('POST /care-contact', { body }))

/** Removes one that was entered by mistake. */
export const useRemoveContact = () =>
  useChange((id: string) => call('DELETE /care-contact', { query: { 'contact-id': id } }))
