import { bindTexts, type Translate as TranslateOf } from '@kursportal/shared/i18n'
import { commonTexts } from '../../../texts/common.ts'
import { importTexts } from '../../../texts/import.ts'
import { quizTexts } from '../../../texts/quiz.ts'
import { versionTexts } from '../../../texts/versions.ts'

const texts = { ...commonTexts, import: importTexts, quiz: quizTexts, versions: versionTexts } as const

/** The texts of the screens in this folder; a key that none of them has does not compile. */
export const { translate, useTexts } = bindTexts('mf-editor', texts)

/** Looks up one of them. */
export type Translate = TranslateOf<typeof texts>
