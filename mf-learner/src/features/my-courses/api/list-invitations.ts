import { read } from '@kursportal/shared/client'

/** What one is invited to by mail and has not taken; more than a few at once nobody has. */
export const listInvitations = read('GET /invitations', { limit: 3 })
