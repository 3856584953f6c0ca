import type { LegalType } from '@kursportal/shared/contract'
import type { Context } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'

/** The version of a legal text that is shown today; null for none. */
export const versionOfText = async ({ db }: Pick<Context, 'db'>, type: LegalType): Promise<number | null> => {
  const text = await db
    .selectFrom('legal_texts')
    .select((eb) => eb.fn.max('version').as('version'))
    .where('type', '=', type)
    .executeTakeFirst()
  return text?.version ?? null
}

/** Stores that somebody agreed to the terms of use once more, in the version that is shown today. */
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
