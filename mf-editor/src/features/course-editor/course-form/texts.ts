import { bindTexts, type Translate as TranslateOf } from '@kursportal/shared/i18n'
import { courseEditorTexts } from '../../../texts/course-editor.ts'

const texts = { editor: courseEditorTexts } as const

/** The texts of the screens in this folder; a key that none of them has does not compile. */
export const { translate, useTexts } = bindTexts('mf-editor', texts)

/** Looks up one of them. */
export type Translate = TranslateOf<typeof texts>
