import { bindTexts } from '@kursportal/shared/i18n'
import { commonTexts } from '../../texts/common.ts'
import { lectureTexts } from '../../texts/lecture.ts'
import { myCoursesTexts } from '../../texts/my-courses.ts'
import { printTexts } from '../../texts/print.ts'

/** The texts of the screens in this folder; a key that none of them has does not compile. */
export const { useTexts } = bindTexts('mf-learner', {
  ...commonTexts,
  lecture: lectureTexts,
  myCourses: myCoursesTexts,
  print: printTexts,
})
