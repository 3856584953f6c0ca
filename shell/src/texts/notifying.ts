import { bindTexts } from '@kursportal/shared/i18n'
import { texts } from './de.ts'
import { contact, feedback } from './notices.ts'

/** The texts of the shell with those of the pages on which one turns to the operator. */
export const { useTexts } = bindTexts('shell', { ...texts, contact, feedback })
