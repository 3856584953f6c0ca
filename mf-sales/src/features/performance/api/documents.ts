import { call, queryKey, read, type AnswerOf, type CallInput } from '@kursportal/shared/client'
import { useMutation, useQueryClient } from '@kursportal/shared/query'

/** A document of a payout. */
export type PayoutDocument = AnswerOf<'GET /payout-documents'>['items'][number]
/** What is declared about a society. */
export type Declarations = AnswerOf<'GET /payee-declarations'>

/** The documents of the latest payouts of a society, the newest first. */
export const listDocuments = (societyId: string) =>
  read('GET /payout-documents', { society_id: societyId, limit: 200 })

/** The documents one is the payee of, the newest first; also of societies that ended or are somebody else’s by now. */
export const listOwnDocuments = read('GET /payout-documents', { mine: 'true', limit: 200 })

/** Where a document is downloaded: the same bytes each time. */
export const documentAddress = (id: string): string => `/api/payout-document?document-id=${id}`

/** Objects to one. */
export const useObject = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: CallInput<'POST /payout-document/objection'>['body']) =>
      call('POST /payout-document/objection', { body }),
    onSettled: () => client.invalidateQueries({ queryKey: queryKey('GET /payout-documents') }),
  })
}

/** What is declared about the taxes of a society. */
export const readDeclarations = (societyId: string) =>
  read('GET /payee-declarations', { society_id: societyId })

/** Declares it; what can be requested may change by it. */
export const useDeclare = (societyId: string) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: CallInput<'POST /payee-declaration'>['body']) =>
      call('POST /payee-declaration', { body }),
    onSuccess: (declared) => {
      client.setQueryData(readDeclarations(societyId).queryKey, declared)
      return client.invalidateQueries({ queryKey: queryKey('GET /sales-performance') })
    },
  })
}
