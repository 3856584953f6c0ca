import { sql } from 'kysely'
import type { CallBody, remoteCalls } from '@kursportal/shared/contract'
import type { RemoteProblem } from '@kursportal/shared/federation'
import type { Context } from '../../platform/context.ts'
import { newId } from '../../platform/ids.ts'
import { readHealthToken, wasServed } from './health-token.ts'
import { browserOf, keptMessage, keptPath, keptStack } from './problem.rules.ts'

/** Different errors kept of one release; what comes beyond would be noise, or an attack. */
const MOST_ERRORS = 200
/** Browsers told apart for one error. */
const MOST_BROWSERS = 20

/**
 * Keeps what went wrong in a page: equal errors of a release once, counted. What nobody can have seen is dropped without a
 * word.
 */
export const reportErrors = async (
  context: Context,
  { health_token, errors }: CallBody<typeof remoteCalls.reportErrors>,
  userAgent: string,
): Promise<undefined> => {
  const claim = readHealthToken(context, health_token)
  if (!claim) return undefined
  const browser = browserOf(userAgent)
  for (const problem of errors)
    if (wasServed(claim, problem.remote, problem.version)) await keep(context, problem, browser)
  return undefined
}

const keep = async (
  { db, clock }: Context,
  { remote, version, kind, ...said }: RemoteProblem,
  browser: string,
): Promise<void> => {
  const message = keptMessage(said.message)
  if (message === '') return
  const now = clock.now()
  await sql`
    insert into remote_errors (id, remote, version, kind, message, stack, path, times, browsers, first_at, last_at)
    select ${newId()}::uuid, remote, version, ${kind}, ${message}, ${keptStack(said.stack)}, ${keptPath(said.path)},
      1, jsonb_build_object(${browser}::text, 1), ${now}::timestamptz, ${now}::timestamptz
    from remote_releases
    where remote = ${remote} and version = ${version} and (
      exists (select from remote_errors where remote = ${remote} and version = ${version}
        and kind = ${kind} and message = ${message})
      or (select count(*) from remote_errors where remote = ${remote} and version = ${version}) < ${MOST_ERRORS})
    on conflict (remote, version, kind, message) do update set
      times = least(remote_errors.times + 1, 1000000),
      path = excluded.path,
      last_at = excluded.last_at,
      browsers = case
        when remote_errors.browsers ->> ${browser}::text is null
          and (select count(*) from jsonb_object_keys(remote_errors.browsers)) >= ${MOST_BROWSERS}
        then remote_errors.browsers
        else remote_errors.browsers || jsonb_build_object(
          ${browser}::text, coalesce((remote_errors.browsers ->> ${browser}::text)::integer, 0) + 1)
      end`.execute(db)
}
