import { bindTexts, type Translate as TranslateOf } from '@kursportal/shared/i18n'
import { certificatesTexts } from '../../texts/certificates.ts'
import { commonTexts } from '../../texts/common.ts'
import { courseEndTexts } from '../../texts/course-end.ts'
import { myCoursesTexts } from '../../texts/my-courses.ts'

const texts = {
  ...commonTexts,
  certificates: certificatesTexts,
  courseEnd: courseEndTexts,
  myCourses: myCoursesTexts,
} as const

/** The texts of the screens in this folder; a key that none of them has does not compile. */
export const { useTexts } = bindTexts('mf-learner', texts)

/** Looks up one of them. */
export type Translate = TranslateOf<typeof texts>
