import { call, queryKey, read, type AnswerOf } from '@kursportal/shared/client'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@kursportal/shared/query'

/** Whom a reminder is for. */
export type Circle = { inactive_days: number; society_id?: string; course_id?: string }
/** Once when people were reminded. */
export type ReminderRun = AnswerOf<'GET /reminder-runs'>['items'][number]
/** Whether reminders go by themselves. */
export type ReminderRule = AnswerOf<'GET /reminder-rule'>
/** What of the rule is decided. */
export type RuleInput = Pick<ReminderRule, 'enabled' | 'inactive_days' | 'every_days'>

const COUNT = 'reminder-count'

/** How many a circle holds; nothing is sent. */
export const countReminders = (circle: Circle) =>
  queryOptions({
    queryKey: [COUNT, circle],
    queryFn: () => call('POST /reminder', { body: { ...circle, dry_run: true } }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

/** The reminder as whoever waits longest would get it. */
export const previewReminder = (circle: Circle) => ({
  ...read('GET /reminder/preview', circle),
  retry: false,
})

/** A page of what was sent before. */
export const listRuns = (page: { limit: number; offset: number }) => ({
  ...read('GET /reminder-runs', page),
  placeholderData: keepPreviousData,
})

/** Whether reminders go by themselves. */
export const readRule = () => read('GET /reminder-rule')

/** Societies by their words. */
export const findSocieties = (search: string) => ({
  ...read('GET /search-societies', { limit: 20, ...(search && { search }) }),
  placeholderData: keepPreviousData,
})

/** Courses by their words. */
export const findCourses = (search: string) => ({
  ...read('GET /search-courses', { limit: 20, ...(search && { search }) }),
  placeholderData: keepPreviousData,
})

/** Sends the reminders of a circle. */
export const useSendReminders = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (circle: Circle) => call('POST /reminder', { body: circle }),
    onSettled: () =>
      Promise.all([
        client.invalidateQueries({ queryKey: [COUNT] }),
        client.invalidateQueries({ queryKey: queryKey('GET /reminder-runs') }),
        client.invalidateQueries({ queryKey: queryKey('GET /reminder/preview') }),
        client.invalidateQueries({ queryKey: queryKey('GET /mails') }),
      ]),
  })
}

/** Sends oneself the reminder, filled with samples. */
export const useTestMail = () =>
  useMutation({ mutationFn: () => call('POST /mail', { body: { key: 'reminder' } }) })

/** Saves the rule. */
export const useSaveRule = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: RuleInput & { based_on: string }) => call('PUT /reminder-rule', { body }),
    onSuccess: (answer) => client.setQueryData(readRule().queryKey, answer),
  })
}
