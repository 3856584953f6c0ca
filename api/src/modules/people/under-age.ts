import { sql, type RawBuilder, type SqlBool } from 'kysely'
import { berlinDay } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'

type When = Pick<Context, 'clock' | 'config'>

/**
 * Whether whoever was born on a day is under the age of consent today. On 29 February a day earlier is counted from, as
 * the year may have none.
 * @param birthDate a column; the index `users_born` serves it
 */
export const isUnderAge = ({ clock, config }: When, birthDate: RawBuilder<unknown>): RawBuilder<SqlBool> =>
  sql<SqlBool>`${birthDate} > (
    ${berlinDay(clock.now())}::date - make_interval(years => ${config.limits.ageOfConsent}::integer))::date`

/** Whether a person is under the age of consent today, so that courses for minors are for them. */
export const isPersonUnderAge = (when: When, userId: string | RawBuilder<string>): RawBuilder<SqlBool> =>
  sql<SqlBool>`exists (
    select 1 from users where users.id = ${userId} and ${isUnderAge(when, sql.ref('users.birth_date'))})`
