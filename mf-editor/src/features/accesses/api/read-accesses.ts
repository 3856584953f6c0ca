import { call, queryKey, read } from '@kursportal/shared/client'
import { keepPreviousData } from '@kursportal/shared/query'
import { findOnPages, pageByPage } from '../../../common/page-by-page.ts'

type Page = { limit: number; offset: number; search?: string; all?: 'true' }

/** The own accesses, newest first; `all` gives an admin everybody's. */
export const listAccesses = (query: Page) => ({
  ...read('GET /accesses', query),
  placeholderData: keepPreviousData,
})

/** An access with how it is managed. */
export const readAccess = (accessId: string) => read('GET /access', { 'access-id': accessId })

/** The people who have it, or those of them whose name or address has these words. */
export const listAccessUsers = (accessId: string, words = '') => {
  const query = { 'access-id': accessId, ...(words && { search: words }) }
  return pageByPage({
    queryKey: [...queryKey('GET /access/users'), query],
    size: 50,
    fetch: (page, signal) => call('GET /access/users', { query: { ...query, ...page } }, { signal }),
  })
}

/** Who was invited to it by mail, newest first. */
export const listInvitations = (accessId: string) =>
  pageByPage({
    queryKey: [...queryKey('GET /access/invitations'), accessId],
    size: 20,
    fetch: (page, signal) =>
      call('GET /access/invitations', { query: { 'access-id': accessId, ...page } }, { signal }),
  })

/** The societies it serves. */
export const listAccessSocieties = (accessId: string) =>
  pageByPage({
    queryKey: [...queryKey('GET /access/societies'), accessId],
    size: 200,
    fetch: (page, signal) =>
      call('GET /access/societies', { query: { 'access-id': accessId, ...page } }, { signal }),
  })

/** Its codes, newest first. */
export const listCodes = (accessId: string) =>
  pageByPage({
    queryKey: [...queryKey('GET /access/codes'), accessId],
    size: 50,
    fetch: (page, signal) =>
      call('GET /access/codes', { query: { 'access-id': accessId, ...page } }, { signal }),
  })

/** A code as it stands now. @throws ApiFailure not_found */
export const fetchCode = (accessId: string, codeId: string) =>
  findOnPages((page) => call('GET /access/codes', { query: { 'access-id': accessId, ...page } }), codeId)

/** One code of it; null where the address names none. */
export const readCode = (accessId: string, codeId: string | undefined) => ({
  queryKey: [...queryKey('GET /access/codes'), accessId, 'one', codeId],
  queryFn: () => (codeId === undefined ? null : fetchCode(accessId, codeId)),
})
