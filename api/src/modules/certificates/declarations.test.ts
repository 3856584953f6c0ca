import type { Certificate, CertificateDeclarations } from '@kursportal/shared/contract'
import { codeOf } from '../../testing/answers.ts'
import { arrangeCertificates, type CertificateWorld } from '../../testing/certificate-world.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { UNKNOWN } from '../../testing/values.ts'

/** What somebody read is what they signed, or they are asked again. */
describe('what is signed under a certificate', () => {
  let platform: TestPlatform
  let world: CertificateWorld
  let admin: TestClient
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    world = await arrangeCertificates(platform)
    admin = await platform.as('admin@beispiel.de')
    await world.finish()
  })

  const read = async (
    query: Record<string, string> = { 'course-id': world.ids.live },
  ): Promise<CertificateDeclarations> =>
    (await world.anna.get('/certificate-declarations', query)).body as CertificateDeclarations
  const reword = async (sentence: string): Promise<void> => {
    const answer = await admin.put(
      '/template',
      { subject: 'Angaben', body: sentence },
      { key: 'certificate-insured' },
    )
    if (answer.status >= 300) throw new Error(answer.text)
  }

  it('is what was read', async () => {
    const { own, version } = await read()
    const { insured } = await world.confirm({ ...world.complete(), declarations_version: version })
    expect(own.length).toBeGreaterThan(0)
    expect(insured.declarations).toEqual(own)
  })

  it('is refused with what holds now where it was reworded meanwhile, and nothing is kept', async () => {
    const before = await read()
    await reword('Ich war dabei.')
    const answer = await world.anna.post('/user-finish', {
      ...world.complete(),
      city: 'Ulm',
      declarations_version: before.version,
    })
    expect(codeOf(answer)).toBe('409 declarations_changed')
    const now = await read()
    expect((answer.body as { details: unknown }).details).toEqual(now)
    expect(now).toMatchObject({ own: ['Ich war dabei.'] })
    expect((await world.anna.get('/certificates')).body).toEqual({ items: [], total: 0 })
    expect((await world.anna.get('/user')).body).toMatchObject({ city: 'Kassel', has_signature: false })
    const { insured } = await world.confirm({ ...world.complete(), declarations_version: now.version })
    expect(insured.declarations).toEqual(['Ich war dabei.'])
  })

  it.each(['kurz', 'A'.repeat(64)])('takes no version that is none: %s', async (declarations_version) => {
    const answer = await world.anna.post('/user-finish', { ...world.complete(), declarations_version })
    expect(codeOf(answer)).toBe('422 validation_failed')
  })

  describe('when it is issued anew', () => {
    let first: Certificate
    beforeEach(async () => {
      first = await world.confirm()
      await world.anna.patch('/user', { last_name: 'Schürmann' })
    })
    const reissue = (declarations_version: string) =>
      world.anna.post('/certificate/reissue', {
        certificate_id: first.id,
        reason: 'person',
        declarations_version,
      })

    it('is what was read for this certificate', async () => {
      await reword('Ich war wirklich dabei.')
      const { own, version } = await read({ 'certificate-id': first.id })
      expect(own).toEqual(['Ich war wirklich dabei.'])
      expect((await reissue(version)).body).toMatchObject({ insured: { declarations: own } })
    })

    it('is refused where it was reworded meanwhile', async () => {
      const { version } = await read({ 'certificate-id': first.id })
      await reword('Anders.')
      expect(codeOf(await reissue(version))).toBe('409 declarations_changed')
    })

    it('is read by the person alone, and while the certificate holds', async () => {
      const query = { 'certificate-id': first.id }
      expect(codeOf(await platform.client.get('/certificate-declarations', query))).toBe('401 not_logged_in')
      expect(codeOf(await admin.get('/certificate-declarations', query))).toBe('404 not_found')
      expect(codeOf(await world.anna.get('/certificate-declarations', { 'certificate-id': UNKNOWN }))).toBe(
        '404 not_found',
      )
      expect(codeOf(await world.anna.get('/certificate-declarations'))).toBe('422 validation_failed')
      await reissue((await read(query)).version)
      expect(codeOf(await world.anna.get('/certificate-declarations', query))).toBe(
        '409 certificate_replaced',
      )
    })
  })
})
