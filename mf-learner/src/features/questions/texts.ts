import { bindTexts } from '@kursportal/shared/i18n'
import { commonTexts } from '../../texts/common.ts'
import { careTexts } from '../../texts/care.ts'
import { myCoursesTexts } from '../../texts/my-courses.ts'

/** The texts of the screens in this folder; a key that none of them has does not compile. */
export const { useTexts } = bindTexts('mf-learner', {
  ...commonTexts,
  care: careTexts,
  myCourses: myCoursesTexts,
})
