import { agesProblems, type PersonProblem } from '../people/age.ts'
import { fitsInsurance } from '../people/insurance-number.ts'

/** What somebody says about themselves when they confirm a participation; what is missing is empty or null. */
export type ConfirmedPerson = {
  first_name: string
  last_name: string
  birth_date: string | null
  /** The insurance, of the list or another. */
  insurance: { private: boolean } | null
  insurance_number: string | null
  has_iban: boolean
  has_signature: boolean
  parent_name: string
  parent_birth_date: string | null
}

/** What a confirmation is held to. */
export type ConfirmationRules = {
  /** Whether the platform asks for health insurance data at all. */
  insuranceData: boolean
  /** Whether the chosen insurance wants an IBAN. */
  ibanRequired: boolean
  /** Day in Germany, `YYYY-MM-DD`. */
  today: string
  minimumAge: number
  ageOfConsent: number
}

/** What is wrong with a confirmation, by the field it is shown at. */
export type ConfirmationProblem =
  | PersonProblem
  | {
      path: 'first_name' | 'last_name' | 'birth_date' | 'insurance_id' | 'insurance_number' | 'signature'
      problem: 'required'
    }
  | { path: 'insurance_number'; problem: 'insurance_number_invalid' }
  | { path: 'iban'; problem: 'iban_required' }

/**
 * What a certificate needs (specification, Participation and certificate): name, birth date and signature always, parent's
 * data below the age of consent, and, where the platform asks for insurance data, the insurance with the number on its
 * card, as that kind of insurance has it, and an IBAN where it wants one.
 * @returns every problem, in the order of the form; none when the participation can be confirmed
 */
export const confirmationProblems = (
  person: ConfirmedPerson,
  rules: ConfirmationRules,
): ConfirmationProblem[] => {
  const required = (
    path: Extract<ConfirmationProblem, { problem: 'required' }>['path'],
    given: boolean,
  ): ConfirmationProblem[] => (given ? [] : [{ path, problem: 'required' }])
  const { insuranceData } = rules
  const { insurance, insurance_number: number } = person
  return [
    ...required('first_name', person.first_name.trim() !== ''),
    ...required('last_name', person.last_name.trim() !== ''),
    ...required('birth_date', person.birth_date !== null),
    ...agesProblems(person, rules.today, rules),
    ...required('insurance_id', !insuranceData || insurance !== null),
    ...required('insurance_number', !insuranceData || number !== null),
    ...(insuranceData && insurance && number !== null && !fitsInsurance(number, insurance)
      ? [{ path: 'insurance_number', problem: 'insurance_number_invalid' } as const]
      : []),
    ...(insuranceData && rules.ibanRequired && !person.has_iban
      ? [{ path: 'iban', problem: 'iban_required' } as const]
      : []),
    ...required('signature', person.has_signature),
  ]
}
