import { sql, type RawBuilder } from 'kysely'

/**
 * How many seconds of its film a lecture shows (`shownSeconds` in shared/domain); null without one. Of queries that
 * know the lecture as one name and its film, joined by `asset_id`, as another.
 */
export const shownSecondsOf = (video: string, film: string): RawBuilder<number | null> => {
  const [cut, seconds] = [sql.ref(`${video}.film_cut`), sql.ref(`${film}.duration_seconds`)]
  return sql<number | null>`(case when ${cut} ->> 'film_id' = ${sql.ref(`${film}.id`)}::text
    and least((${cut} ->> 'to')::float8, ${seconds}) - (${cut} ->> 'from')::float8 >= 1
    then least((${cut} ->> 'to')::float8, ${seconds}) - (${cut} ->> 'from')::float8 else ${seconds} end)`
}
