import { read } from '@kursportal/shared/client'

/** The own certificates, newest first. */
export const listCertificates = (limit: number) => read('GET /certificates', { limit })
