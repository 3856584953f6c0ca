import { read } from '@kursportal/shared/client'

/** What the access gives by whose link somebody came. Not asked for twice: registering goes on without it. */
export const readAccess = (accessId: string) => ({
  ...read('GET /access', { 'access-id': accessId }),
  retry: false,
})
