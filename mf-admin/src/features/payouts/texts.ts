import { bindTexts, type Translate as TranslateOf } from '@kursportal/shared/i18n'
import { bankAnswers } from '../../texts/bank-answers.ts'
import { documents } from '../../texts/documents.ts'
import { payouts } from '../../texts/payouts.ts'
import { tiers } from '../../texts/tiers.ts'

const texts = { bankAnswers, documents, payouts, tiers } as const

/** The texts of the screens in this folder; a key that none of them has does not compile. */
export const { useTexts } = bindTexts('mf-admin', texts)

/** Looks up one of them. */
export type Translate = TranslateOf<typeof texts>
