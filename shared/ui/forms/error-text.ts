import type { FieldError } from 'react-hook-form'
import type { z } from 'zod'
import { formatNumber } from '../../i18n/format.ts'
import { isRuleProblem, ruleTexts } from '../../i18n/rule-texts.ts'
import { formTexts } from './form-texts.ts'

type Issue = z.core.$ZodRawIssue

const sizeText = (issue: Issue & { origin?: string }, bound: number, side: 'min' | 'max'): string => {
  const values = { limit: formatNumber(bound), count: bound }
  if (issue.origin === 'string') return formTexts(`letters.${side}`, values)
  return issue.origin === 'array' ? formTexts(`entries.${side}`, values) : formTexts(`number.${side}`, values)
}

const formats = ['email', 'url', 'date', 'datetime', 'guid', 'uuid'] as const
const isKnownFormat = (format: string): format is (typeof formats)[number] =>
  (formats as readonly string[]).includes(format)

/**
 * The German sentence for what a schema of the contract finds wrong. Empty counts as missing: nobody who left a
 * field blank wants to read about its length.
 */
export function germanIssue(issue: Issue): string | undefined {
  const isEmpty = issue.input === undefined || issue.input === null || issue.input === ''
  if (isEmpty) return formTexts('required')
  switch (issue.code) {
    case 'too_small':
      return sizeText(issue, Number(issue.minimum), 'min')
    case 'too_big':
      return sizeText(issue, Number(issue.maximum), 'max')
    case 'invalid_format':
      return isKnownFormat(issue.format) ? formTexts(`format.${issue.format}`) : formTexts('invalid')
    case 'invalid_type':
      if (issue.expected === 'int') return formTexts('format.int')
      return issue.expected === 'number' ? formTexts('format.number') : formTexts('invalid')
    default:
      return formTexts('invalid')
  }
}

/** The sentence under a field: the caller's own for a wrong value if given, that of the broken rule, or what the check said. */
export const errorText = (error: FieldError | undefined, invalidText?: string): string | undefined => {
  if (!error) return undefined
  const message = error.message || formTexts('invalid')
  if (isRuleProblem(message)) return ruleTexts[message]
  return invalidText && message !== formTexts('required') && error.type !== 'server' ? invalidText : message
}

/** Whether what is said under a field is that nothing was given; fields one does not fill in say it in their own words. */
export const saysMissing = (said: string | undefined): boolean =>
  said === ruleTexts.required || said === formTexts('required')
