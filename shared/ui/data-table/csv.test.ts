import { COUNTED } from '../../domain/counted.ts'
import { csvOf, readAll, readCsv, rowsOf } from './csv.ts'
import type { Column } from './table-types.ts'

type Row = { name: string; sum: string }
const columns: Column<Row>[] = [
  { key: 'name', header: 'Name', cell: ({ name }) => name, text: ({ name }) => name },
  { key: 'menu', header: 'Aktionen', cell: () => null },
  { key: 'sum', header: 'Verdient', cell: ({ sum }) => sum, text: ({ sum }) => sum },
]

describe('a table as a file', () => {
  it('has umlauts, semicolons, quotes, and no formula', async () => {
    const rows = [
      { name: 'Großmann; Wilhelmine', sum: '12,50' },
      { name: '=HYPERLINK("https://evil.example")', sum: '"0"' },
    ]
    expect(await csvOf(rowsOf(columns, rows))).toBe(
      [
        '\uFEFFName;Verdient',
        '"Großmann; Wilhelmine";12,50',
        `"'=HYPERLINK(""https://evil.example"")";"""0"""`,
      ].join('\r\n'),
    )
  })

  it.each([
    '=1+1',
    '+49 170',
    '@SUM(A1)',
    '-1+1',
    '\t=1',
    '\r=1',
    ' =1+1',
    '\n=1+1',
    '=cmd|A0\nzweite Zeile',
    '＝1+1',
  ])('has no formula of %j', async (words) => {
    expect(await csvOf([[words, 'Ende']])).toBe(`\uFEFF"'${words}";Ende`)
  })

  it('keeps what a spreadsheet reads as a number or a moment', async () => {
    expect(await csvOf([['-1.234,50\u00A0€', '42\u00A0%', '-7', '3.11.2026', '24.10.2026, 12:22']])).toBe(
      '\uFEFF-1.234,50 €;42 %;-7;3.11.2026;24.10.2026 12:22',
    )
  })

  it.each([
    ['UTF-8', Buffer.from('Vorname;Ort\r\nJörg;"Bad; Soden"\r\n')],
    ['UTF-8 with its mark', Buffer.from('\uFEFFVorname;Ort\nJörg;"Bad; Soden"\n')],
    ['what Excel wrote before', Buffer.from('Vorname;Ort\nJörg;"Bad; Soden"\n', 'latin1')],
    ['what Excel calls Unicode', Buffer.from('\uFEFFVorname\tOrt\nJörg\t"Bad; Soden"\n', 'utf16le')],
    ['commas', Buffer.from('Vorname,Ort\nJörg,"Bad; Soden"\n')],
  ])('is read from %s', async (_name, bytes) => {
    const rows = await readCsv({ arrayBuffer: () => Promise.resolve(new Uint8Array(bytes).buffer) })
    expect(rows.slice(0, 2)).toEqual([
      ['Vorname', 'Ort'],
      ['Jörg', 'Bad; Soden'],
    ])
  })

  it('is refused with the line where a quotation mark is never closed', async () => {
    const { buffer } = new TextEncoder().encode('Vorname;Nachname\n"Anna;Weiß\nJörg;Öz\n')
    const reading = readCsv({ arrayBuffer: () => Promise.resolve(buffer) })
    await expect(reading).rejects.toMatchObject({ name: 'OpenQuote', line: 2 })
  })

  it('is read to its end where it was not counted to the end', async () => {
    const all = Array.from({ length: 10_250 }, (_, number) => number)
    const rows = await readAll(({ limit, offset }) =>
      Promise.resolve({ items: all.slice(offset, offset + limit), total: COUNTED + 1 }),
    )
    expect(rows).toEqual(all)
  })

  it('is read page after page until nothing is left', async () => {
    const all = Array.from({ length: 450 }, (_, number) => number)
    const asked: number[] = []
    const rows = await readAll(({ limit, offset }) => {
      asked.push(offset)
      return Promise.resolve({ items: all.slice(offset, offset + limit), total: all.length })
    })
    expect(rows).toEqual(all)
    expect(asked).toEqual([0, 200, 400])
  })

  it('tells how far it is, and stops where it is told to', async () => {
    const controller = new AbortController()
    const told: number[] = []
    const reading = readAll(() => Promise.resolve({ items: [1, 2, 3], total: 9 }), {
      signal: controller.signal,
      onProgress: (done, total) => {
        told.push(done, total)
        if (done === 6) controller.abort()
      },
    })
    await expect(reading).rejects.toThrow('abort')
    expect(told).toEqual([3, 9, 6, 9])
  })

  it('ends when rows vanish meanwhile', async () => {
    expect(await readAll(() => Promise.resolve({ items: [], total: 9 }))).toEqual([])
  })
})
