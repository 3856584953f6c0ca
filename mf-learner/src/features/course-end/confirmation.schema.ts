import {
  chosenInsurance,
  line,
  object,
  personFields,
  signature,
  type LearnerCourse,
  type OwnData,
} from '@kursportal/shared/contract'
import {
  confirmationProblems,
  insuranceAnswers,
  isIban,
  knownInsurance,
  type ConfirmationRules,
} from '@kursportal/shared/domain'

const { first_name, last_name, birth_date, street, zip, city, insurance_number } = personFields
const { parent_name, parent_birth_date } = personFields

const fields = object({
  first_name,
  last_name,
  birth_date,
  parent_name,
  parent_birth_date,
  street,
  zip,
  city,
  insurance: chosenInsurance.nullable(),
  insurance_number: insurance_number.nullable(),
  /** Empty: the stored one stays. */
  iban: line(60).refine((typed) => typed === '' || isIban(typed), 'iban_invalid'),
  signature: signature.nullable(),
})

/** What is checked before the server is asked; the same rules as there. */
type Rules = Omit<ConfirmationRules, 'ibanRequired'> & { hasIban: boolean }

/** The path of a problem as the form has it. */
const pathOf = (path: string): string => (path === 'insurance_id' ? 'insurance' : path)

/** The form's fields, held to what a certificate needs. */
export const confirmationSchema = ({ hasIban, ...rules }: Rules) =>
  fields.superRefine((typed, context) => {
    const problems = confirmationProblems(
      {
        ...typed,
        has_iban: hasIban || typed.iban !== '',
        has_signature: typed.signature !== null,
      },
      { ...rules, ibanRequired: typed.insurance?.iban_required ?? false },
    )
    for (const { path, problem } of problems)
      context.addIssue({ code: 'custom', path: [pathOf(path)], message: problem })
  })

export type Confirmation = ReturnType<typeof fields.parse>

/** What stands in the form at first: what is known already, and always an open line to sign on. */
export const knownAnswers = (person: OwnData): Confirmation => ({
  first_name: person.first_name,
  last_name: person.last_name,
  birth_date: person.birth_date ?? '',
  parent_name: person.parent_name,
  parent_birth_date: person.parent_birth_date,
  street: person.street,
  zip: person.zip,
  city: person.city,
  insurance: person.insurance?.active === false ? null : knownInsurance(person),
  insurance_number: person.insurance_number,
  iban: '',
  signature: null,
})

/** As much of a finished course as its certificate names. */
export type FinishedCourse = Pick<LearnerCourse, 'id' | 'title' | 'started_at' | 'finished_at'> & {
  /** Which participation, where it may be an earlier one. */
  participation_id?: string
}

/** What is sent: of insurance and IBAN only what the platform asks for. */
export const confirmationBody = (
  { id, participation_id }: FinishedCourse,
  { insurance: chosen, insurance_number: number, iban, signature: signed, ...person }: Confirmation,
  asksForInsurance: boolean,
) => ({
  course_id: id,
  ...(participation_id && { participation_id }),
  ...person,
  ...(asksForInsurance && { ...insuranceAnswers(chosen), insurance_number: number }),
  ...(asksForInsurance && chosen?.iban_required && iban !== '' && { iban }),
  ...(signed && { signature: signed }),
})
