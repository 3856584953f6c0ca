import { bindTexts, type Translate as TranslateOf } from '@kursportal/shared/i18n'
import { groups } from '../../texts/groups.ts'
import { sales } from '../../texts/sales.ts'
import { tiers } from '../../texts/tiers.ts'

const texts = { groups, sales, tiers } as const

/** The texts of the screens in this folder; a key that none of them has does not compile. */
export const { useTexts } = bindTexts('mf-admin', texts)

/** Looks up one of them. */
export type Translate = TranslateOf<typeof texts>
