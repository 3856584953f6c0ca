import { sql } from 'kysely'
import type { Certificate, ReissueReason } from '@kursportal/shared/contract'
import type { Context } from '../../platform/context.ts'

type Row = { id: string; number: string; issued_at: Date; reason: ReissueReason | null }

/** A certificate and all that it replaces or is replaced by, newest first. */
export const certificateHistory = async (
  { db }: Pick<Context, 'db'>,
  certificateId: string,
): Promise<Certificate['history']> => {
  const { rows } = await sql<Row>`
    with recursive older as (
      select id, replaces_id from certificates where id = ${certificateId}
      union all
      select before.id, before.replaces_id from certificates as before join older on before.id = older.replaces_id
    ), chain as (
      select id from older where replaces_id is null
      union all
      select newer.id from certificates as newer join chain on newer.replaces_id = chain.id
    )
    select id, number, issued_at, reissue_reason as reason from certificates
    where id in (select id from chain) order by issued_at desc, id desc`.execute(db)
  return rows.map(({ issued_at, ...row }) => ({ ...row, issued_at: new Date(issued_at).toISOString() }))
}
