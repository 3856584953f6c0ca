import { bindTexts, type Translate as TranslateOf } from '@kursportal/shared/i18n'
import { commonTexts } from '../../texts/common.ts'
import { courseListTexts } from '../../texts/course-list.ts'
import { importTexts } from '../../texts/import.ts'

const texts = { ...commonTexts, courseList: courseListTexts, import: importTexts } as const

/** The texts of the screens in this folder; a key that none of them has does not compile. */
export const { useTexts } = bindTexts('mf-editor', texts)

/** Looks up one of them. */
export type Translate = TranslateOf<typeof texts>
