import { read } from '@kursportal/shared/client'

/** What somebody is invited to, and whether they can take it. */
export const readAccess = (accessId: string) => read('GET /access', { 'access-id': accessId })

/** The page its author made, if any. */
export const readLandingPage = (accessId: string) => read('GET /landing-page', { 'access-id': accessId })
