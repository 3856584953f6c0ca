import type { Database } from '../../platform/db/database.ts'
import { usualLevels } from '../scenarios/societies.ts'
import { literal, prelude } from './sql.ts'

const levels = literal(JSON.stringify(usualLevels))

/**
 * Counts the finishes of members that are not counted yet for their societies, once a person and year, and books what
 * they earn by the usual levels, as `recordFinish` does.
 */
export const fillFinishes = (database: Database): Promise<void> =>
  database.script(`${prelude}
    insert into society_levels (id, society_id, start, income_per_user, bonus)
      select pg_temp.scale_id('level', start, current_date - interval '4 years'), null, start, income_per_user, bonus
      from jsonb_to_recordset(${levels}) as level (start integer, income_per_user integer, bonus integer)
      where not exists (select from society_levels where society_id is null);

    create temp table finish on commit drop as
      select pg_temp.scale_id('finish' || id, 1, finished_at) as id, id as participation_id, user_id, society_id, year,
        finished_at, row_number() over (partition by society_id, year order by finished_at, id)
          + (select count(*) from society_finishes as before
             where before.society_id = first.society_id and before.year = first.year) as number
      from (
        select distinct on (users.id, year) participations.id, users.id as user_id, users.society_id, finished_at, year
        from participations
        join users on users.id = participations.user_id
        cross join lateral (
          select extract(year from finished_at at time zone 'Europe/Berlin')::integer as year) as berlin
        where finished_at is not null and users.society_id is not null
          and not exists (select from society_finishes where user_id = users.id and society_finishes.year = berlin.year)
        order by users.id, year, finished_at
      ) as first;

    insert into ledger_accounts (id, society_id, year, kind)
      select pg_temp.scale_id(kind || society_id, year, current_date - interval '1 year'), society_id, year, kind
      from (select distinct society_id, year from finish) as asked
      cross join unnest(array['earned', 'available', 'requested', 'paid']) as kind
      on conflict do nothing;
    insert into ledger_transactions (id, society_id, year, kind, key, created_at)
      select id, society_id, year, 'finish', 'finish:' || id, finished_at from finish;
    insert into ledger_entries (transaction_id, account_id, amount)
      select finish.id, account.id, case account.kind when 'available' then level.income else -level.income end
      from finish
      cross join lateral (
        select income_per_user as income from society_levels
        where society_id is null and start <= finish.number order by start desc limit 1) as level
      join ledger_accounts as account on account.society_id = finish.society_id and account.year = finish.year
        and account.kind in ('earned', 'available');
    insert into society_finishes
        (transaction_id, society_id, year, number, user_id, participation_id, finished_at, levels)
      select id, society_id, year, number, user_id, participation_id, finished_at, ${levels} from finish;
    analyze;`)
