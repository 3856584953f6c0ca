import { bindTexts } from '@kursportal/shared/i18n'
import { careTexts } from '../../../texts/care.ts'
import { lectureTexts } from '../../../texts/lecture.ts'
import { myCoursesTexts } from '../../../texts/my-courses.ts'
import { startTexts } from '../../../texts/start.ts'

/** The texts of the screens in this folder; a key that none of them has does not compile. */
export const { useTexts } = bindTexts('mf-learner', {
  care: careTexts,
  lecture: lectureTexts,
  myCourses: myCoursesTexts,
  start: startTexts,
})
