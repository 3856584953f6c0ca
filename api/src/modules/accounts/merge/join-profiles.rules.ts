import type { Selectable } from 'kysely'
import { profilePart, type ProfilePart } from '@kursportal/shared/contract'
import type { UsersTable } from '../../../platform/db/schema.ts'

type Column =
  | 'first_name'
  | 'last_name'
  | 'phone'
  | 'street'
  | 'zip'
  | 'city'
  | 'birth_date'
  | 'parent_name'
  | 'parent_birth_date'
  | 'insurance_id'
  | 'insurance_other_name'
  | 'insurance_other_private'
  | 'insurance_number_encrypted'
  | 'iban_encrypted'
  | 'signature_encrypted'
  | 'image_id'

/** What a profile holds, as it is stored. */
export type Profile = Pick<Selectable<UsersTable>, Column>

/** What belongs together: an address is taken whole or not at all. */
const columns: Readonly<Record<ProfilePart, readonly Column[]>> = {
  first_name: ['first_name'],
  last_name: ['last_name'],
  phone: ['phone'],
  address: ['street', 'zip', 'city'],
  birth_date: ['birth_date'],
  parent: ['parent_name', 'parent_birth_date'],
  insurance: ['insurance_id', 'insurance_other_name', 'insurance_other_private'],
  insurance_number: ['insurance_number_encrypted'],
  iban: ['iban_encrypted'],
  signature: ['signature_encrypted'],
  image: ['image_id'],
}
const parts = profilePart.options

const has = (profile: Profile, part: ProfilePart): boolean =>
  columns[part].some((column) => !!profile[column])

const isSame = (a: Profile, b: Profile, part: ProfilePart): boolean =>
  columns[part].every((column) => {
    const [one, other] = [a[column], b[column]]
    return !Buffer.isBuffer(one) && one === other
  })

/** What of the profile that ends passes to the one that stays, what of it goes, and the columns to set. */
export const joinProfiles = (
  from: Profile,
  into: Profile,
): { fills: ProfilePart[]; drops: ProfilePart[]; set: Partial<Profile> } => {
  const given = parts.filter((part) => has(from, part))
  const fills = given.filter((part) => !has(into, part) && (part !== 'insurance_number' || fits(from, into)))
  const drops = given.filter((part) => !fills.includes(part) && !isSame(from, into, part))
  const set: Partial<Profile> = {}
  for (const column of fills.flatMap((part) => columns[part])) Object.assign(set, { [column]: from[column] })
  return { fills, drops, set }
}

/** The number of an insurance belongs to that insurance. */
const fits = (from: Profile, into: Profile): boolean =>
  !has(into, 'insurance') || isSame(from, into, 'insurance')
