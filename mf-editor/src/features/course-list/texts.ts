import { bindTexts } from '@kursportal/shared/i18n'
import { commonTexts } from '../../texts/common.ts'
import { courseListTexts } from '../../texts/course-list.ts'

/** The texts of the screens in this folder; a key that none of them has does not compile. */
export const { useTexts } = bindTexts('mf-editor', { ...commonTexts, courseList: courseListTexts })
