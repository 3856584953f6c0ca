import type { WebSocket } from '@fastify/websocket'
import { idOf } from '../../testing/answers.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { IBAN } from '../../testing/values.ts'
import { openMoneyWorld, type MoneyWorld } from './money.fixtures.ts'

describe('the WebSocket that tells of payouts', () => {
  let platform: TestPlatform
  let money: MoneyWorld
  let socket: WebSocket | undefined
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    money = await openMoneyWorld(platform)
  })
  afterEach(() => socket?.terminate())

  const headersOf = (sessionId: string | undefined) => ({ cookie: `session_id=${sessionId}` })

  it('is for admins only', async () => {
    await expect(platform.app.injectWS('/payout-changes', {})).rejects.toThrow('401')
    const headers = headersOf(money.owner.sessionId)
    await expect(platform.app.injectWS('/payout-changes', { headers })).rejects.toThrow('403')
  })

  it('tells which payout was requested, decided and put into a bank file', async () => {
    await money.finish(6)
    socket = await platform.app.injectWS('/payout-changes', { headers: headersOf(money.admin.sessionId) })
    const next = () =>
      new Promise<unknown>((resolve) =>
        socket?.once('message', (message: Buffer) => resolve(JSON.parse(message.toString()))),
      )
    const asked = next()
    const request_id = idOf(await money.request(1_000))
    expect(await asked).toEqual({ request_id })
    const booked = next()
    await money.admin.post('/society/transaction', { request_id })
    expect(await booked).toEqual({ request_id })
    const exported = next()
    await money.admin.put('/payout-account', { holder: 'Kursportal GmbH', iban: IBAN, bic: null })
    await money.admin.post('/sepa-export', {})
    expect(await exported).toEqual({ request_id })
  })
})
