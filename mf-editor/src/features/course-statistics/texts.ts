import { bindTexts, type Translate as TranslateOf } from '@kursportal/shared/i18n'
import { commonTexts } from '../../texts/common.ts'
import { courseListTexts } from '../../texts/course-list.ts'
import { statisticTexts } from '../../texts/statistics.ts'

const texts = { ...commonTexts, courseList: courseListTexts, statistics: statisticTexts } as const

/** The texts of the screens in this folder; a key that none of them has does not compile. */
export const { useTexts } = bindTexts('mf-editor', texts)

/** Looks up one of them. */
export type Translate = TranslateOf<typeof texts>
