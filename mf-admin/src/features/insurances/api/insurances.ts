import { call, queryKey, read, type AnswerOf, type CallInput } from '@kursportal/shared/client'
import { keepPreviousData, useMutation, useQueryClient } from '@kursportal/shared/query'

/** A health insurance people choose from. */
export type Insurance = AnswerOf<'GET /insurances'>['items'][number]
/** What an admin says of one. */
export type InsuranceInput = Omit<Insurance, 'id'>

/** The health insurances, important ones first. */
export const listInsurances = (query: CallInput<'GET /insurances'>['query']) => ({
  ...read('GET /insurances', query),
  placeholderData: keepPreviousData,
})

/** Adds a health insurance, or changes the one with this id. */
export const useSaveInsurance = (id: string | undefined) => {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (body: InsuranceInput) =>
      id === undefined
        ? call('POST /insurance', { body })
        : call('PATCH /insurance', { body: { id, ...body } }),
    onSuccess: () => client.invalidateQueries({ queryKey: queryKey('GET /insurances') }),
  })
}
