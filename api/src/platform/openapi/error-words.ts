import { errorCatalogue } from '@kursportal/shared/contract'
import type { RuleProblem } from '@kursportal/shared/domain'

/** What the words mean that name a broken rule in the details of `validation_failed`. */
const ruleWords: Readonly<Record<RuleProblem, string>> = {
  required: 'nothing was given',
  name_invalid: 'a name without a letter, or with invisible, private or direction-turning characters',
  template_unreadable: 'Liquid cannot read it: a bracket is missing, or a command or filter is unknown',
  email_invalid:
    'no e-mail address: a part before the @ and a domain with a dot and at least two letters behind it',
  phone_invalid: 'no telephone number',
  zip_invalid: 'no German postal code: five digits',
  iban_invalid: 'no IBAN; its check digits are checked',
  country_of_status: 'the country does not fit what is declared',
  tax_number_invalid: 'a German tax number has 10 to 13 digits',
  vat_id_invalid: 'no VAT identification number of that country',
  tax_or_vat_number: 'a tax number or a VAT identification number is needed',
  iban_outside_sepa: 'an IBAN of a country that does not take part in SEPA',
  address_foreign: 'no address of the platform',
  iban_required: 'the chosen health insurance needs an IBAN',
  insurance_number_invalid:
    'no letter and nine digits with a right check digit, which every insurance but a private one has',
  insurance_number_unreadable: 'not 3 to 40 letters, digits, blanks, dots, slashes and dashes',
  not_ahead: 'no day from tomorrow on and within a year',
  society_gone: 'there is no such society any more',
  insurance_twice: 'an insurance of the list and one that is not in it',
  signature_invalid: 'no PNG as a data address',
  too_young: 'below the minimum age',
  impossible_date: 'a birth date in the future or too long ago',
  parent_required: 'below the age of consent a parent’s name and birth date are needed',
  parent_consent_required: 'below the age of consent a parent allows it',
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
  'What exactly is wrong, where the code has details. Of `validation_failed`: a list of `{ path, message }`. Of `locked`: `{ reason, until }`. Of `internal_error`: `{ request_id }`, under which the log has the reason. Of others: as the call says.'

/** The stable words a detail of `validation_failed` may have as its message, as a list. */
export const ruleList = Object.entries(ruleWords)
  .map(([word, meaning]) => `- \`${word}\`: ${meaning}`)
  .join('\n')
