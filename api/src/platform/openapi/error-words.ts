import { errorCatalogue } from '@kursportal/shared/contract'
import type { RuleProblem } from '@kursportal/shared/domain'

/** What the words mean that name a broken rule in the details of `validation_failed`. */
const ruleWords: Readonly<Record<RuleProblem, string>> = {
  required: 'nothing was given',
  email_invalid:
    'no e-mail address: a part before the @ and a domain with a dot and at least two letters behind it',
  phone_invalid: 'no telephone number',
  zip_invalid: 'no postal code',
  iban_invalid: 'no IBAN; its check digits are checked',
  iban_required: 'the chosen health insurance needs an IBAN',
  insurance_number_invalid: 'neither a letter and nine digits with a right check digit nor a free text',
  signature_invalid: 'no PNG as a data address',
  too_young: 'below the minimum age',
  impossible_date: 'a birth date in the future or too long ago',
  parent_required: 'below the age of consent a parent’s name and birth date are needed',
  parent_not_of_age: 'the parent is below the age of consent',
  password_too_short: 'fewer than `limits.password_length` (of `GET /system-config`) characters',
  password_too_common: 'among the commonest passwords',
  password_contains_email: 'contains the part of the e-mail before the @',
}

/** What `code` of an error is, with every word it can be. */
export const codeWords = `Stable word to switch on; each call names those it may answer. One of ${Object.keys(
  errorCatalogue,
)
  .map((code) => `\`${code}\``)
  .join(', ')}.`

/** What `details` of an error is. */
export const detailWords =
  'What exactly is wrong, where the code has details. Of `validation_failed`: a list of `{ path, message }`. Of `locked`: `{ reason, until }`. Of others: as the call says.'

/** The stable words a detail of `validation_failed` may have as its message, as a list. */
export const ruleList = Object.entries(ruleWords)
  .map(([word, meaning]) => `- \`${word}\`: ${meaning}`)
  .join('\n')
