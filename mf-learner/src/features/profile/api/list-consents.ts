import { read } from '@kursportal/shared/client'

/** What somebody agreed to, the newest first. */
export const listConsents = read('GET /consents')
