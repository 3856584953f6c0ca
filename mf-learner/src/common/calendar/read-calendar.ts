import { read } from '@kursportal/shared/client'

/** What the courses one takes hold in the coming weeks. */
export const readCalendar = read('GET /calendar')
