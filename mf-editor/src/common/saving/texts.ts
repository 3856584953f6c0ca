import { bindTexts } from '@kursportal/shared/i18n'
import { commonTexts } from '../../texts/common.ts'

/** The texts of the screens in this folder; a key that none of them has does not compile. */
export const { translate, useTexts } = bindTexts('mf-editor', { ...commonTexts })
