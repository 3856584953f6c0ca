import { sql, type SqlBool } from 'kysely'
import type { CourseStart, StartKind } from '@kursportal/shared/contract'
import { berlinDay, earlyStartStatements, firstDayAfterPeriod } from '@kursportal/shared/domain'
import type { ActorContext } from '../../../platform/context.ts'
import { ApiError } from '../../../platform/http/api-error.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { loadCourseTrees, type CourseTree } from '../course-tree.ts'
import { orderConcluded } from '../granted-courses.ts'
import { addedLines, versionOf } from './start.rules.ts'

type Confirmed = { kind: StartKind; number: number; confirmed_at: Date; lines: readonly string[] }

const confirmedBy = ({ db, actor }: ActorContext, courseId: string): Promise<Confirmed[]> =>
  db
    .selectFrom('start_confirmations')
    .innerJoin('start_texts', 'start_texts.hash', 'start_confirmations.text_hash')
    .select(['kind', 'number', 'confirmed_at', 'lines'])
    .where('user_id', '=', actor.user_id)
    .where('course_id', '=', courseId)
    .orderBy('confirmed_at', 'desc')
    .execute()

/** Of which participation a confirmation is that is made now. */
export const numberToConfirm = ({ number }: Pick<CourseTree, 'number'>): number => number ?? 1

/**
 * When the contract about a course was concluded, within its withdrawal period; null where there is none: the setting is
 * off, it costs nothing, no access of one's own grants it, or the period is over.
 */
const contractInPeriod = async (context: ActorContext, tree: CourseTree): Promise<Date | null> => {
  if (!(await readSettings(context)).withdrawals) return null
  const { rows } = await sql<{ at: Date | null }>`
    select ${orderConcluded(context.actor.user_id)} as at from courses as course
    where course.id = ${tree.outline.id}`.execute(context.db)
  const at = rows[0]?.at ?? null
  if (!at) return null
  return berlinDay(context.clock.now()) < firstDayAfterPeriod(berlinDay(at)) ? at : null
}

/**
 * What stands before the lectures of a course for a learner. In a finished participation nothing does; in a running one
 * a line that was added by publishing does.
 */
export const readStart = async (context: ActorContext, tree: CourseTree): Promise<CourseStart> => {
  const finished = tree.finished_at !== null
  const { contraindications: lines } = tree.outline
  const contract = finished ? null : await contractInPeriod(context, tree)
  const confirmed = lines.length > 0 || contract ? await confirmedBy(context, tree.outline.id) : []
  const healthy = confirmed.filter(
    ({ kind, number }) => kind === 'contraindications' && number === numberToConfirm(tree),
  )
  const consents = confirmed.filter(({ kind }) => kind === 'early_start')
  // Nobody is stopped in the middle of a course, but for a contract after one that was withdrawn from.
  const asksConsent = tree.participation_id === null || consents.length > 0
  const concluded = asksConsent ? contract : null
  const consented = consents.find(({ confirmed_at }) => concluded && confirmed_at >= concluded)
  const added = addedLines(
    lines,
    healthy.map((one) => one.lines),
  )
  const open: StartKind[] = [
    ...(added.length > 0 && !finished ? (['contraindications'] as const) : []),
    ...(concluded && !consented ? (['early_start'] as const) : []),
  ]
  return {
    course_id: tree.outline.id,
    course_title: tree.outline.title,
    instructor_name: tree.outline.instructor_name,
    open,
    contraindications:
      lines.length === 0
        ? null
        : {
            lines,
            added: healthy.length > 0 ? added : [],
            version: versionOf(lines),
            confirmed_at: healthy[0]?.confirmed_at.toISOString() ?? null,
          },
    early_start: concluded && {
      lines: [...earlyStartStatements],
      version: versionOf(earlyStartStatements),
      confirmed_at: consented?.confirmed_at.toISOString() ?? null,
      begins_on: firstDayAfterPeriod(berlinDay(concluded)),
    },
  }
}

/** @throws ApiError start_not_confirmed with what is open, while something stands before the lectures of a course */
export const requireStart = async (context: ActorContext, tree: CourseTree): Promise<void> => {
  const { course_id, open } = await readStart(context, tree)
  if (open.length > 0) throw new ApiError('start_not_confirmed', { course_id, open })
}

/**
 * The same for what somebody does in a lecture they opened earlier in a participation. Where the course is not theirs any
 * more, or they began it anew since, nothing stands before it.
 * @throws ApiError start_not_confirmed
 */
export const requireStartOfVideo = async (
  context: ActorContext,
  videoId: string,
  participationId: string,
): Promise<void> => {
  const condition = sql<SqlBool>`course.id = (select course_id from videos where id = ${videoId})`
  const { trees } = await loadCourseTrees(context, context.actor.user_id, { condition })
  const [tree] = trees
  if (tree?.participation_id === participationId) await requireStart(context, tree)
}
