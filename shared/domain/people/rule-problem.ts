import type { PersonProblem } from './age.ts'
import type { PasswordProblem } from './password.ts'

/**
 * The words by which a field's broken rule is named in the details of `validation_failed`; the German sentence for each
 * is required by this type in the i18n library.
 */
export type RuleProblem =
  | PersonProblem['problem']
  | PasswordProblem
  | 'parent_consent_required'
  | 'name_invalid'
  | 'email_invalid'
  | 'phone_invalid'
  | 'zip_invalid'
  | 'iban_invalid'
  | 'iban_outside_sepa'
  | 'iban_required'
  | 'insurance_number_invalid'
  | 'insurance_number_unreadable'
  | 'insurance_twice'
  | 'society_gone'
  | 'signature_invalid'
  | 'required'
  | 'not_ahead'
  | 'template_unreadable'
  | 'address_foreign'
  | 'country_of_status'
  | 'tax_number_invalid'
  | 'vat_id_invalid'
  | 'tax_or_vat_number'
