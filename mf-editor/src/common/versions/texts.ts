import { bindTexts } from '@kursportal/shared/i18n'
import { richTextTexts } from '../../texts/rich-text.ts'
import { versionTexts } from '../../texts/versions.ts'

/** The texts of the screens in this folder; a key that none of them has does not compile. */
export const { translate, useTexts } = bindTexts('mf-editor', {
  richText: richTextTexts,
  versions: versionTexts,
})
