import { sql } from 'kysely'
import type { Database } from './database.ts'

/** Connections besides the pool: jobs, their notifications, events, readiness, locks. */
const BESIDES_POOL = 8

/** How many connections a PostgreSQL server allows, and how many are taken, by whichever role. */
export type Connections = { allowed: number; taken: number }

/** pg_stat_activity does not tell an ordinary role what the connections of other roles are; the sum is told to all. */
export const readConnections = async (database: Database): Promise<Connections> => {
  const { rows } = await sql<Connections>`
    select current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int as allowed,
      (select coalesce(sum(numbackends), 0)::int from pg_stat_database) as taken`.execute(database.db)
  return rows[0] ?? { allowed: 0, taken: 0 }
}

/** What to say when a pool of a size does not fit beside what is taken; undefined when it does. */
export const warnOfConnections = ({ allowed, taken }: Connections, pool: number): string | undefined => {
  const wanted = pool + BESIDES_POOL
  return taken + wanted > allowed
    ? `The database allows ${allowed} connections, ${taken} are taken, and this process may take ${wanted}: some requests ` +
        'will be refused. Set DATABASE_POOL lower, raise max_connections, or put a pooler in front.'
    : undefined
}
