import { isKvnr } from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import { demoCourse } from '../content/courses.ts'
import { addCertificate } from '../scenarios/certificates.ts'

/** The IBAN that stands in every textbook. */
const IBAN = 'DE89370400440532013000'
/** What the demo leaves for whoever looks around: a course to confirm. */
const LEFT_OPEN = { email: 'learner@kursportal.example', course: demoCourse('ernaehrung').fields.title }

/** An insurance number with the right check digit. */
const insuranceNumber = (letter: string, index: number): string => {
  const digits = `${letter}${String(10_000_000 + index * 7_919)}`
  const check = Array.from('0123456789').find((digit) => isKvnr(digits + digit)) ?? '0'
  return digits + check
}

/**
 * Confirms the finished participations of the demo, oldest first, each a day after it was finished: their people get
 * certificates, and their societies are credited. One stays open, so that the form can be seen.
 */
export const seedCertificates = async (context: Context): Promise<void> => {
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
  for (const [index, person] of finished.entries()) {
    if (person.email === LEFT_OPEN.email && person.title === LEFT_OPEN.course) continue
    const confirmedAt = new Date((person.finished_at?.getTime() ?? 0) + 86_400_000)
    await addCertificate(
      { ...context, clock: { now: () => confirmedAt } },
      {
        user_id: person.user_id,
        course_id: person.course_id,
        insurance_id: person.insurance_id ?? fallback?.id ?? null,
        insurance_number: insuranceNumber(/^[A-Z]/.exec(person.last_name)?.[0] ?? 'K', index),
        iban: IBAN,
        signature: { kind: 'typed', text: `${person.first_name} ${person.last_name}` },
      },
    )
  }
}
