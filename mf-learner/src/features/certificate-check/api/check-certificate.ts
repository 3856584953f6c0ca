import { read } from '@kursportal/shared/client'

/** What a number stands for; 404 when it is none of ours. */
export const checkCertificate = (number: string) => read('GET /certificate-check', { number })
