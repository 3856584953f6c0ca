import { call, queryKey, read, type AnswerOf, type CallInput } from '@kursportal/shared/client'
import { keepPreviousData, useMutation, useQueryClient } from '@kursportal/shared/query'

/** A mail as the outbox lists it. */
export type Mail = AnswerOf<'GET /mails'>['items'][number]
/** A mail with its address. */
export type OpenedMail = AnswerOf<'GET /mail'>

/** How the outbox as a whole does. */
export type MailsState = AnswerOf<'GET /mails/state'>

/** A page of the outbox; the page before stays on the screen until it is there. */
export const listMails = (query: CallInput<'GET /mails'>['query']) => ({
  ...read('GET /mails', query),
  placeholderData: keepPreviousData,
})

/** How many wait and failed, and whether there is a mail server. */
export const readMailState = () => read('GET /mails/state')

/** One of them; each read of it stands in the log, so it is not read again by itself. */
export const openMail = (id: string) => ({
  ...read('GET /mail', { 'mail-id': id }),
  refetchOnWindowFocus: false,
})

/** What templates are called. */
export const readTemplates = () => read('GET /templates')

const useMailsChanged = () => {
  const client = useQueryClient()
  return () =>
    Promise.all(
      (['GET /mails', 'GET /mails/state', 'GET /mail', 'GET /admin/overview'] as const).map((key) =>
        client.invalidateQueries({ queryKey: queryKey(key) }),
      ),
    )
}

/** Sends one failed mail once more, or all of them. */
export const useRetryMails = () => {
  const changed = useMailsChanged()
  return useMutation({
    mutationFn: (mailId?: string) => call('POST /mails/retry', { body: mailId ? { mail_id: mailId } : {} }),
    // Somebody else may have been there first: show how it stands.
    onSettled: changed,
  })
}

/** Sends one failed mail no more, or all of them. */
export const useDismissMails = () => {
  const changed = useMailsChanged()
  return useMutation({
    mutationFn: (mailId?: string) => call('POST /mails/dismiss', { body: mailId ? { mail_id: mailId } : {} }),
    onSettled: changed,
  })
}
