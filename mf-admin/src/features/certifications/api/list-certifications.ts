import { call, read, type AnswerOf, type CallInput } from '@kursportal/shared/client'
import { keepPreviousData } from '@kursportal/shared/query'

/** A certified course as the list shows it. */
export type Certification = AnswerOf<'GET /certifications'>['items'][number]
type Query = NonNullable<CallInput<'GET /certifications'>['query']>

/** A page of the certified courses; the page before stays on the screen until it is there. */
export const listCertifications = (query: Query) => ({
  ...read('GET /certifications', query),
  placeholderData: keepPreviousData,
})

/** Another page of the same, for the file of all of them. */
export const readCertifications = (query: Query): Promise<AnswerOf<'GET /certifications'>> =>
  call('GET /certifications', { query })
