import { read } from '@kursportal/shared/client'
import { keepPreviousData } from '@kursportal/shared/query'

/** The own courses, found by their words; drafts too. */
export const findCourses = (search: string) => ({
  ...read('GET /courses/dev', { search, owned: 'true', limit: 50 }),
  placeholderData: keepPreviousData,
})

/** Societies by name or city. */
export const findSocieties = (search: string) => ({
  ...read('GET /search-societies', { search, limit: 50 }),
  placeholderData: keepPreviousData,
})
