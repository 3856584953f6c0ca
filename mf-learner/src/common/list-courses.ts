import { read } from '@kursportal/shared/client'

/** Everything one may learn, last learned first; one page holds more courses than a person has. */
export const listCourses = read('GET /courses', { limit: 200 })
