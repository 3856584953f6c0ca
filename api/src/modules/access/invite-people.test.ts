import { addAccess } from '../../seed/scenarios/learning.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import { codeOf } from '../../testing/answers.ts'
import type { TestClient } from '../../testing/test-client.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'

describe('inviting to an access', () => {
  let platform: TestPlatform
  let eva: TestClient
  let accessId: string
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    await platform.reset()
    accessId = await platform.run(async (context) => {
      const owner_id = await addPerson(context, {
        email: 'eva@beispiel.de',
        first_name: 'Eva',
        last_name: 'Weiß',
        is_course_creator: true,
      })
      await addPerson(context, { email: 'other@beispiel.de', is_course_creator: true })
      return addAccess(context, { owner_id, name: 'Frühling', course_ids: [], user_ids: [] })
    })
    eva = await platform.as('eva@beispiel.de')
  })

  const invite = (client: TestClient, emails: string[]) =>
    client.post('/access/invitations', { emails }, { 'access-id': accessId })

  it('mails everybody the address once, and tells nothing of accounts', async () => {
    const sent = await invite(eva, ['neu@beispiel.de', 'Neu@Beispiel.de', 'other@beispiel.de'])
    expect(sent.body).toEqual({ sent: 2 })
    const { body } = await platform.client.get('/dev/outbox', { to: 'neu@beispiel.de' })
    expect(body).toMatchObject({
      total: 1,
      items: [
        {
          subject: 'Eva Weiß lädt dich ein: Frühling',
          text: expect.stringContaining(`/access/${accessId}`),
        },
      ],
    })
    expect((await eva.get('/access/users', { 'access-id': accessId })).body).toMatchObject({ total: 0 })
  })

  it('is for who manages it, with addresses that can be, to an access people can take', async () => {
    expect(codeOf(await invite(platform.client, ['a@beispiel.de']))).toBe('401 not_logged_in')
    const other = await platform.as('other@beispiel.de')
    expect(codeOf(await invite(other, ['a@beispiel.de']))).toBe('404 not_found')
    expect(codeOf(await invite(eva, ['a@beispiel']))).toBe('422 validation_failed')
    expect(codeOf(await invite(eva, []))).toBe('422 validation_failed')
    await eva.patch('/access', { for_societies: true }, { 'access-id': accessId })
    expect(codeOf(await invite(eva, ['a@beispiel.de']))).toBe('409 societies_enabled')
  })
})
