import { accessTexts } from './access.ts'
import { careTexts } from './care.ts'
import { commonTexts } from './common.ts'
import { certificatesTexts } from './certificates.ts'
import { courseEndTexts } from './course-end.ts'
import { courseTexts } from './course.ts'
import { forumTexts } from './forum.ts'
import { lectureTexts } from './lecture.ts'
import { myCoursesTexts } from './my-courses.ts'
import { previewTexts } from './preview.ts'
import { printTexts } from './print.ts'
import { profileTexts } from './profile.ts'
import { quizTexts } from './quiz.ts'
import { startTexts } from './start.ts'

/** All German texts of this remote, by feature. */
export const texts = {
  ...commonTexts,
  myCourses: myCoursesTexts,
  access: accessTexts,
  course: courseTexts,
  courseEnd: courseEndTexts,
  care: careTexts,
  certificates: certificatesTexts,
  forum: forumTexts,
  lecture: lectureTexts,
  preview: previewTexts,
  print: printTexts,
  quiz: quizTexts,
  start: startTexts,
  profile: profileTexts,
} as const
