import { bindTexts } from '@kursportal/shared/i18n'
import { confirm } from './confirm.ts'
import { texts } from './de.ts'
import { register } from './register.ts'

/** The texts of the shell with those of registering and of confirming anew, which are nobody else's to load. */
export const { useTexts, translate, RichText } = bindTexts('shell', { ...texts, register, confirm })
