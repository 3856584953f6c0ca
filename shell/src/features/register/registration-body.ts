import type { CallInput } from '@kursportal/shared/client'
import { ageOn, insuranceAnswers } from '@kursportal/shared/domain'
import type { Draft } from './draft.ts'

type Body = CallInput<'PUT /user'>['body']

/** What decides which of the typed things are sent. */
type Rules = { ageOfConsent: number; insuranceData: boolean; today: string }

/** What is sent to register: nothing that was typed and is not asked for any more, such as a parent of an adult. */
export const registrationBody = (draft: Draft, { ageOfConsent, insuranceData, today }: Rules): Body => {
  const society = draft.referrer ?? draft.community?.id
  return {
    email: draft.email.trim(),
    password: draft.password,
    first_name: draft.first_name,
    last_name: draft.last_name,
    birth_date: draft.birth_date,
    ...(ageOn(draft.birth_date, today) < ageOfConsent && {
      parent_name: draft.parent_name,
      parent_birth_date: draft.parent_birth_date,
      parent_allows: draft.parent_allows,
    }),
    ...(insuranceData &&
      draft.insurance && {
        ...insuranceAnswers(draft.insurance),
        ...(draft.insurance_number.trim() && { insurance_number: draft.insurance_number }),
        ...(draft.insurance.iban_required && { iban: draft.iban }),
      }),
    ...(society && { referrer: society }),
    ...(draft.access_id && { access_id: draft.access_id }),
    ...(draft.access_id && draft.access_code && { access_code: draft.access_code }),
    consents: { terms_of_use: true, privacy: true, marketing: draft.marketing },
  }
}
