import type { CertificateFacts, Provider } from '@kursportal/shared/contract'
import {
  berlinDay,
  dayForInput,
  familyNameFirst,
  minutesText,
  preventionPrinciples,
} from '@kursportal/shared/domain'
import type { Context } from '../../platform/context.ts'
import { readSettings } from '../settings/read-settings.ts'
import { fillTemplate, type Filled } from '../templates/render-template.ts'
import { sentencesOf, wordingOf, type Worded } from './certificate-wording.ts'
import { certifiedUnits } from './certified-units.ts'
import type { FinishedParticipation } from './confirmable-participation.ts'
import { feeText } from './fee-text.ts'

/** The version of the form whose fields a certificate has. */
const CERTIFICATE_FORM = '12/2024'

/** What part one says, whenever it is issued and in whatever words. */
export type PartOne = Omit<CertificateFacts, 'title' | 'wording' | 'issued_on' | 'replaces'>

/** Who offered the course, and for how much. */
export type Offer = Pick<PartOne, 'fee_cents' | 'place' | 'issuer' | 'provider'>

/** What part one is made of, besides the course. */
type Sources = { participation: FinishedParticipation; name: string; offer: Offer }

/** The offer of a provider, or of the platform where none was entered. */
export const offerOf = async (
  context: Context,
  provider: Provider | null,
  fee_cents: number | null,
): Promise<Offer> => ({
  fee_cents,
  place: provider?.city ?? '',
  issuer: provider?.name ?? (await readSettings(context)).name,
  provider: provider && printedProvider(provider),
})

/** Part one of a certificate (health-courses, F.2), as the course is now. */
export const statePartOne = async (
  context: Context,
  { participation, name, offer }: Sources,
): Promise<PartOne> => {
  const course = await context.db
    .selectFrom('courses')
    .select(['title', 'instructor_name', 'prevention_principle', 'certification_number', 'held_in_person'])
    .where('id', '=', participation.course_id)
    .executeTakeFirstOrThrow()
  return {
    form: CERTIFICATE_FORM,
    name,
    birth_date: null,
    course_title: course.title,
    course_number: course.certification_number || null,
    from: berlinDay(participation.started_at),
    to: berlinDay(participation.finished_at),
    ...(await certifiedUnits(context, participation)),
    instructor_name: familyNameFirst(course.instructor_name),
    instructor_qualification: '',
    held_in_person: course.held_in_person,
    prevention_principle:
      course.prevention_principle && preventionPrinciples[course.prevention_principle].text,
    ...offer,
    declarations: await sentencesOf(context, 'certificate-provider', {
      course: course.title,
      fee: feeText(offer.fee_cents),
      provider: offer.issuer,
    }),
  }
}

/** What of the provider stands on a certificate. */
export const printedProvider = ({ signature: _signature, ...said }: Provider) => said

/** Title and introduction of a certificate, as an admin worded them. */
export const wordPartOne = async (
  context: Context,
  facts: PartOne,
  {
    birthDate,
    number,
    courseId,
    worded,
  }: { birthDate: string; number: string; courseId: string | null; worded?: Worded | undefined },
): Promise<Filled> => {
  const course = courseId
    ? await context.db
        .selectFrom('courses')
        .select(['instructor_name', 'instructor_qualification'])
        .where('id', '=', courseId)
        .executeTakeFirst()
    : undefined
  const { units_attended, units_offered, unit_minutes } = facts
  const variables = {
    name: facts.name,
    birth_date: dayForInput(birthDate),
    course: facts.course_title,
    from: dayForInput(facts.from),
    to: dayForInput(facts.to),
    instructor: course?.instructor_name ?? facts.instructor_name,
    qualification: course?.instructor_qualification ?? facts.instructor_qualification,
    units_attended: String(units_attended ?? ''),
    units_offered: String(units_offered ?? ''),
    unit_minutes: String(unit_minutes ?? ''),
    unit_length: unit_minutes === null ? '' : minutesText(unit_minutes),
    course_number: facts.course_number ?? '',
    fee: feeText(facts.fee_cents),
    provider: facts.issuer,
    number,
  }
  return fillTemplate(context, 'certificate', variables, wordingOf('certificate', worded))
}
