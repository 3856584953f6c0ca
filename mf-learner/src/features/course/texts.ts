import { bindTexts, type Translate as TranslateOf } from '@kursportal/shared/i18n'
import { careTexts } from '../../texts/care.ts'
import { commonTexts } from '../../texts/common.ts'
import { courseTexts } from '../../texts/course.ts'
import { myCoursesTexts } from '../../texts/my-courses.ts'
import { printTexts } from '../../texts/print.ts'

const texts = {
  ...commonTexts,
  care: careTexts,
  course: courseTexts,
  myCourses: myCoursesTexts,
  print: printTexts,
} as const

/** The texts of the screens in this folder; a key that none of them has does not compile. */
export const { useTexts } = bindTexts('mf-learner', texts)

/** Looks up one of them. */
export type Translate = TranslateOf<typeof texts>
