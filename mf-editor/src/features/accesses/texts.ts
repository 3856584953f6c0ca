import { bindTexts, type Translate as TranslateOf } from '@kursportal/shared/i18n'
import { accessTexts } from '../../texts/accesses.ts'
import { commonTexts } from '../../texts/common.ts'
import { courseListTexts } from '../../texts/course-list.ts'
import { landingTexts } from '../../texts/landing.ts'

const texts = {
  ...commonTexts,
  accesses: accessTexts,
  courseList: courseListTexts,
  landing: landingTexts,
} as const

/** The texts of the screens in this folder; a key that none of them has does not compile. */
export const { useTexts } = bindTexts('mf-editor', texts)

/** Looks up one of them. */
export type Translate = TranslateOf<typeof texts>
