import { createHash } from 'node:crypto'
import { readPdf } from '../../testing/read-pdf.ts'
import { openTestPlatform, type TestPlatform } from '../../testing/test-platform.ts'
import { IBAN } from '../../testing/values.ts'
import { arrangeCertificates, COURSE, type CertificateWorld } from '../../testing/certificate-world.ts'

describe('the file of a certificate', () => {
  let platform: TestPlatform
  let world: CertificateWorld
  beforeAll(async () => {
    platform = await openTestPlatform()
  })
  afterAll(() => platform.close())
  beforeEach(async () => {
    world = await arrangeCertificates(platform)
  })

  it('is a tagged PDF for everybody that names its language, title, parts and pictures', async () => {
    await world.finish()
    const { id, check_url, number } = await world.confirm()
    const { bytes, headers } = await world.fileOf(id)
    expect(headers).toMatchObject({
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="Bescheinigung-${number}.pdf"`,
      'cache-control': 'private, no-store',
    })
    const pdf = await readPdf(bytes)
    expect(pdf).toMatchObject({ title: 'Teilnahmebescheinigung', tagged: true })
    expect(pdf.metadata).toMatch(/pdfuaid:part(="|>)1/)
    expect(pdf.roles).toEqual(
      // What is named and what it is: terms with their descriptions, nothing a table without headings could say.
      expect.arrayContaining(['Document', 'H1', 'P', 'L', 'LI', 'Lbl', 'LBody', 'Figure']),
    )
    expect(pdf.alternatives[0]).toBe(`QR-Code, der zu ${check_url} führt`)
    expect(pdf.links).toContain(check_url)
    expect(pdf.pages).toHaveLength(2)
    expect(pdf.pages[0]).toContain('(Vor- und Nachname) Anna Ärmel Kurs')
    expect(pdf.pages[0]).toContain('Zeitraum (von – bis) 22.10.2026 bis')
    expect(pdf.roles).not.toContain('Table')
    expect(pdf.pages[0]).toContain(`Kurs ${COURSE}`)
    expect(pdf.pages[0]).toContain('8 von 8 Kurseinheiten à 45 Minuten')
    expect(pdf.pages[0]).toContain('Der Anbieter erklärt: • Die Kursgebühr wird nicht mit Mitgliedsbeiträgen')
    expect(pdf.pages[0]).toContain(number)
    expect(pdf.pages[1]).toContain('Lindenkasse')
  })

  it('of a course of one day names the day once', async () => {
    await world.finish()
    await platform.context.db
      .updateTable('participations')
      .set({ started_at: new Date('2026-11-20T08:00:00Z'), finished_at: new Date('2026-11-20T16:00:00Z') })
      .execute()
    const { id } = await world.confirm()
    const [page] = (await readPdf((await world.fileOf(id)).bytes)).pages
    expect(page).toContain('Zeitraum (von – bis) 20.11.2026 Teilnahme')
    expect(page).not.toContain('20.11.2026 bis')
  })

  it('stays to the byte what it was after person, course, template and settings were changed', async () => {
    await world.finish()
    const before = await world.confirm()
    const file = (await world.fileOf(before.id)).bytes
    expect(createHash('sha256').update(file).digest('hex')).toBe(before.sha256)
    const admin = await platform.as('admin@beispiel.de')
    await world.anna.patch('/user', { first_name: 'Berta', last_name: 'Anders', city: 'Bonn' })
    await admin.put('/template', { subject: 'Urkunde', body: 'Anders {{ name }}' }, { key: 'certificate' })
    await admin.patch('/settings', { name: 'Anderes Portal', colors: { primary: '#aa0000' } })
    await platform.context.db.updateTable('courses').set({ title: 'Anderer Kurs' }).execute()
    expect((await world.fileOf(before.id)).bytes.equals(file)).toBe(true)
    expect((await readPdf(file)).pages[0]).toContain('Anna Ärmel')
    expect((await world.anna.get('/certificate', { 'certificate-id': before.id })).body).toEqual(before)
    expect((await world.check(before.number)).body).toMatchObject({
      facts: before.facts,
      sha256: before.sha256,
    })
  })

  it('cannot be changed or removed in the database either', async () => {
    await world.finish()
    await world.confirm()
    const { db } = platform.context
    await expect(db.updateTable('certificates').set({ number: 'x' }).execute()).rejects.toThrow(
      'never changes',
    )
    await expect(db.updateTable('certificates').set({ facts: '{}' }).execute()).rejects.toThrow(
      'never changes',
    )
    await expect(db.deleteFrom('certificates').execute()).rejects.toThrow('stays')
  })

  it('says what an admin worded, and runs nothing that anybody wrote', async () => {
    const admin = await platform.as('admin@beispiel.de')
    const body = '## Hiermit\n\n**{{ name }}** hat #panic("x") $a$ @b `c` <d> geschafft.\n\n- eins\n- zwei'
    await admin.put('/template', { subject: 'Urkunde #1', body }, { key: 'certificate' })
    await world.finish()
    const name = '*Anna* #read("/etc/passwd") [x](y) \\ "'
    const { id } = await world.confirm({ ...world.complete(), first_name: name })
    const { pages, title } = await readPdf((await world.fileOf(id)).bytes)
    expect(title).toBe('Urkunde #1')
    expect(pages[0]).toContain(`${name} Ärmel hat #panic("x") $a$ @b c <d> geschafft.`)
    expect(pages[0]).toMatch(/• eins.*• zwei/)
  })

  it.each([
    ['Łukasz Nguyễn-Þórsson', 'Łukasz Nguyễn-Þórsson'],
    ['Nguyễn Thị', 'Nguyễn Thị'],
    ['ịọụẹạ ỵ ễộớữẳậ', 'ịọụẹạ ỵ ễộớữẳậ'],
    ['Đặng-Phượng', 'Đặng-Phượng'],
    ['Оксана Шевченко', 'Оксана Шевченко'],
    ['王小明', 'WangXiaoMing'],
    ['سلام', 'سلام'],
    ['محمد علی\u200Cرضا', '.*محمد'],
    ['שלום', 'שלום'],
    ['Ελένη', 'Ελένη'],
    // Signs that share a glyph are told by ActualText, which this reader does not heed: it repeats them.
    ['अनिता', 'अ[निता]+'],
    ['অনিতা', 'অ[নিতা]+'],
    ['ანა', 'ანა'],
    ['Անի', 'Անի'],
    ['Zoë 🌻🌻', 'Zoë'],
    ['Zoë 👍🏽 2', 'Zoë 2'],
    ['ẞ ﬁ Ⅻ 𝔄', 'ẞ.*'],
  ])('prints the name %s so that it can be read out of the file', async (first_name, read) => {
    await world.finish()
    const { id, facts } = await world.confirm({ ...world.complete(), first_name })
    expect(facts.name).toBe(`${first_name} Ärmel`)
    const [page = ''] = (await readPdf((await world.fileOf(id)).bytes)).pages
    expect(page).toMatch(new RegExp(`\\(Vor- und Nachname\\) ${read} Ärmel Kurs`))
  })

  it('keeps nothing readable of insurance, account and signature in the database', async () => {
    await world.finish()
    await world.confirm({ ...world.complete(), insurance_id: world.ids.strict, iban: IBAN })
    const row = await platform.context.db.selectFrom('certificates').selectAll().executeTakeFirstOrThrow()
    const everything = Object.values(row)
      .map((value) => (Buffer.isBuffer(value) ? value.toString('latin1') : JSON.stringify(value)))
      .join(' ')
    expect(everything).not.toMatch(/A123456780|DE8937|Nordlicht|%PDF/)
  })
})
