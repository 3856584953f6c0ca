import { sql } from 'kysely'
import { maskIban, nameOrEmail, normalizeEmail } from '@kursportal/shared/domain'
import { removeUnusedImages } from '../images/unused-images.ts'
import type { Db } from '../../platform/db/database.ts'
import type { PersonalPart } from './personal-part.ts'

/** What admins did about a person and who looked at their data, with who it was; nobody once that account is gone. */
const lookedAfter = async (db: Db, userId: string) => {
  const rows = await db
    .selectFrom('admin_log')
    .leftJoin('users as admin', 'admin.id', 'admin_log.admin_id')
    .select(['at', 'action', 'subject as about', 'reason', 'admin.email'])
    .select(['admin.first_name', 'admin.last_name'])
    .where('admin_log.user_id', '=', userId)
    .orderBy('at')
    .execute()
  return rows.map(({ email, first_name, last_name, ...line }) => ({
    ...line,
    by:
      email === null
        ? null
        : nameOrEmail({ email, first_name: first_name ?? '', last_name: last_name ?? '' }),
  }))
}

/** Who somebody is, what they agreed to, where they are logged in, and the mails they got. */
export const account: PersonalPart = {
  section: 'account',
  collect: async ({ db, secrets }, userId, { masked }) => {
    const user = await db.selectFrom('users').selectAll().where('id', '=', userId).executeTakeFirstOrThrow()
    const {
      password_hash: _hash,
      search_text: _search,
      courses_begun: _begun,
      courses_finished: _finished,
      payout_returned_mark: _mark,
      insurance_number_encrypted,
      iban_encrypted,
      signature_encrypted,
      ...plain
    } = user
    const decrypted = (bytes: Buffer | null) => (bytes ? secrets.decrypt(Buffer.from(bytes)) : null)
    const signature = decrypted(signature_encrypted)
    const iban = decrypted(iban_encrypted)
    const insurance = await db
      .selectFrom('insurances')
      .select('name')
      .where('id', '=', user.insurance_id)
      .executeTakeFirst()
    return {
      ...plain,
      insurance: insurance?.name ?? user.insurance_other_name,
      ...(masked
        ? { iban: iban === null ? null : maskIban(iban), has_signature: signature !== null }
        : {
            insurance_number: decrypted(insurance_number_encrypted),
            iban,
            signature: signature === null ? null : (JSON.parse(signature) as unknown),
          }),
      email_change: await db
        .selectFrom('codes')
        .select(['email', 'created_at', 'expires_at'])
        .where('user_id', '=', userId)
        .where('purpose', '=', 'email')
        .execute(),
      consents: await db
        .selectFrom('consents')
        .select(['kind', 'text_version', 'given_by', 'given_at', 'withdrawn_at'])
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
        // A subject may hold a code somebody else must not use.
        .select(masked ? ['template_key', 'created_at'] : ['subject', 'template_key', 'created_at'])
        .where('user_id', '=', userId)
        .orderBy('created_at')
        .execute(),
      looked_after: await lookedAfter(db, userId),
    }
  },
  forget: async (context, { userId }) => {
    const { db } = context
    const { email } = await db
      .selectFrom('users')
      .select('email')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
    // Under an address that was being confirmed, too.
    await db
      .deleteFrom('codes')
      .where((eb) => eb.or([eb('email', '=', normalizeEmail(email)), eb('user_id', '=', userId)]))
      .execute()
    await db.deleteFrom('mails').where('user_id', '=', userId).execute()
    // What was not sent yet would go out without a word.
    await db
      .deleteFrom('mails')
      .where('about_user_id', '=', userId)
      .where('state', 'in', ['queued', 'failed'])
      .execute()
    await db
      .updateTable('mails')
      .set({ subject: '', html: '', text: '' })
      .where('about_user_id', '=', userId)
      .execute()
    // What the log says a name or an address was changed from and to.
    await sql`update admin_log set details = details - 'before' - 'after'
      where user_id = ${userId} and action = 'person_changed'`.execute(db)
    await db.updateTable('users').set({ image_id: null }).where('id', '=', userId).execute()
    await removeUnusedImages(context, { ownerId: userId })
  },
}
