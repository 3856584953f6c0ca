import {
  chosenInsurance,
  line,
  object,
  personFields,
  signature,
  type SystemConfig,
} from '@kursportal/shared/contract'
import { agesProblems, berlinDay, fitsInsurance } from '@kursportal/shared/domain'
import { ibanProblem } from './person/iban.rules.ts'

export { notificationChoices } from '@kursportal/shared/contract'

const { first_name, last_name, birth_date, parent_name, parent_birth_date } = personFields
const person = object({ first_name, last_name, birth_date, parent_name, parent_birth_date })

/** Who somebody is; somebody under age, by the day in Germany, names a parent. */
export const personRules = (limits: SystemConfig['limits']) =>
  person.superRefine((typed, context) => {
    const ages = { minimumAge: limits.minimum_age, ageOfConsent: limits.age_of_consent }
    for (const { path, problem } of agesProblems(typed, berlinDay(new Date()), ages))
      context.addIssue({ code: 'custom', path: [path], message: problem })
  })

const { phone, street, zip, city } = personFields

/** Where somebody lives and is called. */
export const contactRules = object({ phone, street, zip, city })

/** Health insurance, its number and the IBAN. */
export const insuranceRules = object({
  insurance: chosenInsurance.nullable(),
  insurance_number: personFields.insurance_number,
  iban: line(60)
    .nullable()
    .superRefine((held, context) => {
      const problem = ibanProblem(held)
      if (problem) context.addIssue({ code: 'custom', message: problem })
    }),
}).superRefine(({ insurance, insurance_number: number }, context) => {
  if (number !== null && !fitsInsurance(number, insurance))
    context.addIssue({ code: 'custom', path: ['insurance_number'], message: 'insurance_number_invalid' })
})

/** The signature: to save none is no change. */
export const signatureRules = object({
  signature: signature.nullable().refine((given) => given !== null, 'required'),
})
