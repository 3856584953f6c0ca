import { bindTexts, type Translate as TranslateOf } from '@kursportal/shared/i18n'
import { certificatesTexts } from '../../texts/certificates.ts'

const texts = { certificates: certificatesTexts } as const

/** The texts of the screens in this folder; a key that none of them has does not compile. */
export const { useTexts } = bindTexts('mf-learner', texts)

/** Looks up one of them. */
export type Translate = TranslateOf<typeof texts>
