import { bindTexts } from '@kursportal/shared/i18n'
import { memberBulk } from '../../../texts/member-bulk.ts'

/** The texts of the screens in this folder; a key that none of them has does not compile. */
export const { useTexts } = bindTexts('mf-admin', { memberBulk })
