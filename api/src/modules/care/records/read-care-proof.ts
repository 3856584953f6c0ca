import { readFile } from 'node:fs/promises'
import {
  once,
  berlinDay,
  careLight,
  careTotal,
  dayForInput,
  REQUIRED_CARE_MINUTES,
} from '@kursportal/shared/domain'
import type { CareRecord, Provider } from '@kursportal/shared/contract'
import type { ActorContext } from '../../../platform/context.ts'
import { typesetPaper } from '../../certificates/pdf/typesetter.ts'
import { readProvider } from '../../settings/provider.ts'
import { readSettings } from '../../settings/read-settings.ts'
import { ledCourse } from '../care.policy.ts'
import { noteForAdmins } from '../note-for-admins.ts'
import { allCare } from './list-care.ts'
import { NAMELESS } from '../../people/nameless.ts'

const source = once(() => readFile(new URL('care-proof.typ', import.meta.url), 'utf8'))

const lights = { none: 'Noch keine', some: 'Zu wenig', met: 'Erfüllt' } as const

/**
 * The proof that everybody who takes a course was looked after, for an inspection: a tagged PDF of the minutes as they
 * are now.
 * @throws ApiError not_found for whoever does not lead the course, unavailable
 */
export const readCareProof = async (context: ActorContext, courseId: string): Promise<Buffer> => {
  const course = await ledCourse(context, courseId)
  const facts = await context.db
    .selectFrom('courses')
    .select(['title', 'certification_number', 'instructor_name', 'instructor_qualification'])
    .where('id', '=', course.course_id)
    .executeTakeFirstOrThrow()
  const [provider, { colors }, records] = await Promise.all([
    readProvider(context),
    readSettings(context),
    allCare(context, course.course_id),
  ])
  await noteForAdmins(context, course, { action: 'care_proof_read', details: { people: records.length } })
  const made_at = context.clock.now()
  const content = { ...proofContent(facts, provider, records, berlinDay(made_at)), accent: colors.primary }
  return typesetPaper({ source: await source(), content, made_at })
}

type CourseFacts = {
  title: string
  certification_number: string | null
  instructor_name: string
  instructor_qualification: string
}

/** What the paper says, in the words and the order in which it is printed. */
const proofContent = (
  course: CourseFacts,
  provider: Provider | null,
  records: readonly CareRecord[],
  today: string,
) => {
  const [year, month, day] = today.split('-').map(Number)
  const met = records.filter((record) => careLight(careTotal(record)) === 'met').length
  return {
    title: 'Betreuungsnachweis',
    course: course.title,
    provider: provider?.name ?? '',
    issued: { year, month, day },
    facts: [
      fact('Kurs', course.title),
      fact('Kurs-ID der Zentralen Prüfstelle Prävention', course.certification_number ?? ''),
      fact(
        'Kursleitung',
        [course.instructor_name, course.instructor_qualification].filter(Boolean).join(', '),
      ),
      fact(
        'Anbieter',
        provider ? [provider.name, provider.street, `${provider.zip} ${provider.city}`].join(', ') : '',
      ),
      fact('Stand', dayForInput(today)),
      fact(
        'Ergebnis',
        `${met} von ${records.length} Teilnahmen mit mindestens ${REQUIRED_CARE_MINUTES} Minuten`,
      ),
    ].flat(),
    columns: ['Name', 'Zeitraum', 'Termine', 'Gespräche', 'Antworten', 'Minuten', 'Stand'],
    rows: records.map(proofRow),
    notes: [
      `Gefordert sind je Teilnahme mindestens ${REQUIRED_CARE_MINUTES} Minuten (0,4 Stunden) Kommunikation mit der Kursleitung. Alle Angaben sind Minuten.`,
      'Termine sind Live-Termine, bei denen die Anwesenheit vermerkt wurde. Gespräche sind Telefonate und Gespräche, die die Kursleitung eingetragen hat. Bei Antworten auf Fragen hat die Kursleitung die aufgewendete Zeit angegeben.',
    ],
  }
}

const fact = (label: string, value: string) => (value === '' ? [] : [{ label, value }])

const proofRow = (record: CareRecord): string[] => [
  record.name || NAMELESS,
  record.finished_on
    ? `${dayForInput(record.started_on)} bis ${dayForInput(record.finished_on)}`
    : `seit ${dayForInput(record.started_on)}`,
  String(record.appointment_minutes),
  String(record.contact_minutes),
  String(record.answer_minutes),
  String(careTotal(record)),
  lights[careLight(careTotal(record))],
]
