import { bindTexts, type Translate as TranslateOf } from '@kursportal/shared/i18n'
import { accessTexts } from '../../texts/accesses.ts'
import { commonTexts } from '../../texts/common.ts'
import { handoutTexts } from '../../texts/handouts.ts'
import { landingTexts } from '../../texts/landing.ts'
import { publishingTexts } from '../../texts/publishing.ts'
import { richTextTexts } from '../../texts/rich-text.ts'
import { versionTexts } from '../../texts/versions.ts'

const texts = {
  ...commonTexts,
  accesses: accessTexts,
  handouts: handoutTexts,
  landing: landingTexts,
  publishing: publishingTexts,
  richText: richTextTexts,
  versions: versionTexts,
} as const

/** The texts of the screens in this folder; a key that none of them has does not compile. */
export const { translate, useTexts } = bindTexts('mf-editor', texts)

/** Looks up one of them. */
export type Translate = TranslateOf<typeof texts>
