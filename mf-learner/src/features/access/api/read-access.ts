import { read } from '@kursportal/shared/client'

/** What somebody is invited to, and whether they can take it. */
export const readAccess = (accessId: string) => read('GET /access', { 'access-id': accessId })

/** The page as its author works on it, for whoever has the link. */
export const readLandingPreview = (token: string) => read('GET /landing-page/preview', { token })

/** The page its author made, if any. */
export const readLandingPage = (accessId: string) => read('GET /landing-page', { 'access-id': accessId })

/** Whether a code still lets people in. */
export const readCodeState = (accessId: string, code: string) =>
  read('GET /access/code-state', { 'access-id': accessId, code })
