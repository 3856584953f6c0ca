import { call, queryKey, read, type AnswerOf, type CallInput } from '@kursportal/shared/client'
import { keepPreviousData, useMutation, useQueryClient } from '@kursportal/shared/query'

type Query = Omit<CallInput<'GET /users-in-society'>['query'], 'society_id'>

/** A page of who belongs to a society. */
export const listPeople = (societyId: string, query: Query) => ({
  ...read('GET /users-in-society', { society_id: societyId, ...query }),
  placeholderData: keepPreviousData,
})

/** Somebody who belongs to it: name, day and how far, nothing else. */
export type Member = AnswerOf<'GET /users-in-society'>['items'][number]

/** Reads a part of them for a file. */
export const readPeople = (societyId: string, query: Query) =>
  call('GET /users-in-society', { query: { society_id: societyId, ...query } })

type Invitation = CallInput<'POST /society/invitations'>['body']

/** The mail as it would go out. */
export const previewInvitation = (societyId: string, emails: string[], words: string) =>
  call('POST /society/invitations', {
    body: { society_id: societyId, emails, dry_run: true, ...(words && { words }) },
  })

/** Mails the link to people. */
export const useInvite = () =>
  useMutation({ mutationFn: (body: Invitation) => call('POST /society/invitations', { body }) })

/** How many could be reminded; null for fewer than five. */
export const readReminder = (societyId: string) => ({
  queryKey: [...queryKey('GET /users-in-society'), 'reminder', societyId],
  queryFn: () => call('POST /society/reminder', { body: { society_id: societyId, dry_run: true } }),
  staleTime: 0,
})

/** Reminds whoever began and stopped. */
export const useRemind = (societyId: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('POST /society/reminder', { body: { society_id: societyId } }),
    onSettled: () => client.invalidateQueries({ queryKey: readReminder(societyId).queryKey }),
  })
}

/** The society itself: who leads it. */
export const readSociety = (societyId: string) => read('GET /society', { 'society-id': societyId })
