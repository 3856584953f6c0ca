import { read } from '@kursportal/shared/client'

/** What is known of the person already, to fill in. */
export const readPerson = read('GET /user')
