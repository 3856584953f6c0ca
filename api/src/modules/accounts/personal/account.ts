import type { Db } from '../../../platform/db/database.ts'
import { imageKey } from '../../images/images.rules.ts'
import type { PersonalData } from './part.ts'

/** Who somebody is, what they agreed to, where they are logged in, and the mails they got. */
export const account: PersonalData = {
  section: 'account',
  collect: async ({ db, secrets }, userId) => {
    const user = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()
    const {
      password_hash: _hash,
      search_text: _search,
      insurance_number_encrypted,
      iban_encrypted,
      signature_encrypted,
      ...plain
    } = user
    const decrypted = (bytes: Buffer | null) => (bytes ? secrets.decrypt(Buffer.from(bytes)) : null)
    const signature = decrypted(signature_encrypted)
    const insurance = await db
      .selectFrom('insurances')
      .select('name')
      .where('id', '=', user.insurance_id)
      .executeTakeFirst()
    return {
      ...plain,
      insurance: insurance?.name ?? null,
      insurance_number: decrypted(insurance_number_encrypted),
      iban: decrypted(iban_encrypted),
      signature: signature === null ? null : JSON.parse(signature),
      consents: await db
        .selectFrom('consents')
        .select(['kind', 'text_version', 'given_at', 'withdrawn_at'])
        .where('user_id', '=', userId)
        .orderBy('given_at')
        .execute(),
      sessions: await db
        .selectFrom('sessions')
        .select(['created_at', 'last_used_at', 'expires_at', 'user_agent'])
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .execute(),
      mails: await db
        .selectFrom('mails')
        .select(['subject', 'template_key', 'created_at'])
        .where((eb) => eb(eb.fn<string>('lower', ['to_address']), '=', user.email.toLowerCase()))
        .orderBy('created_at')
        .execute(),
    }
  },
  forget: async ({ db, storage }, { userId }) => {
    const user = await db
      .selectFrom('users')
      .select(['email', 'image_id'])
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    const email = user.email.toLowerCase()
    await db.deleteFrom('codes').where('email', '=', email).execute()
    await db
      .deleteFrom('mails')
      .where((eb) => eb(eb.fn<string>('lower', ['to_address']), '=', email))
      .execute()
    if (user.image_id && !(await isUsedInCourses(db, user.image_id))) {
      await db.deleteFrom('images').where('id', '=', user.image_id).execute()
      await storage.remove(imageKey(user.image_id, 0).replace(/[^/]+$/, ''))
    }
  },
}

/** A creator may have taken their portrait as a cover; that one stays with the course. */
const isUsedInCourses = async (db: Db, imageId: string): Promise<boolean> => {
  const used = await db
    .selectFrom('courses')
    .select('id')
    .where('image_id', '=', imageId)
    .union(db.selectFrom('chapters').select('id').where('image_id', '=', imageId))
    .union(db.selectFrom('videos').select('id').where('image_id', '=', imageId))
    .limit(1)
    .executeTakeFirst()
  return used !== undefined
}
