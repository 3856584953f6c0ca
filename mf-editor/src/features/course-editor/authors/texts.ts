import { bindTexts } from '@kursportal/shared/i18n'
import { authorsTexts } from '../../../texts/authors.ts'

/** The texts of the screens in this folder; a key that none of them has does not compile. */
export const { useTexts } = bindTexts('mf-editor', { authors: authorsTexts })
