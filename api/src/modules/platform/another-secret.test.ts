import { createSecrets } from '../../platform/secrets.ts'
import { addFinish } from '../../seed/scenarios/finishes.ts'
import { addPerson } from '../../seed/scenarios/people.ts'
import { codeOf } from '../../testing/answers.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { IBAN } from '../../testing/values.ts'
import { openMoneyWorld, reason, type MoneyWorld } from '../money/money.fixtures.ts'
import { societyInviting } from '../societies/invite-to-society.ts'

const before = 'a former secret for tests, at least thirty-two characters'
const after = 'another secret for tests, at least thirty-two characters'

/** What is stored as a signature, and compared, holds when the platform gets another secret. */
describe('another secret', () => {
  let platform: TestPlatform
  let money: MoneyWorld
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    platform.services.secrets = createSecrets(before)
    money = await openMoneyWorld(platform)
  })
  const swap = () => {
    platform.services.secrets = createSecrets(after, [before])
  }

  it('takes a code that was sent before', async () => {
    const nora = { first_name: 'Nora', last_name: 'Neu', email: 'nora@beispiel.de' }
    await money.admin.post('/users/invite', nora)
    const { body } = await platform.client.get('/dev/outbox', { to: nora.email })
    const [mail] = (body as { items: { text: string }[] }).items
    const code = /^\W*([A-Z0-9]{8})\W*$/m.exec(mail?.text ?? '')?.[1] ?? ''
    swap()
    const set = (typed: string) =>
      platform.client.patch('/password', { email: nora.email, code: typed, password: 'Ein-gutes-Wort-26' })
    expect(codeOf(await set('AAAAAAAA'))).toBe('403 invalid_code')
    expect(codeOf(await set(code))).toBe('204')
    expect(codeOf(await set(code))).toBe('403 invalid_code')
  })

  it('counts who registers again once a year', async () => {
    const { society_id, course_id } = money
    const finish = () =>
      platform.run(async (context) => {
        await context.db.deleteFrom('users').where('email', '=', 'mia@beispiel.de').execute()
        const user_id = await addPerson(context, { email: 'mia@beispiel.de' })
        await context.db.updateTable('users').set({ society_id }).where('id', '=', user_id).execute()
        return addFinish(context, { user_id, course_id, finished_at: platform.clock.now() })
      })
    expect(await finish()).toMatchObject({ number: 1 })
    swap()
    expect(await finish()).toMatchObject({ number: 1 })
    expect((await money.figures()).progress.finishes).toBe(1)
  })

  it('knows whom a society invited', async () => {
    const invite = () =>
      money.owner.post('/society/invitations', { society_id: money.society_id, emails: ['Mia@Beispiel.de'] })
    expect((await invite()).body).toMatchObject({ sent: 1, paused: 0 })
    swap()
    expect((await invite()).body).toMatchObject({ sent: 0, paused: 1 })
    expect(await platform.run((context) => societyInviting(context, 'mia@beispiel.de'))).toBe(
      money.society_id,
    )
  })

  it('knows the account a bank refused, until it is trusted again', async () => {
    await money.finish(6)
    await money.admin.put('/payout-account', { holder: 'Kursportal GmbH', iban: IBAN, bic: null })
    const request_id = await money.bookedRequest(1_000)
    await money.admin.post('/sepa-export', {})
    await money.admin.post('/society/payout-return', { request_id, reason })
    swap()
    expect((await money.figures()).payout.obstacles).toEqual(['account_returned'])
    await money.admin.post('/society/transaction', { request_id })
    expect((await money.figures()).payout.obstacles).toEqual([])
  })
})
