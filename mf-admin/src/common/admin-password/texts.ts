import { bindTexts } from '@kursportal/shared/i18n'
import { adminPassword } from '../../texts/admin-password.ts'

/** The texts of the screens in this folder; a key that none of them has does not compile. */
export const { translate, useTexts } = bindTexts('mf-admin', { adminPassword })
