import type { TemplateKey } from '@kursportal/shared/contract'
import type { Context } from '../../platform/context.ts'
import type { Variables } from '../../platform/mail/liquid.ts'
import { fillTemplate } from '../templates/render-template.ts'
import { wordingBlocks } from './pdf/wording.ts'

/** What part two says in sentences, besides the person's data. */
export type InsuredWording = { declarations: string[]; privacy: string }

/** Under what conditions part two is worded. */
export type InsuredCase = {
  byParent: boolean
  forInsurance: boolean
  fee: string
  course: string
  provider: string
}

/** A template worded otherwise than it is stored, to see what becomes of it. */
export type Worded = { key: TemplateKey; subject: string; body: string }

/** The other wording of a template, if it is this one that is worded otherwise. */
export const wordingOf = (key: TemplateKey, worded: Worded | undefined): Worded | undefined =>
  worded?.key === key ? worded : undefined

/** The sentences of a template, one for each of its paragraphs and entries of a list. */
export const sentencesOf = async (
  context: Pick<Context, 'db' | 'config'>,
  key: TemplateKey,
  variables: Variables,
  worded?: Worded,
): Promise<string[]> => {
  const { markdown } = await fillTemplate(context, key, variables, wordingOf(key, worded))
  return wordingBlocks(markdown)
    .map(({ spans }) =>
      spans
        .map(({ text }) => text)
        .join('')
        .trim(),
    )
    .filter(Boolean)
}

/**
 * What is confirmed by the signature under part two, by the person themselves or by a parent, and the sentence on data
 * protection above it. The screen on which one signs and the paper say these very sentences.
 */
export const insuredWording = async (
  context: Pick<Context, 'db' | 'config'>,
  { byParent, forInsurance, fee, course, provider }: InsuredCase,
  worded?: Worded,
): Promise<InsuredWording> => {
  const about = {
    parent: byParent ? 'ja' : '',
    insurance: forInsurance ? 'ja' : '',
    fee,
    course,
    provider,
  }
  const declarations = await sentencesOf(context, 'certificate-insured', about, worded)
  const privacy = forInsurance ? await sentencesOf(context, 'certificate-privacy', { provider }, worded) : []
  return { declarations, privacy: privacy.join(' ') }
}
