import { sql, type Expression, type SqlBool } from 'kysely'
import type { CallAnswer, CallQuery, Certification, certificationCalls } from '@kursportal/shared/contract'
import {
  addDays,
  berlinDay,
  certificationGaps,
  certificationState,
  type CertifiedFields,
  LONGEST_WARNING,
  nameOrEmail,
  preventionPrincipleNames,
  preventionPrinciples,
} from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import { pageOf } from '../../platform/db/paging.ts'
import { matchesWords } from '../../platform/db/search.ts'

type Query = CallQuery<typeof certificationCalls.listCertifications>

const certifiedFields = [
  'course.prevention_principle',
  'course.certification_number',
  'course.certified_until',
  'course.contraindications',
  'course.instructor_name',
  'course.instructor_qualification',
  'course.units_offered',
  'course.unit_minutes',
  'course.unlock_mode',
  'course.unlock_days',
] as const satisfies readonly `course.${keyof CertifiedFields}`[]

/** `certificationState` of the column, for the database: the last day is compared with where the states meet. */
const standsAs = (state: Certification['state'], today: string): Expression<SqlBool> => {
  const until = sql.ref('course.certified_until')
  const soon = addDays(today, LONGEST_WARNING)
  return {
    undated: sql<SqlBool>`${until} is null`,
    expired: sql<SqlBool>`${until} < ${today}`,
    ends_soon: sql<SqlBool>`${until} between ${today} and ${soon}`,
    valid: sql<SqlBool>`${until} > ${soon}`,
  }[state]
}

const filtersOf = ({ search, state, field }: Query, today: string): Expression<SqlBool>[] => {
  const filters = matchesWords('course.search_text', search)
  if (state) filters.push(standsAs(state, today))
  if (field) {
    const names = preventionPrincipleNames.filter((name) => preventionPrinciples[name].field === field)
    filters.push(sql<SqlBool>`course.prevention_principle = any (${names})`)
  }
  return filters
}

/** Every course once: its live copy, or the draft where there is none; those that have to do with a certification. */
const certified = ({ db }: Pick<Context, 'db'>) =>
  db
    .selectFrom('courses as course')
    .innerJoin('users as owner', 'owner.id', 'course.owner_id')
    .where('course.retired_at', 'is', null)
    .where((eb) =>
      eb.or([
        eb('course.certification_number', 'is not', null),
        eb('course.certified_until', 'is not', null),
        eb('course.prevention_principle', 'is not', null),
      ]),
    )
    .where((eb) =>
      eb.or([
        eb('course.dev_id', 'is not', null),
        eb.not(
          eb.exists(
            eb
              .selectFrom('courses as live')
              .select('live.id')
              .whereRef('live.dev_id', '=', 'course.id')
              .where('live.retired_at', 'is', null),
          ),
        ),
      ]),
    )

const orders = {
  until: 'course.certified_until',
  title: 'course.title',
  instructor: 'course.instructor_name',
} as const

/** The certified courses for admins, each with what an inspection would miss; what ends first stands first. */
export const listCertifications = async (
  context: Pick<Context, 'db' | 'clock'>,
  query: Query,
): Promise<CallAnswer<typeof certificationCalls.listCertifications>> => {
  const today = berlinDay(context.clock.now())
  const matching = certified(context).where((eb) => eb.and(filtersOf(query, today)))
  const { rows, total } = await pageOf(
    matching
      .select(['course.id', 'course.dev_id', 'course.title', ...certifiedFields])
      .select(['owner.id as owner_id', 'owner.first_name', 'owner.last_name', 'owner.email'])
      .select(
        sql<(string | null)[]>`(
          select coalesce(json_agg(valid_until), '[]') from qualification_proofs as proof
          where proof.course_id = coalesce(course.dev_id, course.id))`.as('proofs'),
      )
      .orderBy(orders[query.sort ?? 'until'], (by) => (query.descending ? by.desc() : by.asc()).nullsLast())
      .orderBy('course.title')
      .orderBy('course.id'),
    matching,
    query,
  )
  return {
    items: rows.map((row) => ({
      course_id: row.dev_id ?? row.id,
      live_id: row.dev_id === null ? null : row.id,
      title: row.title,
      prevention_principle: row.prevention_principle,
      certification_number: row.certification_number,
      certified_until: row.certified_until,
      units_offered: row.units_offered,
      unit_minutes: row.unit_minutes,
      instructor_name: row.instructor_name,
      owner: { id: row.owner_id, name: nameOrEmail(row) },
      state: certificationState(row.certified_until, today),
      missing: certificationGaps(row, { today, proofs: row.proofs }),
    })),
    total,
  }
}
