import { bindTexts, type Translate as TranslateOf } from '@kursportal/shared/i18n'
import { texts } from './de.ts'

/** The texts of this remote; a key that does not exist does not compile. */
export const { useTexts, translate } = bindTexts('mf-editor', texts)

/** Looks up one of them. */
export type Translate = TranslateOf<typeof texts>
