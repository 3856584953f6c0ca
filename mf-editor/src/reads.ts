import { screenReads } from '@kursportal/shared/federation'
import { readCourse } from './common/read-course.ts'
import { readOutline } from './features/course-editor/api/read-draft.ts'
import { COURSES_A_PAGE, listCourses } from './features/course-list/api/list-courses.ts'
import { listUploads } from './features/course-list/api/list-uploads.ts'
import { readStatistics } from './features/course-statistics/api/statistics.ts'

const draft = ({ courseId }: { courseId: string }) => [readCourse(courseId), readOutline(courseId)]

/** What each screen reads first, by the path of its route; its answers stand in the page. */
export default screenReads({
  '/course-editor/course-list': () => [listCourses({ limit: COURSES_A_PAGE, offset: 0 }), listUploads],
  '/course-editor/courses/:courseId': draft,
  '/course-editor/courses/:courseId/lectures/:videoId': draft,
  '/course-editor/courses/:courseId/statistics': ({ courseId }) => [
    readCourse(courseId),
    readStatistics(courseId, {}),
  ],
})
