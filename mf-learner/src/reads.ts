import { screenReads } from '@kursportal/shared/federation'
import { readCalendar } from './common/calendar/read-calendar.ts'
import { listChaptersVideos } from './common/list-chapters-videos.ts'
import { readCourse } from './common/read-course.ts'
import { readAccess, readLandingPage } from './features/access/api/read-access.ts'
import { readForum } from './features/forum/api/read-forum.ts'
import { readLecture } from './features/lecture/api/read-lecture.ts'
import { listCourses } from './common/list-courses.ts'
import { listInvitations } from './features/my-courses/api/list-invitations.ts'
import { readPerson } from './common/read-person.ts'

/** What each screen reads first, by the path of its route; its answers stand in the page. */
export default screenReads({
  '/my-courses': () => [listCourses, listInvitations, readCalendar],
  '/my-courses/calendar': () => [readCalendar],
  '/courses/:courseId': ({ courseId }) => [readCourse(courseId), listChaptersVideos(courseId)],
  '/courses/:courseId/lectures/:videoId': ({ courseId, videoId }) => [
    readLecture(videoId),
    listChaptersVideos(courseId),
  ],
  '/courses/:courseId/forum': ({ courseId }) => [readForum(courseId)],
  '/access/:accessId': ({ accessId }) => [readAccess(accessId), readLandingPage(accessId)],
  '/profile': () => [readPerson],
})
