import { addPerson } from '../../seed/scenarios/people.ts'
import { addLearning } from '../../seed/scenarios/learning.ts'
import { addLevels, addSociety } from '../../seed/scenarios/societies.ts'
import { codeOf, itemsOf } from '../../testing/answers.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { drawnSignature } from '../../testing/signatures.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { IBAN, UNKNOWN } from '../../testing/values.ts'
import {
  arrangeCertificates,
  COURSE,
  problemsOf,
  type CertificateWorld,
} from '../../testing/certificate-world.ts'

describe('confirming a participation', () => {
  let platform: TestPlatform
  let world: CertificateWorld
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    world = await arrangeCertificates(platform)
  })

  it('needs a login', async () => {
    expect(codeOf(await platform.client.post('/user-finish', world.complete()))).toBe('401 not_logged_in')
  })

  it('is 404 for a course that no access grants, 400 before it is begun and before it is finished', async () => {
    expect(codeOf(await world.anna.post('/user-finish', { ...world.complete(), course_id: UNKNOWN }))).toBe(
      '404 not_found',
    )
    expect(codeOf(await world.anna.post('/user-finish', world.complete()))).toBe('400 course_not_finished')
    await platform.run((context) =>
      addLearning(context, {
        user_id: world.ids.anna,
        course_id: world.ids.live,
        share: 0.5,
        begun_days_ago: 3,
      }),
    )
    expect(codeOf(await world.anna.post('/user-finish', world.complete()))).toBe('400 course_not_finished')
  })

  it('is possible for a finished course that no access grants any more', async () => {
    await world.finish()
    await platform.run((context) =>
      context.db.deleteFrom('access_courses').where('course_id', '=', world.ids.draft).execute(),
    )
    expect(codeOf(await world.anna.get('/course', { 'course-id': world.ids.live }))).toBe('404 not_found')
    expect(itemsOf(await world.anna.get('/course-participations'))).toMatchObject([
      {
        course_id: world.ids.live,
        course_title: COURSE,
        state: 'finished',
        certificate: null,
        current: true,
      },
    ])
    expect(codeOf(await world.anna.get('/certificate-declarations', { 'course-id': world.ids.live }))).toBe(
      '200',
    )
    expect(await world.confirm()).toMatchObject({ course_id: world.ids.live })
  })

  it('gives a certificate that says who did what, when and how much', async () => {
    await world.finish()
    const certificate = await world.confirm({ ...world.complete(), city: 'Ulm' })
    expect(certificate).toMatchObject({
      number: expect.stringMatching(/^KP-2026(-[0-9A-HJKMNP-TV-Z]{4}){3}$/),
      course_id: world.ids.live,
      course_title: COURSE,
      name: 'Anna Ärmel',
      from: '2026-10-22',
      issued_at: expect.stringMatching(/^2026-11-21T10:00/),
      facts: {
        birth_date: null,
        units_attended: 8,
        units_offered: 8,
        unit_minutes: 45,
        place: 'Kassel',
        issued_on: '2026-11-21',
        issuer: 'Gesund e. V.',
        provider: {
          name: 'Gesund e. V.',
          street: 'Weg 1',
          zip: '34117',
          city: 'Kassel',
          signatory: 'Eva Weiß',
        },
      },
      insured: { insurance: 'Lindenkasse', insurance_number: 'A123456780', signature: 'typed' },
    })
    expect((await world.anna.get('/course', { 'course-id': world.ids.live })).body).toMatchObject({
      certificate: { id: certificate.id, number: certificate.number },
      can: { confirm: false },
    })
  })

  it('says how many units were attended by whoever finished early', async () => {
    world = await arrangeCertificates(platform, { units_offered: 12, required_participation: 80 })
    // Five of six lectures: ten of twelve units, as many as 80 per cent ask for.
    await platform.run((context) =>
      addLearning(context, {
        user_id: world.ids.anna,
        course_id: world.ids.live,
        share: 5 / 6,
        begun_days_ago: 30,
      }),
    )
    expect(codeOf(await world.anna.post('/course-finish', { course_id: world.ids.live }))).toBe('200')
    const kept = platform.context.db.selectFrom('participations').select('terms_kept_at')
    expect(await kept.execute()).toEqual([{ terms_kept_at: expect.any(Date) }])
    const certificate = await world.confirm()
    expect(certificate.facts).toMatchObject({ units_attended: 10, units_offered: 12, unit_minutes: 45 })
    const { pages } = await readPdf((await world.fileOf(certificate.id)).bytes)
    expect(pages[0]).toMatch(/10 von 12/u)
  })

  it('names every field that is missing at once', async () => {
    await world.finish()
    await platform.context.db
      .updateTable('users')
      .set({ first_name: '', birth_date: null })
      .where('id', '=', world.ids.anna)
      .execute()
    const answer = await world.anna.post('/user-finish', { course_id: world.ids.live })
    expect(codeOf(answer)).toBe('422 validation_failed')
    expect(problemsOf(answer)).toEqual([
      'first_name required',
      'birth_date required',
      'insurance_id required',
      'insurance_number required',
      'signature required',
    ])
  })

  it('asks for no insurance while the setting is off', async () => {
    await world.finish()
    const admin = await platform.as('admin@beispiel.de')
    await admin.patch('/settings', { insurance_data: false })
    const certificate = await world.confirm({
      course_id: world.ids.live,
      signature: world.complete().signature,
    })
    expect(certificate.insured).toMatchObject({ insurance: null, insurance_number: null, iban_masked: null })
  })

  it('wants an IBAN where the insurance does, keeps it encrypted and shows it masked', async () => {
    await world.finish()
    const strict = { ...world.complete(), insurance_id: world.ids.strict }
    expect(problemsOf(await world.anna.post('/user-finish', strict))).toEqual(['iban iban_required'])
    expect(problemsOf(await world.anna.post('/user-finish', { ...strict, iban: 'DE00' }))).toEqual([
      'iban iban_invalid',
    ])
    const { insured, id } = await world.confirm({ ...strict, iban: IBAN })
    expect(insured.iban_masked).toBe('DE89 •••• 3000')
    const { pages } = await readPdf((await world.fileOf(id)).bytes)
    expect(pages[1]).toContain('DE89 3704 0044 0532 0130 00')
    expect(pages[0]).not.toContain('DE89')
  })

  it.each([
    ['an unknown insurance', { insurance_id: UNKNOWN }, '404 insurance_not_found'],
    ['somebody too young', { birth_date: '2015-01-01' }, '425 too_young'],
    ['a wrong check digit', { insurance_number: 'A123456789' }, '422 validation_failed'],
    ['a number that lacks a digit', { insurance_number: 'X11041167' }, '422 validation_failed'],
    ['a postal code that is none', { zip: '123' }, '422 validation_failed'],
    ['a signature that is no picture', { signature: brokenSignature() }, '422 validation_failed'],
    ['an unknown field', { admin: true }, '422 validation_failed'],
  ])('refuses %s and keeps nothing of it', async (_name, wrong, code) => {
    await world.finish()
    expect(
      codeOf(await world.anna.post('/user-finish', { ...world.complete(), first_name: 'Neu', ...wrong })),
    ).toBe(code)
    expect((await world.anna.get('/user')).body).toMatchObject({ first_name: 'Anna', has_signature: false })
    expect((await world.anna.get('/certificates')).body).toEqual({ items: [], total: 0 })
  })

  it('prints an insurance that is not in the list, with its own kind of number', async () => {
    await world.finish()
    const { insured } = await world.confirm({
      ...world.complete(),
      insurance_id: null,
      insurance_other: { name: 'Dorfkasse', private: true },
      insurance_number: 'DK 12',
    })
    expect(insured).toMatchObject({ insurance: 'Dorfkasse', insurance_number: 'DK 12' })
  })

  it('refuses a blank signature, prints a drawn one', async () => {
    await world.finish()
    const blank = { ...world.complete(), signature: await drawnSignature({ blank: true }) }
    expect(problemsOf(await world.anna.post('/user-finish', blank))).toEqual(['signature signature_invalid'])
    const { id, insured } = await world.confirm({ ...world.complete(), signature: await drawnSignature() })
    expect(insured.signature).toBe('drawn')
    const { alternatives } = await readPdf((await world.fileOf(id)).bytes)
    expect(alternatives).toContain('Unterschrift von Anna Ärmel')
  })

  it('wants a parent for somebody under age, and says so on page two only', async () => {
    const mia = await platform.run((context) =>
      addPerson(context, { email: 'mia@beispiel.de', first_name: 'Mia', birth_date: '2010-01-01' }),
    )
    await world.finish(mia)
    const client = await platform.as('mia@beispiel.de')
    expect(problemsOf(await client.post('/user-finish', world.complete()))).toEqual([
      'parent_name parent_required',
      'parent_birth_date parent_required',
    ])
    const parent = { parent_name: 'Petra Ärmel', parent_birth_date: '1982-03-04' }
    const { id } = await world.confirm({ ...world.complete(), ...parent }, client)
    const { pages } = await readPdf((await world.fileOf(id, client)).bytes)
    expect(pages[1]).toContain('Gesetzliche Vertretung Petra Ärmel')
    expect(pages[1]).toContain('Geboren am 04.03.1982')
    expect(pages[0]).not.toContain('Petra')
  })

  it('takes what is on file for what is not named, and keeps what is', async () => {
    await world.finish()
    await world.anna.patch('/user', { insurance_id: world.ids.insurance, insurance_number: 'A123456780' })
    const { insured } = await world.confirm({
      course_id: world.ids.live,
      city: 'Jena',
      signature: world.complete().signature,
    })
    expect(insured).toMatchObject({ insurance: 'Lindenkasse', city: 'Jena' })
    expect((await world.anna.get('/user')).body).toMatchObject({ city: 'Jena', has_signature: true })
  })

  it('answers the same certificate again, whatever is sent', async () => {
    await world.finish()
    const first = await world.confirm()
    const again = await world.confirm({ ...world.complete(), first_name: 'Berta' })
    expect(again).toEqual(first)
    expect((await world.anna.get('/user')).body).toMatchObject({ first_name: 'Anna' })
    expect((await world.anna.get('/certificates')).body).toMatchObject({ total: 1 })
  })

  it('counts once a year for the society, and tells it nothing else', async () => {
    const society_id = await platform.run(async (context) => {
      const id = await addSociety(context, {
        name: 'TSV',
        owner_id: world.ids.creator,
        member_ids: [world.ids.anna],
      })
      await addLevels(context, id)
      return id
    })
    await world.finish()
    await world.confirm()
    await world.confirm()
    const leader = await platform.as('eva@beispiel.de')
    const answer = await leader.get('/user-finishes', { society_id, year: 2026 })
    expect(answer.body).toMatchObject({ total: 1, items: [{ number: 1, income: 500 }] })
    expect(answer.text).not.toMatch(/Rücken|A123456780|Linden/)
  })
})

function brokenSignature() {
  const bytes = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1, 2, 3])
  return { kind: 'drawn', png: `data:image/png;base64,${bytes.toString('base64')}` }
}
