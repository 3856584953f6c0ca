import type { Certificate, CourseFields } from '@kursportal/shared/contract'
import { writeProvider } from '../modules/settings/provider.ts'
import { newId } from '../platform/ids.ts'
import { addCourse, publishCourse } from '../seed/scenarios/courses.ts'
import { exampleCourse } from '../seed/scenarios/example-course.ts'
import { addAccess, addLearning } from '../seed/scenarios/learning.ts'
import { addPerson } from '../seed/scenarios/people.ts'
import type { TestAnswer, TestClient } from './test-client.ts'
import type { TestPlatform } from './test-platform.ts'

/** What the tests of certificates know their course by. */
export const COURSE = 'Starker Rücken'

/** Who offers it, and signs part one. */
const PROVIDER = {
  name: 'Gesund e. V.',
  street: 'Weg 1',
  zip: '34117',
  city: 'Kassel',
  signatory: 'Eva Weiß',
}

/**
 * A day on which Anna has finished nothing yet: one course for everybody, two insurances, an admin, a creator.
 * @param fields what the course says besides
 */
export const arrangeCertificates = async (platform: TestPlatform, fields: Partial<CourseFields> = {}) => {
  await platform.reset()
  platform.clock.set('2026-11-21T10:00:00Z')
  const ids = await platform.run(async (context) => {
    const creator = await addPerson(context, { email: 'eva@beispiel.de', is_course_creator: true })
    const anna = await addPerson(context, {
      email: 'anna@beispiel.de',
      first_name: 'Anna',
      last_name: 'Ärmel',
      birth_date: '1980-05-17',
    })
    await addPerson(context, { email: 'admin@beispiel.de', is_admin: true })
    const draft = await addCourse(
      context,
      {
        ...exampleCourse,
        fields: {
          ...exampleCourse.fields,
          title: COURSE,
          unlock_mode: 'all',
          held_in_person: true,
          ...fields,
        },
      },
      { owner_id: creator },
    )
    const live = await publishCourse(context, draft)
    await addAccess(context, { owner_id: creator, name: 'Alle', course_ids: [draft], for_everybody: true })
    const [insurance, strict] = [newId(), newId()]
    await context.db
      .insertInto('insurances')
      .values([
        { id: insurance, name: 'Lindenkasse' },
        { id: strict, name: 'Nordlicht', iban_required: true },
      ])
      .execute()
    await writeProvider(context, { ...PROVIDER, signature: null })
    return { anna, creator, draft, live, insurance, strict }
  })
  const anna = await platform.as('anna@beispiel.de')
  const complete = () => ({
    course_id: ids.live,
    insurance_id: ids.insurance,
    insurance_number: 'A123456780',
    signature: { kind: 'typed', text: 'Anna Ärmel' } as object,
  })
  return {
    ids,
    anna,
    /** Everything the form asks for. */
    complete,
    finish: (user_id = ids.anna) =>
      platform.run((context) =>
        addLearning(context, { user_id, course_id: ids.live, share: 1, begun_days_ago: 30 }),
      ),
    confirm: async (body: object = complete(), client: TestClient = anna): Promise<Certificate> => {
      const answer = await client.post('/user-finish', body)
      if (answer.status !== 200) throw new Error(answer.text)
      return answer.body as Certificate
    },
    fileOf: async (certificateId: string, { sessionId }: TestClient = anna) => {
      const answer = await platform.app.inject({
        method: 'GET',
        url: `/api/certificate/file?certificate-id=${certificateId}`,
        headers: { authorization: `Bearer ${sessionId}` },
      })
      return { headers: answer.headers, bytes: answer.rawPayload }
    },
    check: (number: string) => platform.client.get('/certificate-check', { number }),
  }
}

export type CertificateWorld = Awaited<ReturnType<typeof arrangeCertificates>>

/** The fields that are wrong, each with its word. */
export const problemsOf = ({ body }: TestAnswer): string[] =>
  ((body as { details?: { path: string; message: string }[] }).details ?? []).map(
    ({ path, message }) => `${path} ${message}`,
  )
