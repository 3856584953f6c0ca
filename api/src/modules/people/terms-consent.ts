import type { LegalType } from '@kursportal/shared/contract'
import type { Context } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { holdsBy } from '../texts/legal-versions.ts'

/** The version of a legal text that holds today; null for none. */
export const versionOfText = async (
  context: Pick<Context, 'db' | 'clock'>,
  type: LegalType,
): Promise<number | null> => {
  const text = await context.db
    .selectFrom('legal_texts')
    .select((eb) => eb.fn.max('version').as('version'))
    .where('type', '=', type)
    .where(holdsBy(context))
    .executeTakeFirst()
  return text?.version ?? null
}

/** Stores that somebody agreed to the terms of use once more, in the version that holds today. */
export const giveTermsConsent = async (context: Context, userId: string): Promise<void> => {
  await context.db
    .insertInto('consents')
    .values({
      id: newId(),
      user_id: userId,
      kind: 'terms-of-use',
      text_version: await versionOfText(context, 'terms-of-use'),
      given_at: context.clock.now(),
    })
    .execute()
}
