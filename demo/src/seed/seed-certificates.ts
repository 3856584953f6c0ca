import { DAY_MS, isKvnr } from '@kursportal/shared/domain'
import type { Context } from '@kursportal/api/seed/context'
import { demoCourse } from '../content/courses.ts'
import { DEMO_IBAN } from '../content/people.ts'
import { addCertificate, addReissue } from '@kursportal/api/seed/certificates'
import { addCorrection } from '@kursportal/api/seed/people'
import type { DemoEvent } from './demo-history.ts'

/** What the demo leaves for whoever looks around: a course to confirm. */
const LEFT_OPEN = { email: 'learner@kursportal.example', course: demoCourse('ernaehrung').fields.title }

/** The name under which somebody confirmed their course, and married since. */
const FORMER_NAME = 'Kern'
/** An insurance number with the right check digit. */
const insuranceNumber = (letter: string, index: number): string => {
  const digits = `${letter}${String(10_000_000 + index * 7_919)}`
  const check = Array.from('0123456789').find((digit) => isKvnr(digits + digit)) ?? '0'
  return digits + check
}

/**
 * The finished participations of the demo, each confirmed a day after it was finished: their people get certificates,
 * and their societies are credited. One stays open, so that the form can be seen.
 */
export const confirmations = async (context: Context): Promise<DemoEvent[]> => {
  const finished = await context.db
    .selectFrom('participations')
    .innerJoin('users', 'users.id', 'participations.user_id')
    .innerJoin('courses', 'courses.id', 'participations.course_id')
    .select([
      'participations.course_id',
      'user_id',
      'finished_at',
      'users.email',
      'users.first_name',
      'users.last_name',
      'users.insurance_id',
      'courses.title',
    ])
    .where('finished_at', 'is not', null)
    .orderBy('finished_at')
    .execute()
  const [fallback] = await context.db
    .selectFrom('insurances')
    .select('id')
    .where('iban_required', '=', false)
    .where('active', '=', true)
    .execute()
  // Somebody's second course is confirmed with the insurance number of the first.
  const people = [...new Set(finished.map(({ user_id }) => user_id))]
  const renamed = finished.find(
    ({ email, user_id }) =>
      !email.endsWith('@kursportal.example') &&
      finished.filter((other) => other.user_id === user_id).length === 1,
  )
  return [
    ...finished
      .filter(({ email, title }) => email !== LEFT_OPEN.email || title !== LEFT_OPEN.course)
      .map((person) => ({
        at: dayAfter(person, 1),
        run: async (then: Context) => {
          await addCertificate(then, {
            user_id: person.user_id,
            course_id: person.course_id,
            insurance_id: person.insurance_id ?? fallback?.id ?? null,
            insurance_number: insuranceNumber(
              /^[A-Z]/.exec(person.last_name)?.[0] ?? 'K',
              people.indexOf(person.user_id),
            ),
            iban: DEMO_IBAN,
            signature: { kind: 'typed', text: `${person.first_name} ${person.last_name}` },
            ...(person === renamed && { last_name: FORMER_NAME }),
          })
        },
      })),
    ...(renamed ? [{ at: dayAfter(renamed, 9), run: (then: Context) => correctName(then, renamed) }] : []),
  ]
}

const dayAfter = ({ finished_at }: { finished_at: Date | null }, days: number): Date =>
  new Date((finished_at?.getTime() ?? 0) + days * DAY_MS)

/** An admin gives somebody their name of now, and issues their certificate anew. */
const correctName = async (
  context: Context,
  { user_id, last_name }: { user_id: string; last_name: string },
): Promise<void> => {
  const { db } = context
  await db.updateTable('users').set({ last_name: FORMER_NAME }).where('id', '=', user_id).execute()
  const { id } = await db
    .selectFrom('certificates')
    .select('id')
    .where('user_id', '=', user_id)
    .executeTakeFirstOrThrow()
  const admin = await db
    .selectFrom('users')
    .select('id')
    .where('email', '=', 'admin@kursportal.example')
    .executeTakeFirstOrThrow()
  await addCorrection(context, { by: admin.id, user_id, last_name })
  await addReissue(context, { certificate_id: id, reason: 'person', by: admin.id })
}
