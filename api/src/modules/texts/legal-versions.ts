import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { berlinDay } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'

/** Whether a row of `legal_texts` holds by now, and not only from a later day on. */
export const holdsBy = ({ clock }: Pick<Context, 'clock'>): RawBuilder<SqlBool> =>
  sql<SqlBool>`(legal_texts.valid_from is null or legal_texts.valid_from <= ${berlinDay(clock.now())}::date)`

/**
 * Whether the row of `legal_texts` was planned and taken back: a newer one held before its day came, or from that day
 * on. One that is published on the very day comes after it.
 */
const wasTakenBack = sql<SqlBool>`exists (
  select 1 from legal_texts as later
  where later.type = legal_texts.type and later.version > legal_texts.version
    and coalesce(later.valid_from, (later.updated_at at time zone 'Europe/Berlin')::date + 1) <= legal_texts.valid_from)`

/**
 * Whether the row of `legal_texts` is one that the person `users` has to confirm: it asks everybody to, holds or held,
 * and they agreed to none that is as new.
 */
const isDue = (context: Pick<Context, 'clock'>): RawBuilder<SqlBool> => sql<SqlBool>`(
  legal_texts.asks_again and legal_texts.type in ('privacy', 'terms-of-use') and ${holdsBy(context)}
  and not ${wasTakenBack} and legal_texts.version > coalesce((
    select max(consents.text_version) from consents
    where consents.user_id = users.id and consents.kind = legal_texts.type), 0))`

/** Whether the person `users` has to confirm a legal text anew. */
export const confirmsTexts = (context: Pick<Context, 'clock'>): RawBuilder<boolean> =>
  sql<boolean>`exists (select 1 from legal_texts where ${isDue(context)})`

/** The legal texts that somebody has to confirm anew. */
export const dueTypes = async (
  context: Pick<Context, 'db' | 'clock'>,
  userId: string,
): Promise<('privacy' | 'terms-of-use')[]> => {
  const { rows } = await sql<{ type: 'privacy' | 'terms-of-use' }>`
    select distinct legal_texts.type from legal_texts, users
    where users.id = ${userId} and ${isDue(context)} order by legal_texts.type desc`.execute(context.db)
  return rows.map(({ type }) => type)
}
