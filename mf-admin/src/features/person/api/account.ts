import { call, queryKey, read, type AnswerOf } from '@kursportal/shared/client'
import { keepPreviousData, useMutation, useQueryClient } from '@kursportal/shared/query'

/** What somebody agreed to. */
export type Consent = AnswerOf<'GET /consents'>['items'][number]
/** Where somebody is logged in. */
export type PersonSession = AnswerOf<'GET /sessions'>['items'][number]
/** A mail to somebody, without what it says. */
export type PersonMail = AnswerOf<'GET /other-user/mails'>['items'][number]
type Page = { limit: number; offset: number }

/** What somebody agreed to, newest first. */
export const listConsents = (userId: string) => read('GET /consents', { 'user-id': userId })

/** Where somebody is logged in, the last used first. */
export const listSessions = (userId: string) => read('GET /sessions', { 'user-id': userId })

/** A page of what was sent to somebody, newest first. */
export const listMails = (userId: string, { limit, offset }: Page) => ({
  ...read('GET /other-user/mails', { 'user-id': userId, limit, offset }),
  placeholderData: keepPreviousData,
})

/** Logs somebody out everywhere. */
export const useEndSessions = (userId: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => call('DELETE /other-sessions', { query: { 'user-id': userId } }),
    onSettled: () =>
      Promise.all(
        (['GET /sessions', 'GET /audit-log'] as const).map((key) =>
          client.invalidateQueries({ queryKey: queryKey(key) }),
        ),
      ),
  })
}
