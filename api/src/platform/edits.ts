import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import type { LastEdit } from '@kursportal/shared/contract'
import { ApiError } from './http/api-error.ts'

/** A fingerprint of fields, 16 hex digits: the same for the same content, whatever the order they are named in. */
export const versionOf = (fields: object): string =>
  createHash('sha256')
    .update(JSON.stringify(Object.entries(fields).sort(([a], [b]) => (a < b ? -1 : 1))))
    .digest('hex')
    .slice(0, 16)

/**
 * Refuses a change that started from another version than the one that stands there. The row is locked before, so that
 * of two changes at once the second finds what the first has written.
 * @param basedOn the version the change started from; without one nothing is compared
 * @throws ApiError edited_meanwhile with the version that stands there, who wrote it and when
 */
export const refuseStale = (
  basedOn: string | undefined,
  { version, edited }: { version: string; edited: LastEdit },
): void => {
  if (basedOn !== undefined && basedOn !== version)
    throw new ApiError('edited_meanwhile', { version, edited })
}

/** Who edited a row last and when, as the contract tells it; `courses`, `content_edited` reads `courses.content_edited_at`. */
export const lastEditOf = (table: string, column: 'edited' | 'content_edited' | 'updated' = 'edited') => {
  const at = sql.ref(`${table}.${column}_at`)
  const by = sql.ref(`${table}.${column}_by`)
  return sql<LastEdit>`case when ${at} is null then null else json_build_object(
    'at', to_char(${at} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'by', ${nameOf(by)}) end`
}

/** A person as the contract names them, from the column that holds their id. */
export const nameOf = (column: ReturnType<typeof sql.ref>) =>
  sql<{ id: string; name: string } | null>`(
    select json_build_object('id', person.id,
      'name', coalesce(nullif(trim(person.first_name || ' ' || person.last_name), ''), person.email))
    from users as person where person.id = ${column})`
