import { certificatesTexts } from './certificates.ts'
import { commonTexts } from './common.ts'
import { courseEndTexts } from './course-end.ts'
import { courseTexts } from './course.ts'
import { forumTexts } from './forum.ts'
import { lectureTexts } from './lecture.ts'
import { myCoursesTexts } from './my-courses.ts'
import { profileTexts } from './profile.ts'
import { quizTexts } from './quiz.ts'

/** All German texts of this remote, by feature. */
export const texts = {
  ...commonTexts,
  myCourses: myCoursesTexts,
  course: courseTexts,
  courseEnd: courseEndTexts,
  certificates: certificatesTexts,
  forum: forumTexts,
  lecture: lectureTexts,
  quiz: quizTexts,
  profile: profileTexts,
} as const
