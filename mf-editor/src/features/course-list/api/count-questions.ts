import { read } from '@kursportal/shared/client'

/** How many questions of learners are open. */
export const countQuestions = read('GET /care-inbox/counts')
