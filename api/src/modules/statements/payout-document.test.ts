import { createHash } from 'node:crypto'
import { documentCalls } from '@kursportal/shared/contract'
import { codeOf, idOf, itemsOf } from '../../testing/answers.ts'
import { readPdf } from '../../testing/read-pdf.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { declarationOf, ISSUER } from '../money/documents/documents.fixtures.ts'
import { openMoneyWorld, type MoneyWorld } from '../money/money.fixtures.ts'

describe('the file of a document', () => {
  let platform: TestPlatform
  let money: MoneyWorld

  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    money = await openMoneyWorld(platform)
    await money.finish(6)
    await money.admin.put('/document-issuer', ISSUER)
  })

  const issued = async (declared: object) => {
    await money.owner.post('/payee-declaration', declarationOf(money.society_id, { ...declared }))
    const request_id = await money.bookedRequest(1_000)
    return one(request_id)
  }
  const one = async (request_id: string) => {
    const answer = await money.admin.get('/payout-documents', { request_id })
    const [document] = documentCalls.listPayoutDocuments.answer.parse(answer.body).items
    if (!document) throw new Error('no document')
    return document
  }
  const download = async (id: string, client = money.owner) => {
    const answer = await platform.app.inject({
      url: `/api/payout-document?document-id=${id}`,
      headers: { authorization: `Bearer ${client.sessionId}` },
    })
    expect(answer.headers['content-type']).toBe('application/pdf')
    return answer.rawPayload
  }

  it('is a tagged PDF that says all, the same bytes each time, with the hash that is told', async () => {
    const { id, request_id } = await issued({ status: 'vat_liable', vat_id: 'DE136695976' })
    const file = await download(id)
    const { pages, tagged, roles } = await readPdf(file)
    expect(tagged).toBe(true)
    expect(roles).toEqual(expect.arrayContaining(['H1', 'H2', 'Table', 'TH', 'TD']))
    expect(pages).toHaveLength(1)
    const words = pages.join(' ').replaceAll(/\s+/g, ' ')
    for (const word of [
      'Gutschrift 2026-00001',
      'Olga Öçal',
      'Kursportal GmbH',
      '8,40 €',
      '1,60 €',
      '10,00 €',
    ])
      expect(words).toContain(word)
    // Who changes name, colours or issuer afterwards changes no document.
    await money.admin.put('/document-issuer', { ...ISSUER, name: 'Andere GmbH' })
    await money.admin.patch('/society', { name: 'TSV Adler' }, { 'society-id': money.society_id })
    expect(await download(id, money.admin)).toEqual(file)
    expect((await one(request_id)).sha256).toBe(createHash('sha256').update(file).digest('hex'))
  })

  it('holds an electronic invoice as well where the issuer wants it, as PDF/A-3', async () => {
    await money.admin.put('/document-issuer', { ...ISSUER, electronic: true })
    const { id } = await issued({ status: 'vat_liable', vat_id: 'DE136695976' })
    const file = await download(id)
    const { pages, tagged, attachments, metadata } = await readPdf(file)
    expect(pages.join(' ')).toContain('2026-00001')
    expect(tagged).toBe(true)
    expect(attachments['factur-x.xml']).toContain('<ram:TypeCode>389</ram:TypeCode>')
    const raw = file.toString('latin1')
    expect(raw).toContain('/AFRelationship /Alternative')
    // The reader takes the later metadata, which stand behind the end of what was typeset.
    expect(metadata).toContain('<fx:DocumentFileName>factur-x.xml</fx:DocumentFileName>')
    expect(metadata).toContain('<pdfaid:part>3</pdfaid:part><pdfaid:conformance>A</pdfaid:conformance>')
    expect(metadata).toContain('<fx:ConformanceLevel>EN 16931</fx:ConformanceLevel>')
    const receipt = await download((await issued({ status: 'private' })).id)
    expect((await readPdf(receipt)).attachments).toEqual({})
  })

  it('is for those who lead the society and admins', async () => {
    const { id } = await issued({})
    const ask = (client: MoneyWorld['owner']) => client.get('/payout-document', { 'document-id': id })
    expect(codeOf(await ask(money.stranger))).toBe('404 not_found')
    expect((await ask(money.leader)).status).toBe(200)
  })

  it('notes the look of an admin who owns the society after the one it was issued to', async () => {
    const { id } = await issued({})
    const looks = async () =>
      itemsOf(await money.admin.get('/audit-log', { kind: 'reads' })).map(({ subject }) => subject)
    await download(id)
    expect(await looks()).toEqual([])
    const owner_id = idOf(await money.admin.get('/user'))
    await money.admin.patch('/society', { owner_id }, { 'society-id': money.society_id })
    await download(id, money.admin)
    expect(await looks()).toEqual(['2026-00001'])
  })
})
