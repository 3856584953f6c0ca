import { read } from '@kursportal/shared/client'
import { keepPreviousData } from '@kursportal/shared/query'

type Page = { limit: number; offset: number; search?: string; all?: 'true' }

/** The own accesses, newest first; `all` gives an admin everybody's. */
export const listAccesses = (query: Page) => ({
  ...read('GET /accesses', query),
  placeholderData: keepPreviousData,
})

/** An access with how it is managed. */
export const readAccess = (accessId: string) => read('GET /access', { 'access-id': accessId })

/** The people who have it. */
export const listAccessUsers = (accessId: string, page: { limit: number; offset: number }) => ({
  ...read('GET /access/users', { 'access-id': accessId, ...page }),
  placeholderData: keepPreviousData,
})

/** Who was invited to it by mail, newest first. */
export const listInvitations = (accessId: string, page: { limit: number; offset: number }) => ({
  ...read('GET /access/invitations', { 'access-id': accessId, ...page }),
  placeholderData: keepPreviousData,
})

/** The societies it serves. */
export const listAccessSocieties = (accessId: string, page: { limit: number; offset: number }) => ({
  ...read('GET /access/societies', { 'access-id': accessId, ...page }),
  placeholderData: keepPreviousData,
})

/** Its codes, newest first. */
export const listCodes = (accessId: string, page: { limit: number; offset: number }) => ({
  ...read('GET /access/codes', { 'access-id': accessId, ...page }),
  placeholderData: keepPreviousData,
})
