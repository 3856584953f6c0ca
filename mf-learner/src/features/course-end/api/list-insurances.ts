import { read } from '@kursportal/shared/client'
import { keepPreviousData } from '@kursportal/shared/query'

/** The insurances that can be chosen, found by name; while the next search runs the last one stays. */
export const listInsurances = (search: string) => ({
  ...read('GET /insurances', { search, active_only: 'true', limit: 50 }),
  placeholderData: keepPreviousData,
})
