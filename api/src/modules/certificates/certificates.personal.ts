import { insuredPart } from './insured-part.ts'
import type { PersonalPart } from '../people/personal-part.ts'

/**
 * The certificates somebody got. Leaving removes what they say and their files; number and hash stay, so that one that
 * was handed in can still be told from a forged one.
 */
export const certificates: PersonalPart = {
  section: 'certificates',
  collect: async ({ db, secrets }, userId, { masked }) => {
    const rows = await db
      .selectFrom('certificates')
      .select(['number', 'issued_at', 'facts', 'insured_encrypted', 'file_bytes', 'file_sha256'])
      .where('user_id', '=', userId)
      .orderBy('issued_at')
      .execute()
    return rows.map(({ insured_encrypted, ...row }) => ({
      ...row,
      insured:
        insured_encrypted && !masked
          ? insuredPart.parse(JSON.parse(secrets.decrypt(Buffer.from(insured_encrypted))) as unknown)
          : null,
    }))
  },
  forget: async ({ db }, { userId }) => {
    await db
      .deleteFrom('certificate_pictures')
      .where('certificate_id', 'in', (eb) =>
        eb.selectFrom('certificates').select('id').where('user_id', '=', userId),
      )
      .execute()
    await db
      .updateTable('certificates')
      .set({ facts: null, insured_encrypted: null, file_encrypted: null })
      .where('user_id', '=', userId)
      .execute()
  },
}
