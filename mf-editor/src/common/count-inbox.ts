import { read } from '@kursportal/shared/client'

/** How many questions of learners wait, and in which courses. */
export const countInbox = read('GET /care-inbox/counts')
