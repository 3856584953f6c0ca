import type { Selectable } from 'kysely'
import type { CallBody, InsuranceOther, peopleCalls } from '@kursportal/shared/contract'
import { searchText } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import type { UsersTable } from '../../platform/db/schema.ts'

/** What somebody says about themselves; what is not named stays. */
export type PersonInput = Omit<CallBody<typeof peopleCalls.changeUser>, 'image'>

const plainFields = [
  'first_name',
  'last_name',
  'phone',
  'street',
  'zip',
  'city',
  'birth_date',
  'insurance_id',
  'parent_name',
  'parent_birth_date',
] as const

/** The columns of a person that they fill in themselves. */
export type PersonColumns = Pick<
  Selectable<UsersTable>,
  | (typeof plainFields)[number]
  | 'insurance_other_name'
  | 'insurance_other_private'
  | 'insurance_number_encrypted'
  | 'iban_encrypted'
  | 'signature_encrypted'
>

/** The columns an input goes into, with insurance number, IBAN and signature encrypted. */
export const columnsOf = (
  { secrets }: Pick<Context, 'secrets'>,
  input: PersonInput,
): Partial<PersonColumns> => {
  const plain: Partial<PersonColumns> = Object.fromEntries(
    plainFields.flatMap((field) => (input[field] === undefined ? [] : [[field, input[field]]])),
  )
  const encrypted = (text: string | null) => (text === null ? null : secrets.encrypt(text))
  return {
    ...plain,
    ...otherInsurance(input),
    ...(input.insurance_number === undefined
      ? {}
      : { insurance_number_encrypted: encrypted(input.insurance_number) }),
    ...(input.iban === undefined ? {} : { iban_encrypted: encrypted(input.iban) }),
    ...(input.signature === undefined
      ? {}
      : { signature_encrypted: encrypted(input.signature && JSON.stringify(input.signature)) }),
  }
}

/** An insurance in the person's own words; naming one takes away what was chosen of the list, and the other way round. */
const otherInsurance = ({
  insurance_id: listed,
  insurance_other: other,
}: PersonInput): Partial<PersonColumns> => {
  if (other)
    return {
      insurance_other_name: other.name.trim(),
      insurance_other_private: other.private,
      ...(listed === undefined && { insurance_id: null }),
    }
  return other === null || listed ? { insurance_other_name: null, insurance_other_private: false } : {}
}

/** The insurance somebody named themselves, as their row has it. */
export const otherInsuranceOf = (
  row: Pick<PersonColumns, 'insurance_other_name' | 'insurance_other_private'>,
): InsuranceOther | null =>
  row.insurance_other_name === null
    ? null
    : { name: row.insurance_other_name, private: row.insurance_other_private }

/** What search finds somebody by. */
export const personSearchText = (user: {
  first_name: string
  last_name: string
  email: string
  city: string
}): string => searchText(user.first_name, user.last_name, user.email, user.city)
