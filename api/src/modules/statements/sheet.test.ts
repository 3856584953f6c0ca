import { codeOf } from '../../testing/answers.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { openMoneyWorld, type MoneyWorld } from '../money/money.fixtures.ts'

describe('the sheet for the wall', () => {
  let platform: TestPlatform
  let money: MoneyWorld

  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    money = await openMoneyWorld(platform)
  })

  it.each(['TSV Möwe', 'Turn- und Sportgemeinschaft '.repeat(4).trim(), 'Ñandú Žižka 山'])(
    'is one tagged page with what leads to the society: %s',
    async (name) => {
      await money.admin.patch('/society', { name }, { 'society-id': money.society_id })
      const { referral_code } = await platform.context.db
        .selectFrom('societies')
        .select('referral_code')
        .executeTakeFirstOrThrow()
      const answer = await platform.app.inject({
        url: `/api/society/sheet?society_id=${money.society_id}`,
        headers: { authorization: `Bearer ${money.owner.sessionId}` },
      })
      expect(answer.headers['content-type']).toBe('application/pdf')
      const { pages, tagged, roles } = await readPdf(answer.rawPayload)
      expect(pages).toHaveLength(1)
      expect(tagged).toBe(true)
      expect(roles).toEqual(expect.arrayContaining(['H1', 'Figure']))
      const words = pages.join(' ').replaceAll(/\s+/g, ' ')
      expect(words).toContain(`/e/${referral_code}`)
      expect(words).toContain('Scanne den Code')
    },
  )

  it('is for those who lead the society', async () => {
    const ask = (client: MoneyWorld['owner']) =>
      client.get('/society/sheet', { society_id: money.society_id })
    expect(codeOf(await ask(money.stranger))).toBe('404 not_found')
    expect((await ask(money.leader)).status).toBe(200)
  })
})
