import { sql, type RawBuilder } from 'kysely'
import type { CertificateMark } from '@kursportal/shared/contract'

/** The certificate of a participation that holds, as JSON, for the lists that show participations; null when there is none. */
export const certificateMark = (participationId: RawBuilder<unknown>): RawBuilder<CertificateMark | null> =>
  sql<CertificateMark | null>`(
    select json_build_object('id', certificates.id, 'number', certificates.number, 'issued_at',
      to_char(certificates.issued_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    from certificates where certificates.participation_id = ${participationId}
      and not exists (select 1 from certificates as newer where newer.replaces_id = certificates.id))`
