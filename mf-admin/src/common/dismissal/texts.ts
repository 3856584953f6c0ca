import { bindTexts } from '@kursportal/shared/i18n'
import { team } from '../../texts/team.ts'

/** The texts of this dialog; a key that none of them has does not compile. */
export const { useTexts } = bindTexts('mf-admin', { team })
