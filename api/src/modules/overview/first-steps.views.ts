import { sql } from 'kysely'
import type { Overview } from '@kursportal/shared/contract'
import type { Db } from '../../platform/db/database.ts'

/** What somebody who sets a platform up has done already. */
export const readFirstSteps = async (db: Db): Promise<Overview['first_steps']> => {
  const { rows } = await sql<Overview['first_steps']>`
    select
      exists (select 1 from settings where key = 'platform' and value->'images'->>'main-logo' is not null) as logo,
      exists (select 1 from legal_texts where type = 'imprint') as imprint,
      exists (select 1 from insurances where active)
        or exists (select 1 from settings where key = 'platform' and value->>'insurance_data' = 'false')
        as insurances,
      exists (select 1 from courses where dev_id is not null and retired_at is null) as course,
      exists (select 1 from settings where key = 'payout-account') as payout_account`.execute(db)
  const [steps] = rows
  if (!steps) throw new Error('A query without a table answers one row')
  return steps
}
