import { bindTexts } from '@kursportal/shared/i18n'
import { importTexts } from '../../texts/import.ts'

/** The texts of the screens in this folder; a key that none of them has does not compile. */
export const { translate, useTexts } = bindTexts('mf-editor', { import: importTexts })
