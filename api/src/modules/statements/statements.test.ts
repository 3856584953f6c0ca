import { codeOf, idOf } from '../../testing/answers.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { openMoneyWorld, type MoneyWorld } from '../money/money.fixtures.ts'

describe('the statement of a month', () => {
  let platform: TestPlatform
  let money: MoneyWorld

  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    money = await openMoneyWorld(platform)
  })

  const read = (month: string, client = money.owner) =>
    client.get('/society/statement', { society_id: money.society_id, month })
  /** What the paper of the owner says. */
  const words = async (month: string) => {
    const file = await platform.app.inject({
      url: `/api/society/statement?society_id=${money.society_id}&month=${month}`,
      headers: { authorization: `Bearer ${money.owner.sessionId}` },
    })
    expect(file.headers['content-type']).toBe('application/pdf')
    const { pages, tagged, roles } = await readPdf(file.rawPayload)
    expect(tagged).toBe(true)
    expect(roles).toEqual(expect.arrayContaining(['H1', 'Table', 'TH', 'TD']))
    return pages.join(' ')
  }

  it('adds up with the ledger, names nobody, and is a tagged PDF', async () => {
    await money.finish(6)
    await money.bookedRequest(1_000)
    await money.later('2026-09-02T10:00:00Z')
    const withdrawn = idOf(await money.request(500))
    await money.owner.delete('/transaction-request', { 'request-id': withdrawn })
    const august = await words('2026-08')
    expect(august).toContain('Abrechnung August 2026')
    expect(august).toMatch(/Verfügbar am Ende\s*20,00\s€/)
    expect(august).not.toContain('Beantragt')
    expect(august).toMatch(/6\.\sAbschluss \(2026\)/)
    expect(august).not.toContain('Beispiel')
    const september = await words('2026-09')
    expect(september).toMatch(/Verfügbar zu Beginn\s*20,00\s€/)
    expect(september).toContain('Auszahlung zurückgezogen')
    expect(september).toMatch(/Verfügbar am Ende\s*20,00\s€/)
    expect(await words('2026-07')).toContain('Keine Buchung in diesem Monat')
  })

  it('says what is requested and not decided, so that its head adds up', async () => {
    await money.finish(6)
    await money.request(1_000)
    const august = await words('2026-08')
    expect(august).toMatch(/Verdient\s*30,00\s€/)
    expect(august).toMatch(/Beantragt zu Beginn\s*0,00\s€/)
    expect(august).toMatch(/Verfügbar am Ende\s*20,00\s€/)
    expect(august).toMatch(/Beantragt am Ende\s*10,00\s€/)
    await money.later('2026-09-02T10:00:00Z')
    expect(await words('2026-09')).toMatch(/Beantragt zu Beginn\s*10,00\s€/)
  })

  it('is for those who lead the society, and of no month to come', async () => {
    expect(codeOf(await read('2026-08', money.stranger))).toBe('404 not_found')
    expect(codeOf(await read('2026-10'))).toBe('404 not_found')
    expect(codeOf(await read('2026-13'))).toBe('422 validation_failed')
    expect((await read('2026-08', money.leader)).status).toBe(200)
  })
})
