import { bindTexts } from '@kursportal/shared/i18n'
import { handoutTexts } from '../../../texts/handouts.ts'

/** The texts of the screens in this folder; a key that none of them has does not compile. */
export const { useTexts } = bindTexts('mf-editor', { handouts: handoutTexts })
