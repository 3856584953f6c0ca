import { z } from 'zod'
import { translate } from '../../texts/index.ts'

/** Local part, @, domain with a dot and a last part of two characters or more (specification, section 5). */
const emailPattern = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/

/** What is typed to log in. */
export const loginFields = z.object({
  email: z
    .string()
    .trim()
    .min(1, { error: () => translate('login.emailMissing'), abort: true })
    .regex(emailPattern, { error: () => translate('login.emailWrong') }),
  password: z.string().min(1, { error: () => translate('login.passwordMissing') }),
})

/** See {@link loginFields}. */
export type LoginFields = z.output<typeof loginFields>
