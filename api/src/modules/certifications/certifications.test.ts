import { sql } from 'kysely'
import { certificationCalls } from '@kursportal/shared/contract'
import { codeOf, idOf, itemsOf } from '../../testing/answers.ts'
import { newId } from '../../platform/ids.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { addAccess } from '../../seed/scenarios/learning.ts'
import { openCoursesWorld, type CoursesWorld } from '../courses/courses.fixtures.ts'
import { proofKey } from './proof-key.ts'

describe('certifications', () => {
  let platform: TestPlatform
  let world: CoursesWorld
  let course: string
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  beforeEach(async () => {
    world = await openCoursesWorld(platform)
    platform.clock.set('2026-11-22T12:00:00Z')
    world = {
      ...world,
      eva: await platform.as('eva@beispiel.de'),
      admin: await platform.as('admin@beispiel.de'),
    }
    course = (await world.wholeCourse()).course
  })
  afterAll(() => platform.close())

  const upload = ({
    as = world.eva,
    to = course,
    type = 'application/pdf',
    bytes = '%PDF-1.7 Zeugnis',
  } = {}) =>
    as.inject({
      method: 'POST',
      url: `/api/qualification-proof?course-id=${to}&name=${encodeURIComponent('Zeugnis Übung.pdf')}`,
      headers: { 'content-type': type },
      payload: bytes,
    })
  const certify = (fields: object, id = course) => world.eva.patch('/course', fields, { 'course-id': id })
  const listed = async (query: Record<string, string> = {}) =>
    certificationCalls.listCertifications.answer.parse((await world.admin.get('/certifications', query)).body)
  const adviceOf = async (): Promise<string[]> => {
    const { body } = await world.eva.get('/course/changes', { 'course-id': course })
    return (body as { advice: { code: string }[] }).advice.map(({ code }) => code)
  }

  describe('a proof of qualification', () => {
    it('is read by its creator and admins alone, and says until when it holds', async () => {
      const proof = idOf(await upload())
      const query = { 'proof-id': proof }
      expect(
        (await world.eva.patch('/qualification-proof', { valid_until: '2027-05-31' }, query)).body,
      ).toMatchObject({
        name: 'Zeugnis Übung.pdf',
        valid_until: '2027-05-31',
      })
      const file = await world.admin.inject({
        method: 'GET',
        url: `/api/qualification-proof?proof-id=${proof}`,
      })
      expect(file.text).toBe('%PDF-1.7 Zeugnis')
      expect(file.headers['content-disposition']).toContain("filename*=UTF-8''Zeugnis%20%C3%9Cbung.pdf")
      expect(codeOf(await world.other.get('/qualification-proof', query))).toBe('404 not_found')
      expect(codeOf(await world.other.get('/qualification-proofs', { 'course-id': course }))).toBe(
        '404 not_found',
      )
      expect(codeOf(await world.learner.get('/qualification-proof', query))).toBe('403 forbidden')
      expect(codeOf(await platform.client.get('/qualification-proof', query))).toBe('401 not_logged_in')
    })

    it('does not lose the day somebody else has set', async () => {
      const query = { 'proof-id': idOf(await upload()) }
      const [before] = itemsOf(await world.eva.get('/qualification-proofs', { 'course-id': course }))
      const { version } = certificationCalls.editProof.answer.parse(before)
      const set = (valid_until: string | null) =>
        world.eva.patch('/qualification-proof', { valid_until, based_on: version }, query)
      const { body } = await set('2027-05-31')
      expect((await set(null)).body).toMatchObject({
        code: 'edited_meanwhile',
        details: { version: certificationCalls.editProof.answer.parse(body).version },
      })
      expect(itemsOf(await world.eva.get('/qualification-proofs', { 'course-id': course }))).toMatchObject([
        { valid_until: '2027-05-31' },
      ])
    })

    it('is what it says, and no more than ten', async () => {
      expect((await upload({ bytes: '<script>' })).status).toBe(415)
      expect((await upload({ type: 'text/html' })).status).toBe(415)
      for (let n = 0; n < 10; n += 1) expect((await upload()).status).toBe(200)
      expect((await upload()).status).toBe(409)
    })

    it('goes with its file when it is removed', async () => {
      const proof = idOf(await upload())
      expect((await world.eva.delete('/qualification-proof', { 'proof-id': proof })).status).toBe(204)
      expect(itemsOf(await world.eva.get('/qualification-proofs', { 'course-id': course }))).toEqual([])
      const jobs = await platform.context.db.executeQuery<{ data: unknown }>(
        sql`select data from jobs.job where name = 'storage.remove'`.compile(platform.context.db),
      )
      expect(jobs.rows.map(({ data }) => data)).toContainEqual({ prefix: `proofs/${proof}/` })
      expect(proofKey(proof)).toBe(`proofs/${proof}/file`)
    })

    it.each([
      ['that nobody took', false],
      ['that somebody finished', true],
    ])('goes with its file when the course is deleted, one %s', async (_case, isFinished) => {
      const proof = idOf(await upload())
      const { db } = platform.context
      if (isFinished)
        await db
          .insertInto('participations')
          .values({
            id: newId(),
            user_id: (await db.selectFrom('users').select('id').executeTakeFirstOrThrow()).id,
            course_id: course,
            number: 1,
            finished_at: new Date('2026-10-01T10:00:00Z'),
          })
          .execute()
      expect((await world.eva.delete('/course', { 'course-id': course })).status).toBe(204)
      expect(await db.selectFrom('qualification_proofs').selectAll().execute()).toEqual([])
      const jobs = await db.executeQuery<{ data: unknown }>(
        sql`select data from jobs.job where name = 'storage.remove'`.compile(db),
      )
      expect(jobs.rows.map(({ data }) => data)).toContainEqual({ prefix: `proofs/${proof}/` })
    })

    it('is advised of before publishing while there is none that holds', async () => {
      await certify({ certification_number: 'KU-BE-A1B2C3', certified_until: '2027-03-31' })
      expect(await adviceOf()).toContain('qualification_proof')
      const proof = idOf(await upload())
      expect(await adviceOf()).not.toContain('qualification_proof')
      await world.eva.patch('/qualification-proof', { valid_until: '2026-11-21' }, { 'proof-id': proof })
      expect(await adviceOf()).toContain('qualification_proof_expired')
    })
  })

  it.each([
    ['of its own', 4_900, null, true],
    ['of nothing', 0, null, false],
    ['that an access takes', 0, 9_900, true],
    ['of nothing in an access without a fee', 0, 0, false],
  ])('is advised of the ZFU for a price %s', async (_case, price_cents, fee_cents, advised) => {
    await certify({ price_cents })
    await world.goLive(course)
    const { owner_id } = await platform.context.db
      .selectFrom('courses')
      .select('owner_id')
      .where('id', '=', course)
      .executeTakeFirstOrThrow()
    const access = { owner_id, name: 'Alle', course_ids: [course], ...(fee_cents !== null && { fee_cents }) }
    await platform.run((context) => addAccess(context, access))
    expect((await adviceOf()).includes('zfu_number')).toBe(advised)
  })

  describe('the list of admins', () => {
    it('has every certified course once, with what is missing, what ends first on top', async () => {
      expect((await listed()).total).toBe(0)
      await certify({ certified_until: '2027-01-31', prevention_principle: 'stress_relaxation' })
      await world.goLive(course)
      const later = (await world.wholeCourse()).course
      await certify({ title: 'Atmen', certification_number: 'KU-BE-A1B2C3', instructor_name: 'Bea' }, later)
      const { items, total } = await listed()
      expect(total).toBe(2)
      expect(items).toMatchObject([
        { course_id: course, title: 'Rücken', state: 'ends_soon', certified_until: '2027-01-31' },
        { course_id: later, live_id: null, title: 'Atmen', state: 'undated', instructor_name: 'Bea' },
      ])
      expect(items[0]?.live_id).not.toBeNull()
      expect(items[0]?.missing).toEqual([
        'certification_number',
        'instructor',
        'qualification_proof',
        'course_units',
        'contraindications',
        'not_weekly',
      ])
      await certify({ unlock_mode: 'timed', unlock_days: 7 })
      await world.goLive(course)
      expect((await listed()).items[0]?.missing).not.toContain('not_weekly')
    })

    it('shows what learners have, not what is being edited', async () => {
      await certify({ certified_until: '2026-11-21' })
      await world.goLive(course)
      await certify({ certified_until: '2029-11-21' })
      expect((await listed()).items[0]).toMatchObject({ state: 'expired', certified_until: '2026-11-21' })
    })

    it.each([
      [{ state: 'expired' }, ['C']],
      [{ state: 'ends_soon' }, ['B', 'D']],
      [{ state: 'valid' }, ['A']],
      [{ state: 'undated' }, ['E']],
      [{ field: 'nutrition' }, ['E']],
      [{ search: 'b' }, ['B']],
      [{ sort: 'title' }, ['A', 'B', 'C', 'D', 'E']],
      [{ limit: '2', offset: '1' }, ['B', 'D']],
    ])('with %j shows %j', async (query, titles) => {
      const days = { A: '2027-02-21', B: '2026-11-22', C: '2026-11-21', D: '2027-02-20' }
      for (const [title, certified_until] of Object.entries(days))
        await certify({ title, certified_until }, await world.newCourse(title))
      await certify({ prevention_principle: 'nutrition_weight' }, await world.newCourse('E'))
      expect((await listed(query)).items.map(({ title }) => title)).toEqual(titles)
    })
  })
})
