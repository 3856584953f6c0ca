import { bindTexts } from '@kursportal/shared/i18n'
import { commonTexts } from '../../../texts/common.ts'
import { courseEditorTexts } from '../../../texts/course-editor.ts'
import { publishingTexts } from '../../../texts/publishing.ts'
import { quizTexts } from '../../../texts/quiz.ts'
import { versionTexts } from '../../../texts/versions.ts'

/** The texts of the screens in this folder; a key that none of them has does not compile. */
export const { translate, useTexts } = bindTexts('mf-editor', {
  ...commonTexts,
  editor: courseEditorTexts,
  publishing: publishingTexts,
  quiz: quizTexts,
  versions: versionTexts,
})
