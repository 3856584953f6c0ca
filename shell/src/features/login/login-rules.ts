import { passwordProblem } from '@kursportal/shared/domain'
import { z } from 'zod'
import { translate } from './texts.ts'

/** Local part, @, domain with a dot and a last part of two characters or more (specification, section 5). */
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/

const email = z
  .string()
  .trim()
  .min(1, { error: () => translate('login.emailMissing'), abort: true })
  .regex(emailPattern, { error: () => translate('login.emailWrong') })

/** Whose password it is. */
export const emailFields = z.object({ email })

/** What is typed to log in. */
export const loginFields = z.object({
  email,
  password: z.string().min(1, { error: () => translate('login.passwordMissing') }),
})

/** See {@link loginFields}. */
export type LoginFields = z.output<typeof loginFields>

/** The code and a new password, by the rules that need no word list; the commonest ones are refused by the server. */
export const passwordFields = (minLength: number, whose: string) =>
  z.object({
    code: z.string().trim().min(1),
    password: z
      .string()
      .min(1)
      .superRefine((password, context) => {
        const problem = passwordProblem(password, { email: whose, minLength, isCommon: () => false })
        if (password !== '' && problem) context.addIssue({ code: 'custom', message: problem })
      }),
  })

/** What the login over a page asks for. */
export const passwordOnly = z.object({ password: loginFields.shape.password })
