import { read } from '@kursportal/shared/client'

/** Somebody's own data. */
export const readPerson = read('GET /user')
