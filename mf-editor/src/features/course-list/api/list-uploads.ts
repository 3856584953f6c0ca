import { read } from '@kursportal/shared/client'

/** The newest uploads of one's own, as the bell shows them. */
export const listUploads = read('GET /uploads')
