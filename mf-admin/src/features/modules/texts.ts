import { bindTexts, type Translate as TranslateOf } from '@kursportal/shared/i18n'
import { modules } from '../../texts/modules.ts'
import { settings } from '../../texts/settings.ts'

const texts = { modules, settings } as const

/** The texts of the screens in this folder; a key that none of them has does not compile. */
export const { useTexts } = bindTexts('mf-admin', texts)

/** Looks up one of them. */
export type Translate = TranslateOf<typeof texts>
