import { bindTexts } from '@kursportal/shared/i18n'
import { layout } from '../../texts/layout.ts'
import { search } from '../../texts/search.ts'

/** The texts of the screens in this folder; a key that none of them has does not compile. */
export const { useTexts } = bindTexts('mf-admin', { layout, search })
