import { read } from '@kursportal/shared/client'

/** One's own stored signature, to look at. */
export const readSignature = read('GET /signature')
