import {
  chosenInsurance,
  day,
  emailAddress,
  mailCode,
  personFields,
  type SystemConfig,
} from '@kursportal/shared/contract'
import { ageOn, agesProblems, fitsInsurance, isIban, passwordProblem } from '@kursportal/shared/domain'
import { z } from 'zod'
import type { Draft } from './draft.ts'
import type { Step } from './steps.ts'

type Limits = SystemConfig['limits']

const chosen = z.object({ id: z.string(), name: z.string() })

/** A new password by the rules that need no word list; the commonest ones are refused by the server. */
const goodPassword = (limits: Limits, email: string) =>
  z.string().superRefine((password, context) => {
    const problem = passwordProblem(password, {
      email,
      minLength: limits.password_length,
      isCommon: () => false,
    })
    if (password !== '' && problem) context.addIssue({ code: 'custom', message: problem })
    if (password === '') context.addIssue({ code: 'custom', message: 'required' })
  })

/** E-mail and password. */
export const accountSchema = (limits: Limits) =>
  z.object({ email: emailAddress, password: goodPassword(limits, '') }).superRefine((typed, context) => {
    const { error } = goodPassword(limits, typed.email).safeParse(typed.password)
    for (const { message } of error?.issues ?? [])
      context.addIssue({ code: 'custom', path: ['password'], message })
  })

/**
 * Who somebody is, with the parent of somebody under age.
 * @param today day in Germany, `YYYY-MM-DD`
 */
export const personSchema = (limits: Limits, today: string) =>
  z
    .object({
      first_name: personFields.first_name,
      last_name: personFields.last_name,
      birth_date: day,
      parent_name: personFields.parent_name,
      parent_birth_date: day.nullable(),
      parent_allows: z.boolean(),
      community: chosen.nullable(),
    })
    .superRefine((person, context) => {
      const problems = agesProblems(person, today, {
        minimumAge: limits.minimum_age,
        ageOfConsent: limits.age_of_consent,
      })
      for (const { path, problem } of problems)
        context.addIssue({ code: 'custom', path: [path], message: problem })
      if (ageOn(person.birth_date, today) < limits.age_of_consent && !person.parent_allows)
        context.addIssue({ code: 'custom', path: ['parent_allows'], message: 'parent_consent_required' })
    })

/** The health insurance, all of it voluntary; an IBAN where the insurance needs one. */
export const insuranceSchema = z
  .object({
    insurance: chosenInsurance.nullable(),
    insurance_number: z.string().trim(),
    iban: z
      .string()
      .trim()
      .refine((typed) => typed === '' || isIban(typed), 'iban_invalid'),
  })
  .superRefine(({ insurance, insurance_number: number, iban }, context) => {
    if (insurance && number !== '' && !fitsInsurance(number, insurance))
      context.addIssue({ code: 'custom', path: ['insurance_number'], message: 'insurance_number_invalid' })
    if (insurance?.iban_required && iban === '')
      context.addIssue({ code: 'custom', path: ['iban'], message: 'iban_required' })
  })

const agreed = z.boolean().refine(Boolean, 'consent_missing')

/** What somebody agrees to; with the password, which a reload may have made necessary to type again. */
export const consentSchema = (limits: Limits, email: string) =>
  z.object({
    password: goodPassword(limits, email),
    terms_of_use: agreed,
    privacy: agreed,
    marketing: z.boolean(),
  })

/** The code from the mail, with the password as above. */
export const codeSchema = (limits: Limits, email: string) =>
  z.object({ password: goodPassword(limits, email), code: mailCode })

type Judge = (draft: Draft, limits: Limits, today: string) => boolean

const judges: Record<Step, Judge> = {
  account: (draft, limits) =>
    draft.had_password
      ? emailAddress.safeParse(draft.email).success
      : accountSchema(limits).safeParse(draft).success,
  person: (draft, limits, today) => personSchema(limits, today).safeParse(draft).success,
  insurance: (draft) => insuranceSchema.safeParse(draft).success,
  consents: (draft) => draft.terms_of_use && draft.privacy && draft.sent?.to === draft.email,
  code: () => false,
}

/**
 * Whether a step lacks nothing. A password that was judged good counts, also while one that a reload forgot is typed again:
 * the step that asks for it judges it.
 */
export const isComplete = (step: Step, ...known: Parameters<Judge>): boolean => judges[step](...known)
