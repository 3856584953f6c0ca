import { call, queryKey, read, type AnswerOf, type CallInput } from '@kursportal/shared/client'
import { keepPreviousData, queryOptions, useMutation, useQueryClient } from '@kursportal/shared/query'

/** A health insurance with how many people have it. */
export type Insurance = AnswerOf<'GET /admin/insurances'>['items'][number]
/** What an admin says of one. */
export type InsuranceInput = Omit<Insurance, 'id' | 'members' | 'without_iban' | 'version' | 'edited'>
type Change = Partial<InsuranceInput> & { id: string; based_on?: string }

/** A page of the health insurances, important ones first. */
export const listInsurances = (query: CallInput<'GET /admin/insurances'>['query']) => ({
  ...read('GET /admin/insurances', query),
  placeholderData: keepPreviousData,
})

/** All of them by name, to choose one; the API gives 200 at most. */
export const allInsurances = () => read('GET /admin/insurances', { limit: 200, sort: 'name' })

/** Whether anything can be chosen: the total of those that are active. */
export const activeInsurances = () => read('GET /admin/insurances', { limit: 1, active: 'true' })

/** One of them as it stands now. */
export const readInsurance = (id: string) => call('GET /admin/insurance', { query: { 'insurance-id': id } })

/** What merging two would do. */
export const previewMerge = (from: string, into: string) => read('GET /insurance/merge', { from, into })

const useListsAgain = () => {
  const client = useQueryClient()
  return () =>
    Promise.all([
      client.invalidateQueries({ queryKey: queryKey('GET /admin/insurances') }),
      client.invalidateQueries({ queryKey: queryKey('GET /insurances') }),
      // Asked again when it is opened again: one of the two may be gone by now.
      client.invalidateQueries({ queryKey: queryKey('GET /insurance/merge'), refetchType: 'none' }),
    ])
}

/** Adds a health insurance. */
export const useAddInsurance = () =>
  useMutation({
    mutationFn: (body: InsuranceInput) => call('POST /insurance', { body }),
    onSuccess: useListsAgain(),
  })

/** What would become of the health insurances of a file; nothing is written. */
export const tryImport = (insurances: InsuranceInput[]) =>
  queryOptions({
    queryKey: ['try insurance import', insurances],
    queryFn: ({ signal }) =>
      call('POST /insurances/import', { body: { insurances, dry_run: true } }, { signal }),
    gcTime: 0,
    staleTime: 0,
  })

/** Adds the health insurances of a file. */
export const useImportInsurances = () =>
  useMutation({
    mutationFn: (insurances: InsuranceInput[]) => call('POST /insurances/import', { body: { insurances } }),
    onSuccess: useListsAgain(),
  })

/** Changes a health insurance. */
export const useChangeInsurance = () =>
  useMutation({
    mutationFn: (body: Change) => call('PATCH /insurance', { body }),
    onSettled: useListsAgain(),
  })

/** Gives the members of one to another; the one goes. */
export const useMergeInsurances = () =>
  useMutation({
    mutationFn: (body: { from: string; into: string }) => call('POST /insurance/merge', { body }),
    onSettled: useListsAgain(),
  })

/** Deletes one that nobody has. */
export const useRemoveInsurance = () =>
  useMutation({
    mutationFn: (id: string) => call('DELETE /insurance', { query: { 'insurance-id': id } }),
    onSettled: useListsAgain(),
  })
