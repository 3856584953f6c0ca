import { addPerson } from '../../seed/scenarios/people.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, TEST_PASSWORD, type TestPlatform } from '../../testing/test-platform.ts'

const newcomer = {
  email: 'nele@beispiel.de',
  password: 'Sonnenhut-42-gelb',
  first_name: 'Nele',
  last_name: 'Neu',
  birth_date: '1990-03-04',
  consents: { terms_of_use: true, privacy: true },
}

/** How many answers had which status. */
const statuses = (answers: readonly { status: number }[]) => {
  const counts: Record<number, number> = {}
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1
  return counts
}

describe('accounts on PostgreSQL, everything at once', () => {
  let platform: TestPlatform
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(() => platform.reset())

  const atOnce = <T>(times: number, run: () => Promise<T>) => Promise.all(Array.from({ length: times }, run))

  const codeOfNewcomer = async () => {
    await platform.client.put('/user', newcomer)
    const mail = await platform.context.db.selectFrom('mails').select('text').executeTakeFirstOrThrow()
    return / {4}([A-Z0-9]{8})$/m.exec(mail.text)?.[1] ?? ''
  }

  it('a code allows five tries, however many come at the same time', async () => {
    await codeOfNewcomer()
    const answers = await atOnce(30, () => platform.client.post('/user', { ...newcomer, code: 'AAAAAAAA' }))
    expect(statuses(answers)).toEqual({ 403: 5, 410: 25 })
  })

  it('a registration that is sent several times makes one account', async () => {
    const code = await codeOfNewcomer()
    const answers = await atOnce(5, () => platform.client.post('/user', { ...newcomer, code }))
    expect(statuses(answers)[200]).toBe(1)
    expect(await platform.context.db.selectFrom('users').select('email').execute()).toHaveLength(1)
    expect(await platform.context.db.selectFrom('consents').select('id').execute()).toHaveLength(2)
  })

  it('two admins who dismiss each other leave one', async () => {
    const ids = await platform.run(async (context) => [
      await addPerson(context, { email: 'one@beispiel.de', is_admin: true }),
      await addPerson(context, { email: 'two@beispiel.de', is_admin: true }),
    ])
    const [one, two] = [await platform.as('one@beispiel.de'), await platform.as('two@beispiel.de')]
    const dismiss = (admin: TestClient, userId: string | undefined) =>
      admin.inject({
        method: 'PATCH',
        url: `/api/user/permissions?user-id=${userId}`,
        payload: { admin: false },
        headers: { 'x-admin-password': TEST_PASSWORD },
      })
    const answers = await Promise.all([dismiss(one, ids[1]), dismiss(two, ids[0])])
    expect(statuses(answers)).toMatchObject({ 200: 1 })
    const admins = await platform.context.db
      .selectFrom('users')
      .select('id')
      .where('is_admin', '=', true)
      .execute()
    expect(admins).toHaveLength(1)
  })

  it('an admin who saves a legal text at the same time as another loses nothing silently', async () => {
    await platform.run((context) => addPerson(context, { email: 'admin@beispiel.de', is_admin: true }))
    const admin = await platform.as('admin@beispiel.de')
    let number = 0
    const answers = await atOnce(6, () =>
      admin.patch('/legal', { type: 'imprint', content: `Fassung ${(number += 1)}` }),
    )
    const { 200: saved = 0 } = statuses(answers)
    expect(Object.keys(statuses(answers)).filter((status) => !['200', '409'].includes(status))).toEqual([])
    const versions = await platform.context.db.selectFrom('legal_texts').select('version').execute()
    expect(versions).toHaveLength(saved)
  })
})
