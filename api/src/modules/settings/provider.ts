import { sql } from 'kysely'
import { z } from 'zod'
import { provider, type Provider } from '@kursportal/shared/contract'
import type { Context } from '../../platform/context.ts'

/** The setting that holds the provider. */
export const PROVIDER_KEY = 'provider'

/** What is stored: the signature only encrypted, in base 64. */
const stored = provider.omit({ signature: true }).extend({
  signature_encrypted: z.base64().nullable(),
})

/** Who offers the courses and signs certificates; null until an admin has entered it. */
export const readProvider = async ({
  db,
  secrets,
}: Pick<Context, 'db' | 'secrets'>): Promise<Provider | null> => {
  const row = await db
    .selectFrom('settings')
    .select('value')
    .where('key', '=', PROVIDER_KEY)
    .executeTakeFirst()
  if (!row) return null
  const { signature_encrypted, ...said } = stored.parse(row.value)
  const signature = signature_encrypted && secrets.decrypt(Buffer.from(signature_encrypted, 'base64'))
  return provider.parse({ ...said, signature: signature ? JSON.parse(signature) : null })
}

/** Stores who offers the courses; certificates that were issued before stay as they are. */
export const writeProvider = async (
  { db, secrets, clock }: Pick<Context, 'db' | 'secrets' | 'clock'>,
  { signature, ...said }: Provider,
): Promise<void> => {
  const signature_encrypted = signature && secrets.encrypt(JSON.stringify(signature)).toString('base64')
  const value = JSON.stringify({ ...said, signature_encrypted })
  await sql`insert into settings (key, value, updated_at) values (${PROVIDER_KEY}, ${value}::jsonb, ${clock.now()})
    on conflict (key) do update set value = excluded.value, updated_at = excluded.updated_at`.execute(db)
}
