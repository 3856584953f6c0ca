import { read } from '@kursportal/shared/client'
import { keepPreviousData } from '@kursportal/shared/query'

/** How many members a page has. */
export const MEMBERS_A_PAGE = 25

type Page = { limit: number; offset: number; search?: string; team?: boolean }

/** A page of the members; the page before stays on the screen until it is there. */
export const listMembers = ({ team, ...page }: Page) => ({
  ...read('GET /users', { ...page, ...(team && { team: 'true' }) }),
  placeholderData: keepPreviousData,
})
