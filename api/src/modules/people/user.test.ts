import { addPerson } from '../../seed/scenarios/people.ts'
import { newId } from '../../platform/ids.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'

const IBAN = 'DE89 3704 0044 0532 0130 00'

describe('your own data', () => {
  let platform: TestPlatform
  let anna: TestClient
  let annaId: string
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    platform.clock.set('2026-06-15T12:00:00Z')
    annaId = await platform.run((context) =>
      addPerson(context, { email: 'anna@beispiel.de', first_name: 'Anna', birth_date: '1980-05-17' }),
    )
    anna = await platform.as('anna@beispiel.de')
  })
  const addInsurance = async (more: object = {}) => {
    const id = newId()
    await platform.context.db
      .insertInto('insurances')
      .values({ id, name: `Kasse ${id}`, ...more })
      .execute()
    return id
  }

  it('is for whoever is logged in', async () => {
    expect((await platform.client.get('/user')).status).toBe(401)
    expect((await platform.client.patch('/user', {})).status).toBe(401)
  })

  it('changes what is named and keeps the rest', async () => {
    const answer = await anna.patch('/user', { city: 'Köln', phone: '+49 221 12345' })
    expect(answer.body).toMatchObject({
      user: { first_name: 'Anna', city: 'Köln', phone: '+49 221 12345', birth_date: '1980-05-17' },
      new_image: null,
    })
    expect((await anna.get('/user')).body).toMatchObject({ city: 'Köln' })
  })

  it('shows a stored signature to its owner alone', async () => {
    expect((await anna.get('/signature')).body).toEqual({ signature: null })
    const signature = { kind: 'typed', text: 'Anna' }
    await anna.patch('/user', { signature })
    expect((await anna.get('/signature')).body).toEqual({ signature })
    await platform.run((context) => addPerson(context, { email: 'bert@beispiel.de' }))
    const bert = await platform.as('bert@beispiel.de')
    expect((await bert.get('/signature', { 'user-id': annaId })).body).toEqual({ signature: null })
  })

  it('stores insurance number, IBAN and signature encrypted and never sends the IBAN', async () => {
    await anna.patch('/user', {
      iban: IBAN,
      insurance_number: 'a123 456 780',
      signature: { kind: 'typed', text: 'Anna' },
    })
    const { body, text } = await anna.get('/user')
    expect(body).toMatchObject({
      iban_masked: 'DE89 •••• 3000',
      insurance_number: 'A123456780',
      has_signature: true,
    })
    expect(text).not.toContain('0532')
    const row = await platform.context.db
      .selectFrom('users')
      .selectAll()
      .where('id', '=', annaId)
      .executeTakeFirstOrThrow()
    const stored = Buffer.concat(
      [row.iban_encrypted, row.insurance_number_encrypted, row.signature_encrypted].map((bytes) =>
        Buffer.from(bytes ?? ''),
      ),
    ).toString('latin1')
    expect(stored).not.toMatch(/DE89|A123456780|Anna/)
    await anna.patch('/user', { iban: null, insurance_number: null, signature: null })
    expect((await anna.get('/user')).body).toMatchObject({ iban_masked: null, has_signature: false })
  })

  it.each([
    [{ iban: 'DE89370400440532013001' }, 'iban', 'iban_invalid'],
    [{ insurance_number: 'A123456789' }, 'insurance_number', 'insurance_number_invalid'],
    [{ phone: 'call me' }, 'phone', 'phone_invalid'],
    [{ insurance_number: '<b>1</b>' }, 'insurance_number', 'insurance_number_unreadable'],
    [{ zip: '<b>' }, 'zip', 'zip_invalid'],
    [{ zip: '123' }, 'zip', 'zip_invalid'],
    [{ birth_date: '2090-01-01' }, 'birth_date', 'impossible_date'],
    [{ birth_date: '2008-06-16' }, 'parent_name', 'parent_required'],
    [
      { signature: { kind: 'drawn', png: 'data:image/png;base64,AAAA' } },
      'signature.png',
      'signature_invalid',
    ],
  ])('refuses %j', async (body, path, message) => {
    const answer = await anna.patch('/user', body)
    expect(answer.status).toBe(422)
    expect((answer.body as { details: unknown[] }).details).toContainEqual({ path, message })
  })

  it('refuses who is too young, and takes a minor with a parent of age', async () => {
    expect((await anna.patch('/user', { birth_date: '2012-06-16' })).body).toMatchObject({
      code: 'too_young',
    })
    const minor = { birth_date: '2012-06-15', parent_name: 'Petra', parent_birth_date: '1980-01-01' }
    expect((await anna.patch('/user', minor)).status).toBe(200)
    expect((await anna.patch('/user', { parent_name: '' })).status).toBe(422)
  })

  it('wants an IBAN where the insurance requires one', async () => {
    const insurance_id = await addInsurance({ iban_required: true })
    expect((await anna.patch('/user', { insurance_id })).body).toMatchObject({
      details: [{ path: 'iban', message: 'iban_required' }],
    })
    expect((await anna.patch('/user', { insurance_id, iban: IBAN })).status).toBe(200)
    expect((await anna.patch('/user', { iban: null })).status).toBe(422)
    expect((await anna.patch('/user', { insurance_id: null, iban: null })).status).toBe(200)
  })

  describe.each(['X11041167', 'X1104116755', 'X-110411674', '110411675', 'abc', '000'])(
    'the mistyped number %s',
    (insurance_number) => {
      const mistyped = { details: [{ path: 'insurance_number', message: 'insurance_number_invalid' }] }
      it('is refused for a statutory insurance and without one, and is a private one’s own affair', async () => {
        expect((await anna.patch('/user', { insurance_number })).body).toMatchObject(mistyped)
        await anna.patch('/user', { insurance_id: await addInsurance() })
        expect((await anna.patch('/user', { insurance_number })).body).toMatchObject(mistyped)
        const own = { name: 'Dorfkasse', private: false }
        expect((await anna.patch('/user', { insurance_other: own, insurance_number })).body).toMatchObject(
          mistyped,
        )
        const insurance_id = await addInsurance({ private: true })
        expect((await anna.patch('/user', { insurance_id, insurance_number })).status).toBe(200)
      })
    },
  )

  it('holds a stored number to the insurance that is chosen later', async () => {
    await anna.patch('/user', {
      insurance_id: await addInsurance({ private: true }),
      insurance_number: 'PKV 12',
    })
    const insurance_id = await addInsurance()
    expect((await anna.patch('/user', { insurance_id })).status).toBe(422)
    expect((await anna.patch('/user', { city: 'Bonn' })).status).toBe(200)
    expect(
      (await anna.patch('/user', { insurance_id, insurance_number: 'a-123.456.780' })).body,
    ).toMatchObject({
      user: { insurance_number: 'A123456780' },
    })
  })

  it('takes an insurance that is not in the list, instead of one of it', async () => {
    const insurance_other = { name: 'Dorfkasse', private: true }
    const insurance_id = await addInsurance()
    const twice = { details: [{ path: 'insurance_other', message: 'insurance_twice' }] }
    expect((await anna.patch('/user', { insurance_id, insurance_other })).body).toMatchObject(twice)
    await anna.patch('/user', { insurance_id })
    expect((await anna.patch('/user', { insurance_id, insurance_other })).body).toMatchObject(twice)
    expect((await anna.patch('/user', { insurance_other, insurance_number: 'DK 1' })).body).toMatchObject({
      user: { insurance: null, insurance_other, insurance_number: 'DK 1' },
    })
    await anna.patch('/user', { insurance_id, insurance_number: null })
    expect((await anna.get('/user')).body).toMatchObject({
      insurance: { id: insurance_id },
      insurance_other: null,
    })
    const nameless = await anna.patch('/user', { insurance_other: { name: ' ', private: false } })
    expect(nameless.status).toBe(422)
  })

  it('takes no insurance that is unknown or withdrawn, but keeps one chosen before', async () => {
    expect((await anna.patch('/user', { insurance_id: newId() })).body).toMatchObject({
      status: 404,
      code: 'insurance_not_found',
    })
    const insurance_id = await addInsurance()
    await anna.patch('/user', { insurance_id })
    await platform.context.db.updateTable('insurances').set({ active: false }).execute()
    expect((await anna.patch('/user', { insurance_id, city: 'Bonn' })).status).toBe(200)
    await anna.patch('/user', { insurance_id: null })
    expect((await anna.patch('/user', { insurance_id })).status).toBe(404)
  })

  it('takes a picture one uploaded oneself', async () => {
    const other = await platform.run((context) => addPerson(context, { email: 'bert@beispiel.de' }))
    const [own, foreign] = [newId(), newId()]
    await platform.context.db
      .insertInto('images')
      .values([
        { id: own, owner_id: annaId, state: 'ready', content_type: 'image/png' },
        { id: foreign, owner_id: other, state: 'ready', content_type: 'image/png' },
      ])
      .execute()
    expect((await anna.patch('/user', { image: foreign })).status).toBe(404)
    expect((await anna.patch('/user', { image: own })).body).toMatchObject({
      user: { image_id: own, photo_url: `/api/image?id=${own}` },
      new_image: own,
    })
    expect((await anna.patch('/user', { image: null })).body).toMatchObject({ new_image: null })
  })
})
