import { bindTexts } from '@kursportal/shared/i18n'
import { texts } from './de.ts'

/** The texts of the shell; a key that does not exist does not compile. */
export const { useTexts, translate, RichText } = bindTexts('shell', texts)
