import type { DocumentContent } from '../money/documents/document-content.ts'
import { documentContent, party } from './document-content.fixtures.ts'
import { documentWords } from './document-words.rules.ts'

const saidBy = (more: Partial<DocumentContent>): string =>
  JSON.stringify(documentWords(documentContent(more)))

it.each([
  [{}, ['Gutschrift', 'Steuernummer 26 815 08152', '84,03', '15,97', 'Umsatzsteuer 19 %', '100,00']],
  [{ treatment: 'small_business' as const, net: 10_000, tax: 0, rate: 0 }, ['§ 19 UStG', 'Gutschrift']],
  [
    {
      treatment: 'reverse_charge' as const,
      payee: { ...party, name: 'A', country: 'AT', vat_id: 'ATU12345678' },
    },
    ['Steuerschuldnerschaft des Leistungsempfängers', 'Österreich', 'ATU12345678', 'DE136695976'],
  ],
  [
    { kind: 'receipt' as const, treatment: 'none' as const },
    ['Auszahlungsbeleg', 'keine Gutschrift im Sinn'],
  ],
  [
    {
      kind: 'cancellation' as const,
      total: -10_000,
      cancels: { number: '2026-00001', issued_on: '2026-07-01', kind: 'credit_note' as const },
      reason: 'Doppelt',
    },
    [
      'Stornobeleg',
      'Gutschrift 2026-00001 vom 01.07.2026',
      'Doppelt',
      '01.01.2026 bis 01.07.2026',
      '-100,00',
    ],
  ],
  [{ year: 2025 }, ['01.01.2025 bis 31.12.2025', 'Provision 2025']],
  [{ finishes: 1 }, ['1\u00a0Abschluss"']],
])('says of %j what has to stand there', (more, words) => {
  for (const word of words) expect(saidBy(more)).toContain(word)
})

const earlier = [
  { number: '2026-00004', kind: 'credit_note' as const, total: 5_000 },
  { number: '2026-00006', kind: 'receipt' as const, total: 1_250 },
]

it('says from the second one of a year on that it settles a further part, and names the others', () => {
  const said = saidBy({ earlier, finishes: 30 })
  expect(said).toContain('Weiterer Teil der Provision 2026')
  expect(said).toContain('insgesamt 30\u00a0Abschlüsse')
  expect(said).toMatch(/Gutschrift 2026-00004 über 50,00\s€, Auszahlungsbeleg 2026-00006 über 12,50\s€/)
  expect(saidBy({ earlier: [] })).not.toContain('eiterer Teil')
  const cancels = { number: '2026-00007', issued_on: '2026-08-01', kind: 'credit_note' as const }
  expect(saidBy({ earlier, kind: 'cancellation', cancels })).not.toContain('schon abgerechnet')
})

it('mentions no VAT on what holds none', () => {
  expect(saidBy({ treatment: 'small_business', kind: 'credit_note' })).not.toContain('Umsatzsteuer 19')
  expect(saidBy({ treatment: 'none', kind: 'receipt' })).not.toContain('"Gutschrift"')
})
