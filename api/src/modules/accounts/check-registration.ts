import type { CallBody, accountCalls } from '@kursportal/shared/contract'
import { requireGoodPassword } from '../../platform/auth/password-rules.ts'
import type { Context } from '../../platform/context.ts'
import { checkPerson } from '../people/check-person.ts'
import { requireFreeEmail } from './find-by-email.ts'

/** What somebody registers with. */
export type Registration = CallBody<typeof accountCalls.startRegistration>

/**
 * Checks the data of a registration before a code is sent, and again before the account is made.
 * @throws ApiError email_in_use, insurance_not_found, too_young, validation_failed
 */
export const checkRegistration = async (context: Context, data: Registration): Promise<void> => {
  requireGoodPassword(context.config, data.password, data.email)
  await requireFreeEmail(context, data.email)
  await checkPerson(context, {
    birth_date: data.birth_date,
    parent_name: data.parent_name ?? '',
    parent_birth_date: data.parent_birth_date ?? null,
    insurance_id: data.insurance_id ?? null,
    has_iban: Boolean(data.iban),
  })
}
