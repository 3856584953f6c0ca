import type { CallBody, accountCalls } from '@kursportal/shared/contract'
import { requireGoodPassword } from '../../platform/auth/password-rules.ts'
import { ageOn, berlinDay } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { checkPerson } from '../people/check-person.ts'
import { requireFreeEmail } from '../people/find-by-email.ts'

/** What somebody registers with. */
export type Registration = CallBody<typeof accountCalls.startRegistration>

/** Whether somebody this old registers with a parent only. */
export const needsParent = (
  { config, clock }: Pick<Context, 'config' | 'clock'>,
  { birth_date }: Pick<Registration, 'birth_date'>,
): boolean => ageOn(birth_date, berlinDay(clock.now())) < config.limits.ageOfConsent

/**
 * Checks what an account is made with, before the person is asked for the rest.
 * @throws ApiError email_in_use, validation_failed
 */
export const checkNewAccount = async (
  context: Context,
  { email, password }: Pick<Registration, 'email' | 'password'>,
): Promise<void> => {
  requireGoodPassword(context.config, password, email)
  await requireFreeEmail(context, email)
}

/**
 * Checks the data of a registration before a code is sent, and again before the account is made.
 * @throws ApiError email_in_use, insurance_not_found, too_young, validation_failed
 */
export const checkRegistration = async (context: Context, data: Registration): Promise<void> => {
  await checkNewAccount(context, data)
  await checkPerson(context, {
    birth_date: data.birth_date,
    parent_name: data.parent_name ?? '',
    parent_birth_date: data.parent_birth_date ?? null,
    insurance_id: data.insurance_id ?? null,
    insurance_other: data.insurance_other ?? null,
    insurance_number: data.insurance_number ?? null,
    has_iban: Boolean(data.iban),
  })
  if (needsParent(context, data) && !data.parent_allows)
    throw new ApiError('validation_failed', [{ path: 'parent_allows', message: 'parent_consent_required' }])
}
