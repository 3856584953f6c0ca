import { read } from '@kursportal/shared/client'

/** Who recommended the platform by the link somebody came by. Not asked for twice: registering goes on without it. */
export const readReferrer = (societyId: string) => ({
  ...read('GET /referral', { 'society-id': societyId }),
  retry: false,
})
