import type { Selectable } from 'kysely'
import { signature, type Signature } from '@kursportal/shared/contract'
import { ageOn, berlinDay, confirmationProblems, fullName } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import type { UsersTable } from '../../platform/db/schema.ts'
import { ApiError } from '../../platform/http/api-error.ts'
import { otherInsuranceOf } from '../people/person-columns.ts'
import { readSettings } from '../settings/read-settings.ts'
import type { InsuredPart } from './insured-part.ts'

type Row = Selectable<UsersTable>

/** Everything a certificate says about its person. */
export type ConfirmedData = {
  name: string
  birth_date: string
  insured: Omit<InsuredPart, 'birth_date' | 'declarations' | 'privacy' | 'signed_on'>
}

/**
 * What a certificate will say about somebody, from their own data together with what they just filled in.
 * @throws ApiError too_young, insurance_not_found; validation_failed naming each field that is missing
 */
export const confirmedPerson = async (context: Context, person: Row): Promise<ConfirmedData> => {
  const { secrets, config, clock } = context
  const { insurance_data: insuranceData } = await readSettings(context)
  const listed = insuranceData ? await insuranceOf(context, person.insurance_id) : null
  const insurance = listed ?? (insuranceData ? otherInsuranceOf(person) : null)
  const ibanRequired = listed?.iban_required ?? false
  const decrypted = (bytes: Buffer | null) => (bytes ? secrets.decrypt(Buffer.from(bytes)) : null)
  const today = berlinDay(clock.now())
  const problems = confirmationProblems(
    {
      ...person,
      insurance,
      insurance_number: decrypted(person.insurance_number_encrypted),
      has_iban: person.iban_encrypted !== null,
      has_signature: person.signature_encrypted !== null,
    },
    { ...config.limits, insuranceData, ibanRequired, today },
  )
  if (problems.some(({ problem }) => problem === 'too_young')) throw new ApiError('too_young')
  const { birth_date, signature_encrypted } = person
  if (problems.length > 0 || birth_date === null || signature_encrypted === null)
    throw new ApiError(
      'validation_failed',
      problems.map(({ path, problem }) => ({ path, message: problem })),
    )
  const { street, zip, city } = person
  const withParent = ageOn(birth_date, today) < config.limits.ageOfConsent
  return {
    name: fullName(person),
    birth_date,
    insured: {
      street,
      zip,
      city,
      insurance: insurance?.name ?? null,
      insurance_id: listed ? person.insurance_id : null,
      insurance_number: insuranceData ? decrypted(person.insurance_number_encrypted) : null,
      iban: ibanRequired ? decrypted(person.iban_encrypted) : null,
      parent_name: withParent ? person.parent_name : null,
      parent_birth_date: withParent ? person.parent_birth_date : null,
      signature: readSignature(decrypted(signature_encrypted)),
    },
  }
}

const readSignature = (stored: string | null): Signature => signature.parse(JSON.parse(stored ?? 'null'))

const insuranceOf = async ({ db }: Context, id: string | null) => {
  if (id === null) return null
  const insurance = await db
    .selectFrom('insurances')
    .select(['name', 'iban_required', 'private'])
    .where('id', '=', id)
    .executeTakeFirst()
  if (!insurance) throw new ApiError('insurance_not_found')
  return insurance
}
