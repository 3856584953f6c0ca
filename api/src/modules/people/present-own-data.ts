import type { OwnData } from '@kursportal/shared/contract'
import { maskIban, nameOrEmail } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import { societyRolesOf } from './society-roles.ts'
import { otherInsuranceOf } from './person-columns.ts'
import { rolesOf } from './present-person.ts'

/** Somebody's data as they see them themselves. */
export const presentOwnData = async (
  { db, secrets }: Pick<Context, 'db' | 'secrets'>,
  userId: string,
): Promise<OwnData> => {
  const user = await db
    .selectFrom('users')
    .leftJoin('insurances', 'insurances.id', 'users.insurance_id')
    .selectAll('users')
    .select(['insurances.name', 'insurances.active', 'insurances.iban_required', 'insurances.important'])
    .select('insurances.private')
    .where('users.id', '=', userId)
    .executeTakeFirstOrThrow()
  const { insurance_id, name, active, iban_required, important, private: isPrivate } = user
  const societyRoles = await societyRolesOf(db, [userId])
  const decrypted = (bytes: Buffer | null) => (bytes ? secrets.decrypt(Buffer.from(bytes)) : null)
  const iban = decrypted(user.iban_encrypted)
  return {
    id: user.id,
    email: user.email,
    name: nameOrEmail(user),
    first_name: user.first_name,
    last_name: user.last_name,
    phone: user.phone,
    street: user.street,
    zip: user.zip,
    city: user.city,
    birth_date: user.birth_date,
    insurance:
      insurance_id !== null &&
      name !== null &&
      active !== null &&
      iban_required !== null &&
      important !== null &&
      isPrivate !== null
        ? { id: insurance_id, name, active, iban_required, important, private: isPrivate }
        : null,
    insurance_other: otherInsuranceOf(user),
    insurance_number: decrypted(user.insurance_number_encrypted),
    iban_masked: iban === null ? null : maskIban(iban),
    has_signature: user.signature_encrypted !== null,
    parent_name: user.parent_name,
    parent_birth_date: user.parent_birth_date,
    image_id: user.image_id,
    photo_url: user.image_id === null ? null : `/api/image?id=${user.image_id}`,
    society_id: user.society_id,
    perms: { admin: user.is_admin, course_creator: user.is_course_creator },
    roles: rolesOf(user, societyRoles.get(user.id)),
    created_at: user.created_at.toISOString(),
  }
}
