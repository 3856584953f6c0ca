import { bindTexts } from '@kursportal/shared/i18n'
import { commonTexts } from '../../texts/common.ts'
import { forumTexts } from '../../texts/forum.ts'
import { myCoursesTexts } from '../../texts/my-courses.ts'

/** The texts of the screens in this folder; a key that none of them has does not compile. */
export const { useTexts } = bindTexts('mf-learner', {
  ...commonTexts,
  forum: forumTexts,
  myCourses: myCoursesTexts,
})
