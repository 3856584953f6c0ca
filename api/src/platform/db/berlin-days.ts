import { sql, type RawBuilder } from 'kysely'

/**
 * The instant at which a day (`YYYY-MM-DD`) begins in Berlin, worked out by the database, which knows every day there
 * is; a date in JavaScript loses those before the year 1 and after 9999.
 */
export const berlinDayStart = (day: string): RawBuilder<Date> =>
  sql<Date>`((${day}::date)::timestamp at time zone 'Europe/Berlin')`

/** The instant at which a day is over in Berlin. */
export const berlinDayEnd = (day: string): RawBuilder<Date> =>
  sql<Date>`((${day}::date + 1)::timestamp at time zone 'Europe/Berlin')`
