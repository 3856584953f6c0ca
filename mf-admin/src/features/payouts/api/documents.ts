import { call, queryKey, read, type AnswerOf, type CallInput } from '@kursportal/shared/client'
import { keepPreviousData, useMutation, useQueryClient } from '@kursportal/shared/query'

/** A document of a payout. */
export type PayoutDocument = AnswerOf<'GET /payout-documents'>['items'][number]
/** Who issues the documents. */
export type Issuer = NonNullable<AnswerOf<'GET /document-issuer'>>
type Query = NonNullable<CallInput<'GET /payout-documents'>['query']>

/** A page of the documents; the page before stays on the screen until it is there. */
export const listDocuments = (query: Query) => ({
  ...read('GET /payout-documents', query),
  placeholderData: keepPreviousData,
})

/** Another page of the same, for a file of all of them. */
export const readDocuments = (query: Query) => call('GET /payout-documents', { query })

type PayeesQuery = NonNullable<CallInput<'GET /payee-years'>['query']>
/** What was settled with a payee in a year. */
export type PayeeYear = AnswerOf<'GET /payee-years'>['items'][number]

/** A page of what was settled with each payee. */
export const listPayeeYears = (query: PayeesQuery) => ({
  ...read('GET /payee-years', query),
  placeholderData: keepPreviousData,
})

/** Another page of the same, for a file of all of them. */
export const readPayeeYears = (query: PayeesQuery) => call('GET /payee-years', { query })

/** Where a document is downloaded: the same bytes each time. */
export const documentAddress = (id: string): string => `/api/payout-document?document-id=${id}`

/** What is declared about the taxes of a society. */
export const readDeclarations = (societyId: string) =>
  read('GET /payee-declarations', { society_id: societyId })

const useRefresh = () => {
  const client = useQueryClient()
  return () => client.invalidateQueries({ queryKey: queryKey('GET /payout-documents') })
}

/** Issues the document of a booked payout that has none. */
export const useIssue = () => {
  const onSettled = useRefresh()
  return useMutation({
    mutationFn: (request_id: string) => call('POST /payout-document', { body: { request_id } }),
    onSettled,
  })
}

/** Cancels one. */
export const useCancel = () => {
  const onSettled = useRefresh()
  return useMutation({
    mutationFn: (body: CallInput<'POST /payout-document/cancellation'>['body']) =>
      call('POST /payout-document/cancellation', { body }),
    onSettled,
  })
}

/** Decides an objection. */
export const useDecideObjection = () => {
  const onSettled = useRefresh()
  return useMutation({
    mutationFn: (body: CallInput<'POST /payout-document/objection-decision'>['body']) =>
      call('POST /payout-document/objection-decision', { body }),
    onSettled,
  })
}

/** Who issues the documents; null while none are issued. */
export const readIssuer = () => read('GET /document-issuer')

/** Sets it. */
export const useSetIssuer = () => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: CallInput<'PUT /document-issuer'>['body']) => call('PUT /document-issuer', { body }),
    onSuccess: (issuer) => client.setQueryData(readIssuer().queryKey, issuer),
    onSettled: () => client.invalidateQueries({ queryKey: queryKey('GET /payee-declarations') }),
  })
}
