import { bindTexts, type Translate as TranslateOf } from '@kursportal/shared/i18n'
import { careTexts } from '../../texts/care.ts'
import { courseListTexts } from '../../texts/course-list.ts'

const texts = { care: careTexts, courseList: courseListTexts } as const

/** The texts of the screens in this folder; a key that none of them has does not compile. */
export const { useTexts } = bindTexts('mf-editor', texts)

/** Looks up one of them. */
export type Translate = TranslateOf<typeof texts>
